// Watching what the others did: which acts there are, where one is among them, and whether they play by themselves. While an act is shown the
// map shows the past; before the first and after the last it shows now, and the question can be answered.
import { batch, computed, effect, signal } from "@preact/signals";
import * as api from "./api.ts";
import { aimed, bringIn, isInView, returnTo } from "../board/camera.ts";
import { direct } from "../board/glide.tsx";
import { isStill } from "../board/motion.ts";
import type { View } from "../board/lens.ts";
import { lasts, stepped } from "../replay/pacing.ts";
import type { Act } from "../replay/reel.ts";
import { route } from "../app/route.ts";
import { isBriefingDue } from "../panel/briefed.ts";
import { hasCompany } from "../people/company.ts";
import { lang, speed } from "./settings.ts";
import {
  announced,
  asked,
  curtain,
  detour,
  fanned,
  hexByNumber,
  kit,
  log,
  marked,
  page,
  past,
  pending,
  pieceByKey,
  screen,
  sheet,
  side,
  tellFault,
} from "./store.ts";
import { t } from "../shared/text.ts";
import type { Screen } from "../wire.ts";

/** Fewer acts than these are told in one line; where both sides act in one phase, twice as many. */
const HANDFUL = 5;
/** How fast acts follow each other, and the longest a counter glides. */
const PACES = { slow: 0.6, normal: 1, fast: 2.2, off: 1 };
const GLIDES = 620;
/** How long the news is shown before the acts play by themselves. */
const NEWS = 2600;

/** The acts since our last turn, and the names of formations in them. */
export const acts = signal<Act[]>([]);
export const formations = signal<Record<string, string>>({});
/** The first act that is new to us, and how many are. */
export const first = signal(0);
export const fresh = signal(0);
/** Not at all, as one line above the prompt, or in its place. */
export const shown = signal<"" | "line" | "card">("");
/** The act that is shown; -1 before the first, their number after the last. */
export const place = signal(-1);
export const playing = signal(false);

/** What is watched in place of the enemy's turn: a stretch of the log, which knows what lies before and after it. */
export interface Tape {
  beyond: (by: 1 | -1) => void;
  leave: () => void;
}
export const tape = signal<Tape | null>(null);

/** Where the player was looking before the first act, and where we have taken him since. */
let home: View | null = null;
let taken: View | null = null;
/** The timer of the next act. */
let waiting = 0;

/** The act on the map, or none. */
export const act = computed(() => (shown.value === "card" ? (acts.value[place.value] ?? null) : null));
/** Whether the player stands in the prompt's place. */
export const watching = computed(() => shown.value === "card");
/** The last thing others did. */
export const lastAct = computed(() => acts.value.findLast((each) => each.by !== side.value) ?? null);

// What is new --------------------------------------------------------------------------------------------------------
/** The clock up to which a seat has read, and that of its last question in a phase of its own; kept in the browser. */
interface Marks {
  read: number;
  turn: number;
}

const MARK = "grognard.read.";

function marksOf(seat: string): Marks | null {
  try {
    const [read, turn] = (localStorage.getItem(MARK + seat) ?? "").split(" ").map(Number);
    return read === undefined || !(read >= 0) || localStorage.getItem(MARK + seat) === null
      ? null
      : { read, turn: turn ?? read };
  } catch {
    return null;
  }
}

function keepMarks(seat: string, { read, turn }: Marks): void {
  try {
    localStorage.setItem(MARK + seat, `${read} ${turn}`);
  } catch {
    // Without local storage only what happens within one visit is told.
  }
}

/** So many acts are played where they were done behind the briefing; 0 where they were not. */
let few = 0;

/** When we are asked again after others have answered, or return to the game, what they did can be watched. */
effect(() => {
  const now = page.value?.screen;
  if (!now) return void stop();
  if (route.value.at === "replay") return;
  if (past.value || detour.value || curtain.value || !asked.value || now.bots.state === "playing") return;
  if (!kit.value) return;
  // The briefing is read first.
  if (sheet.value === "briefing" || isBriefingDue()) return void (few = 2);
  const seat = `${now.game}.${side.value}`;
  // Whoever sees a game for the first time in its first turn has missed what was before; a lesson begins where it begins.
  const missed = now.turn <= 1 && !now.lesson;
  // With others at the table, whoever comes in another browser has missed what was since their last answer.
  const last = missed ? 0 : hasCompany.value ? now.mine_at : now.clock;
  const found = marksOf(seat) ?? { read: last, turn: last };
  const marks = { read: Math.min(found.read, now.clock), turn: Math.min(found.turn, now.clock) };
  if (hasOthers(now) && now.others_at > marks.read) void fetchActs(now, marks);
  const owner = now.phases[now.phase]?.side ?? "";
  keepMarks(seat, { read: now.clock, turn: owner && owner !== side.value ? marks.turn : now.clock });
});

/** Whether somebody else plays, or two at one screen must not see each other's moves. */
const hasOthers = (now: Screen) => now.secret || Object.values(now.seats).some((seat) => seat.kind !== "you");

/** Where what makes acts cannot be fetched, none are shown. */
const NOTHING = { actsOf: () => [], firstSince: () => 0, isWithinPhase: () => false, newSince: () => 0 };

