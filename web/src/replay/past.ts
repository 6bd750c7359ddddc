// A line of the log opens the player: the board as it was then, act by act through its phase and those beside it. What the player
// looked at, had chosen and was told is kept, and is back when the past is left.
import { batch, effect, type Signal } from "@preact/signals";
import * as api from "../state/api.ts";
import { aimed, returnTo } from "../board/camera.ts";
import { lang } from "../state/settings.ts";
import { begun } from "../state/sketch.ts";
import {
  chosen,
  cursor,
  fanned,
  gameId,
  hexByNumber,
  hinted,
  inspected,
  log,
  looked,
  looking,
  page,
  pending,
  pendingLook,
  pieceByKey,
  refusals,
  screen,
  side,
  tellFault,
} from "../state/store.ts";
import { act, acts, first, formations, fresh, place, playing, showAct, shown, stop, tape } from "../state/watch.ts";
import type { LogLine } from "../wire.ts";
import { opening, tapeOf, type Act } from "./reel.ts";
import { stretches } from "./story.ts";

/** The stretch of the log that is shown, of how many. */
let stretch = 0;
/** What is asked for last; what comes for an earlier wish is dropped. */
let wish = 0;

/** Show the act of a line, and let the player go on from there. */
export async function openAt(line: LogLine): Promise<void> {
  const those = stretches(log.value);
  const nth = those.findLastIndex((each) => line.at > each.since);
  const found = await fetched(Math.max(0, nth));
  if (!found) return;
  const at = found.findIndex((each) => each.lines.some((one) => one.at === line.at && one.text === line.text));
  play(found, Math.max(0, at), Math.max(0, nth));
}

/** The acts of a stretch; null if they could not be fetched, or something else was wished meanwhile. */
async function fetched(nth: number): Promise<Act[] | null> {
  const mine = ++wish;
  const span = stretches(log.value)[nth];
  if (!span) return null;
  const lines = log.value;
  const reel = await api.reel(gameId(), side.value, span.since, span.until).catch(tellFault);
  if (!reel || mine !== wish) return null;
  formations.value = reel.formations;
  const early = span.since ? [] : lines.filter((line) => line.at <= span.since);
  const told = tapeOf(reel, lines, { pieces: pieceByKey.value, hexes: hexByNumber.value });
  return [...early.map((line) => opening(reel.start, line)), ...told];
}

function play(found: Act[], at: number, nth: number): void {
  const kept = tape.peek() ?? { beyond, leave: keep() };
  batch(() => {
    stretch = nth;
    acts.value = found;
    first.value = fresh.value = 0;
    place.value = -1;
    tape.value = kept;
  });
  showAct(at);
}

/** Before the first act of a stretch and after its last: the next one that has acts; after the last of all is now. */
async function beyond(by: 1 | -1): Promise<void> {
  const wasPlaying = playing.value;
  const those = stretches(log.value);
  for (let nth = stretch + by; nth >= 0 && nth < those.length; nth += by) {
    const found = await fetched(nth);
    if (!found || !tape.peek()) return;
    if (found.length) {
      play(found, by > 0 ? 0 : found.length - 1, nth);
      playing.value = wasPlaying;
      return;
    }
  }
  if (by > 0) stop();
}

/** What a look at the past changes, or may change: it is as it was when the past is left. */
const WATCHED = [acts, formations, first, fresh, shown] as Signal<unknown>[];
const CHOSEN = [chosen, cursor, fanned, inspected, begun, looking, looked] as Signal<unknown>[];
const ASKED = [pending, pendingLook, hinted, refusals] as Signal<unknown>[];

/** Keep what the player sees and has chosen; what is returned brings it back. */
function keep(): () => void {
  const [view, version] = [aimed(), screen.value?.version];
  const [watched, had] = [keptOf(WATCHED), keptOf([...CHOSEN, ...ASKED])];
  return () => {
    wish++;
    batch(() => {
      watched();
      if (screen.value?.version === version) had();
    });
    returnTo(view);
  };
}

/** What signals hold now; what is returned sets them to it again. */
function keptOf(those: Signal<unknown>[]): () => void {
  const were = those.map((each) => each.peek());
  return () => those.forEach((each, nth) => (each.value = were[nth]));
}

/** In another language the same act again, as soon as the log has come in it. */
let spoken = lang.peek();
effect(() => {
  if (spoken === lang.value) return;
  spoken = lang.value;
  const line = act.peek()?.lines[0];
  const nth = line ? log.peek().indexOf(line) : -1;
  const was = page.peek();
  if (!tape.peek() || nth < 0) return;
  const wait = page.subscribe((now) => {
    if (now === was) return;
    queueMicrotask(() => wait());
    const again = now?.log[nth];
    if (again && tape.peek()) void openAt(again);
  });
});
