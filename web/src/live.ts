// Live updates: a socket that reconnects by itself, and patches applied to the screen.
import { liveAddress } from "./api.ts";
import { lang } from "./settings.ts";
import { typeset } from "./typeset.ts";
import type * as wire from "./wire.ts";

/** A merge patch (RFC 7386): null removes, objects are merged, everything else replaces. */
export function merged(into: unknown, patch: unknown): unknown {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const base = into !== null && typeof into === "object" && !Array.isArray(into) ? { ...(into as Record<string, unknown>) } : {};
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

  const connect = () => {
    socket = new WebSocket(liveAddress(game, side, since()));
    socket.onopen = () => {
      wait = FIRST_WAIT;
      state(true);
    };
    socket.onmessage = (event) => hear(JSON.parse(typeset(event.data as string, lang.peek())) as wire.Live);
    socket.onclose = () => {
      if (over) return;
      state(false);
      timer = window.setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  };
  connect();
  return () => {
    over = true;
    clearTimeout(timer);
    socket?.close();
  };
}