async function fetchActs(now: Screen, marks: Marks): Promise<void> {
  const [reel, { actsOf, firstSince, isWithinPhase, newSince }] = await Promise.all([
    api.reel(now.game, now.side, marks.turn).catch(tellFault),
    import("../replay/reel.ts").catch(() => NOTHING),
  ]);
  if (!reel || screen.value?.version !== now.version || past.value) return;
  const found = actsOf(reel, log.value, now.side, { pieces: pieceByKey.value, hexes: hexByNumber.value });
  const count = newSince(found, now.side, marks.read);
  if (!count) return;
  batch(() => {
    acts.value = found;
    formations.value = reel.formations;
    first.value = firstSince(found, marks.read);
    fresh.value = count;
    place.value = -1;
    playing.value = false;
    const owner = now.phases[now.phase]?.side;
    // What others answer within an operation of ours is part of it, and no turn of theirs.
    const isPart = owner === now.side && isWithinPhase(found, marks.read, now);
    const least = few || (owner ? HANDFUL : 2 * HANDFUL);
    few = 0;
    shown.value = !isPart && count >= least && speed.value !== "off" ? "card" : "line";
  });
  if (!watching.value) return;
  announced.value = `${t("player-played", { count })} ${asked.value?.prompt ?? ""}`;
  // Whoever wants nothing to move steps through it himself.
  byItself = !isStill();
  if (byItself) waiting = setTimeout(begin, NEWS / pace()) as unknown as number;
}

/** Whether the acts play by themselves: after the last, or at a press beside the player, the question is back. */
let byItself = false;

function begin(): void {
  if (byItself && watching.peek() && !act.peek()) playOrPause();
}

if (typeof addEventListener !== "undefined")
  addEventListener(
    "pointerdown",
    (event) => byItself && watching.peek() && !(event.target as Element).closest(".foot") && leaveIt(),
    true,
  );

/** Back at the question, with the line that lets one watch again. */
function leaveIt(): void {
  stop();
  if (acts.peek().length) shown.value = "line";
}

/** An answer, or another page, ends what stands beside the question; whoever opens a stack or chooses has read it. */
let told = "";
effect(() => {
  const now = screen.value;
  const version = `${now?.game}/${now?.side}/${now?.version}`;
  if (told !== version && !act.peek()) stop();
  told = version;
});
effect(() => {
  if ((fanned.value || pending.value || detour.value) && watching.peek() && !act.peek()) shown.value = "";
});

// Where one is -------------------------------------------------------------------------------------------------------
/** Show an act; what moves in it glides from where it stood. */
export function showAct(next: number): void {
  const was = act.value ? place.value : -2;
  const to = acts.value[next];
  shown.value = "card";
  if (!to && tape.peek()) return tape.peek()!.beyond(next < 0 ? -1 : 1);
  if (!to) return byItself && next > 0 ? leaveIt() : showNow(next);
  home ??= aimed();
  const log = page.value?.log ?? [];
  const at = (screen: Screen) => ({ screen, log: log.filter((line) => line.at <= screen.clock) });
  if (was !== next - 1) {
    direct([], 0);
    past.value = at(to.before);
  }
  direct(to.moves, Math.min(GLIDES, lasts(to) / 2) / pace());
  batch(() => {
    place.value = next;
    marked.value = to.pieces;
    past.value = at(to.after);
  });
  announced.value = to.lines.map((line) => line.text).join(" ");
  const hex = to.hex || to.moves[0]?.way.at(-1);
  if (hex && !isInView(hex)) bringIn(hex);
  taken = aimed();
}

/** Before the first act or after the last: now. */
function showNow(next: number): void {
  direct([], 0);
  goHome();
  batch(() => {
    place.value = next < 0 ? -1 : acts.value.length;
    playing.value = false;
    marked.value = [];
    past.value = null;
  });
}

/** Look again from where the player looked, unless he has moved the map himself meanwhile. */
function goHome(): void {
  if (home && taken && Math.hypot(aimed().x - taken.x, aimed().y - taken.y) < 2 && aimed().k === taken.k)
    returnTo(home);
  home = taken = null;
}

export function stepTo(by: 1 | -1): void {
  playing.value = byItself = false;
  if (tape.value) return showAct(place.value + by);
  showAct(stepped(place.value, by, acts.value.length, first.value));
}

/** Play on from here, from the start after the end, or pause. */
export function playOrPause(): void {
  if (playing.value) return void (playing.value = false);
  playing.value = true;
  showAct(
    place.value >= acts.value.length
      ? first.value
      : act.value
        ? place.value
        : stepped(-1, 1, acts.value.length, first.value),
  );
}

/** Back to the question, at once. */
export function stop(): void {
  clearTimeout(waiting);
  byItself = false;
  const left = tape.peek();
  tape.value = null;
  if (act.peek()) showNow(-1);
  const wasWatching = watching.peek();
  batch(() => {
    playing.value = false;
    shown.value = "";
    place.value = -1;
  });
  left?.leave();
  if (wasWatching && asked.peek()) announced.value = asked.peek()!.prompt;
}

const pace = () => PACES[speed.value];
effect(() => {
  clearTimeout(waiting);
  const now = act.value;
  if (playing.value && now)
    waiting = setTimeout(
      () => showAct(stepped(place.peek(), 1, acts.peek().length, 0)),
      lasts(now) / pace(),
    ) as unknown as number;
});

// Keys ---------------------------------------------------------------------------------------------------------------
const PASSES = ["Tab", "Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock", "+", "-", "=", "0"];

/** What a key does while one watches; true if that was all it does. Any key that means nothing here ends it. */
export function watchKey(key: string, isBusy: boolean): boolean {
  if (!watching.value || PASSES.includes(key) || (isBusy && (key === " " || key === "Enter"))) return false;
  if (key === " ") playOrPause();
  else if (key === "ArrowRight") stepTo(1);
  else if (key === "ArrowLeft") stepTo(-1);
  else if (tape.value && key !== "Escape") return false;
  else {
    // Where nothing past is shown, the key also does what it always does.
    const isAll = !!act.value || key === "Escape";
    stop();
    return isAll;
  }
  return true;
}

// The sentences of the acts are in the language in which they were fetched.
lang.subscribe(() => tape.peek() || stop());
