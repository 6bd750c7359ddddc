// Live updates: a socket that reconnects by itself, and patches applied to the screen.
import { isThere, liveAddress } from "./api.ts";
import type * as wire from "../wire.ts";

/** A merge patch (RFC 7386): null removes, objects are merged, everything else replaces. */
export function merged(into: unknown, patch: unknown): unknown {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const base =
    into !== null && typeof into === "object" && !Array.isArray(into) ? { ...(into as Record<string, unknown>) } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete base[key];
    else base[key] = merged(base[key], value);
  }
  return base;
}

/** The page after a change; null if the change does not apply to this version and the whole page must be fetched. */
export function changed(page: wire.Page, change: wire.Change): wire.Page | null {
  if (page.screen.version !== change.since) return null;
  return {
    screen: merged(page.screen, change.patch) as wire.Screen,
    log: [...page.log.slice(0, change.keep), ...change.log],
  };
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** A socket that has been silent for so many milliseconds is asked about: a connection may stop forwarding without closing. */
const SILENCE = 20_000;
/** After so many silences in a row it is made anew even if the server answers: it may hang on its own. */
const SILENCES = 3;

/** Listen to a game as one side until stopped; `since` gives the known version on reconnecting. */
export function listen(
  game: string,
  side: string,
  since: () => number,
  hear: (live: wire.Live) => void,
  state: (connected: boolean) => void,
): () => void {
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT;
  let over = false;
  let timer = 0;
  let beat = 0;

  // A socket that is given up may never say that it is closed: it is closed here, and heard no more.
  const drop = (lost: WebSocket): boolean => {
    if (over || socket !== lost) return false;
    lost.onopen = lost.onmessage = lost.onclose = null;
    lost.close();
    socket = null;
    clearTimeout(beat);
    return true;
  };
  const lose = (lost: WebSocket) => {
    if (!drop(lost)) return;
    state(false);
    timer = window.setTimeout(connect, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
  const listenOn = (to: WebSocket, silences = 1) => {
    clearTimeout(beat);
    beat = window.setTimeout(async () => {
      const answers = await isThere();
      if (over || socket !== to) return;
      if (!answers) lose(to);
      else if (silences < SILENCES) listenOn(to, silences + 1);
      else if (drop(to)) connect();
    }, SILENCE);
  };
  const connect = () => {
    const made = new WebSocket(liveAddress(game, side, since()));
    socket = made;
    listenOn(made);
    made.onopen = () => {
      wait = FIRST_WAIT;
      state(true);
      if (document.hidden) sayShown();
    };
    made.onmessage = (event) => {
      listenOn(made);
      hear(JSON.parse(event.data as string) as wire.Live);
    };
    made.onclose = () => lose(made);
  };
  /** Tell the others at the table whether this page is looked at. */
  const sayShown = () => {
    if (socket?.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ visible: !document.hidden } satisfies wire.Shown));
  };
  document.addEventListener("visibilitychange", sayShown);
  connect();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", sayShown);
    clearTimeout(timer);
    clearTimeout(beat);
    socket?.close();
  };
}
