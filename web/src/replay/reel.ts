// What happened since a moment, as acts to watch one after another: each with the screens before and after it, the ways of its
// counters and its dice. Pure.
import { merged } from "../state/live.ts";
import type { LogLine, Reel, Screen, Step, ToldLine } from "../wire.ts";

/** The way of a counter: the places it went through, both ends included. */
export interface Move {
  piece: string;
  way: string[];
}

export interface Act {
  /** The sentences told; of several moves of a formation, one each. */
  lines: LogLine[];
  /** The moment at which it is done, by the clock. */
  at: number;
  /** The side whose answer led to it; empty where several answered together. */
  by: string;
  /** The formation whose moves these are, where there are several. */
  formation: string;
  moves: Move[];
  /** The counters it names. */
  pieces: string[];
  dice: LogLine | null;
  /** What the dice gave, in words. */
  outcome: string;
  /** Steps lost, by side. */
  lost: Record<string, number>;
  hex: string;
  /** Whether it brings a counter onto the map, and whether that belongs to setting up, which is not worth watching. */
  isPlacing: boolean;
  isSetUp: boolean;
  before: Screen;
  after: Screen;
}

/** What is known of a counter besides its place. */
export interface Known {
  side: string;
  formation: string;
}

/** What is printed: the counters, and the places on the map. */
export interface Printed {
  pieces: ReadonlyMap<string, Known>;
  hexes: { has(place: string): boolean };
}

interface Part {
  by: string;
  at: number;
  told: { line: LogLine; of: ToldLine }[];
  patch: Record<string, unknown>;
  trails: string[][];
  /** Whether the whole of its step is told in it. */
  isWhole: boolean;
}

/** Before the name of a formation, where counters might have the same. */
const FORMATION = "formation ";

type Patched = { pieces?: Record<string, { at?: string; steps?: number } | null> };
const piecesIn = (patch: Record<string, unknown>) => (patch as Patched).pieces ?? {};

/** The acts of a reel one by one, in the order of the log: every sentence, with what follows from its roll. Headings are acts, too. */
export function tapeOf(reel: Reel, log: LogLine[], printed: Printed): Act[] {
  let now = reel.start;
  return reel.steps
    .flatMap((step) => partsOf(step, log, true))
    .flatMap((part) => {
      const [act, before] = [actOf(part, now, printed), now];
      now = patched(now, part.patch);
      return act ? [{ ...act, before, after: now }] : [];
    });
}

/** An act in which nothing changes: lines told before the first answer. */
export const opening = (screen: Screen, line: LogLine): Act => ({
  ...plain([line], screen),
  at: line.at,
  hex: line.hex,
});

/**
 * The acts since others began: what `mine` did before is left out. What follows from a roll belongs to it, and the moves of one
 * formation in one phase, between other acts, are one act.
 */
export function actsOf(reel: Reel, log: LogLine[], mine: string, printed: Printed): Act[] {
  const first = reel.steps.findIndex((step) => step.by !== mine);
  if (first < 0) return [];
  let now = reel.start;
  for (const step of reel.steps.slice(0, first)) now = patched(now, step.patch);
  const base = now;
  const acts: Act[] = [];
  let run: { act: Act; patch: Record<string, unknown>; key: string }[] = [];
  let before = now;
  const close = () => {
    acts.push(...together(run, before, now));
    run = [];
    before = now;
  };
  for (const part of reel.steps.slice(first).flatMap((step) => partsOf(step, log))) {
    const act = actOf(part, now, printed);
    const key = act && keyOf(part, act, printed);
    if (!key || (run[0] && whenOf(run[0].act) !== whenOf(act))) close();
    now = patched(now, part.patch);
    if (!act) before = now;
    else if (key) run.push({ act: { ...act, after: now }, patch: part.patch, key });
    else acts.push({ ...act, after: (before = now) });
  }
  close();
  const isSetUp = settingUp(acts, log);
  return acts.map((act, nth) => ({ ...act, isSetUp: isSetUp(act), before: acts[nth - 1]?.after ?? base }));
}

/** Setting up is the very first phase, if counters are placed in it; dice are news even then. */
function settingUp(acts: Act[], log: LogLine[]): (act: Act) => boolean {
  const opening = log.find((line) => line.heading)?.phase ?? "";
  const isFirst = (act: Act) => act.lines[0]?.phase === opening && act.lines[0].turn === log[0]?.turn;
  const isPlaced = acts.some((act) => act.isPlacing && isFirst(act));
  return (act) => isPlaced && isFirst(act) && !act.dice;
}

const patched = (screen: Screen, patch: Record<string, unknown>) => merged(screen, patch) as Screen;
const whenOf = (act: Act) => `${act.lines[0]?.turn}/${act.lines[0]?.phase}/${act.by}`;

/** A step as its acts: a roll with what follows from it, every other sentence by itself. A counter moves with the last that names it. */
function partsOf(step: Step, log: LogLine[], hasHeadings = false): Part[] {
  const told = step.lines.flatMap((of) => {
    const line = log[of.line];
    return line && (hasHeadings || !line.heading) ? [{ line, of }] : [];
  });
  const groups: Part["told"][] = [];
  for (const each of told) {
    const last = groups.at(-1);
    if (last?.[0]?.line.dice.length && !each.line.dice.length && !each.line.heading) last.push(each);
    else groups.push([each]);
  }
  const patches = shared(step.patch, groups);
  const rest = { by: step.by, at: step.at, trails: step.trails };
  if (!groups.length) return [{ ...rest, told: [], patch: step.patch, isWhole: true }];
  return groups.map((group, nth) => ({ ...rest, told: group, patch: patches[nth]!, isWhole: groups.length === 1 }));
}

/** A patch for each group: the counters it is the last to name; the last has everything. */
function shared(patch: Record<string, unknown>, groups: Part["told"][]): Record<string, unknown>[] {
  return groups.map((_, nth) => {
    if (nth === groups.length - 1) return patch;
    const named = (of: Part["told"] | undefined) => new Set((of ?? []).flatMap((each) => each.of.pieces));
    const later = named(groups.slice(nth + 1).flat());
    const own = Object.entries(piecesIn(patch)).filter(([piece]) => named(groups[nth]).has(piece) && !later.has(piece));
    return own.length ? { pieces: Object.fromEntries(own) } : {};
  });
}

const plain = (lines: LogLine[], screen: Screen): Act => ({
  lines,
  at: 0,
  by: "",
  formation: "",
  moves: [],
  pieces: [],
  dice: null,
  outcome: "",
  lost: {},
  hex: "",
  isPlacing: false,
  isSetUp: false,
  before: screen,
  after: screen,
});

function actOf(part: Part, now: Screen, printed: Printed): Act | null {
  const lines = part.told.map((each) => each.line);
  if (!lines.length) return null;
  const dice = part.told.find((each) => each.line.dice.length);
  const named = (dice ?? part.told[0])?.of.pieces
    .map((piece) => now.pieces[piece]?.at ?? "")
    .find((place) => printed.hexes.has(place));
  const hex = dice?.line.hex || lines.find((line) => line.hex)?.hex || named || "";
  const moves = movesIn(part, now, printed);
  const outcome = dice?.of.outcome ?? "";
  const onMap = (place: string | undefined) => !!place && printed.hexes.has(place);
  const isPlacing = Object.entries(piecesIn(part.patch)).some(
    ([piece, change]) => onMap(change?.at) && !onMap(now.pieces[piece]?.at),
  );
  return {
    ...plain(lines, now),
    at: part.at,
    by: part.by,
    moves,
    pieces: [...new Set(part.told.flatMap((each) => each.of.pieces))],
    dice: dice?.line ?? null,
    outcome,
    lost: lostIn(part, now, printed),
    hex,
    isPlacing,
  };
}

/** The counters that go from one hex to another. */
function movesIn(part: Part, now: Screen, printed: Printed): Move[] {
  return Object.entries(piecesIn(part.patch)).flatMap(([piece, change]) => {
    const [from, to] = [now.pieces[piece]?.at, change?.at];
    if (!from || !to || from === to || !printed.hexes.has(from) || !printed.hexes.has(to)) return [];
    return [{ piece, way: part.trails.find((trail) => trail[0] === from && trail.at(-1) === to) ?? [from, to] }];
  });
}

function lostIn(part: Part, now: Screen, printed: Printed): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [piece, change] of Object.entries(piecesIn(part.patch))) {
    const had = now.pieces[piece]?.steps ?? 0;
    const side = printed.pieces.get(piece)?.side ?? "";
    if (change?.steps !== undefined && change.steps < had) found[side] = (found[side] ?? 0) + had - change.steps;
  }
  return found;
}

/** Under what a mere move is put together with others: its formation, or the very counters that move on; empty for anything else. */
function keyOf(part: Part, act: Act, printed: Printed): string {
  const isMere = part.isWhole && !act.dice && act.moves.length > 0 && Object.keys(act.lost).length === 0;
  if (!isMere) return "";
  const [formation, ...more] = new Set(act.moves.map((move) => printed.pieces.get(move.piece)?.formation ?? ""));
  if (more.length) return "";
  return formation ? FORMATION + formation : act.moves.map((move) => move.piece).join(" ");
}

/** The moves of a run by formation, each formation where it first moved; after the last, everything stands where it stood. */
function together(
  run: { act: Act; patch: Record<string, unknown>; key: string }[],
  before: Screen,
  end: Screen,
): Act[] {
  const groups = new Map<string, typeof run>();
  for (const each of run) groups.set(each.key, [...(groups.get(each.key) ?? []), each]);
  let now = before;
  return [...groups.values()].map((group, nth) => {
    for (const each of group) now = patched(now, each.patch);
    const last = group.at(-1)!.act;
    const isEnd = nth === groups.size - 1;
    if (group.length === 1) return { ...last, after: isEnd ? end : now };
    const moves = joined(group.flatMap((each) => each.act.moves));
    const lines = group.flatMap((each) => each.act.lines);
    const formation = group[0]!.key.startsWith(FORMATION) ? group[0]!.key.slice(FORMATION.length) : "";
    return { ...last, lines, moves, formation, after: isEnd ? end : now };
  });
}

/** Moves of the same counter, one after the other, are one way. */
function joined(moves: Move[]): Move[] {
  const found = new Map<string, string[]>();
  for (const { piece, way } of moves) {
    const had = found.get(piece);
    found.set(piece, had && had.at(-1) === way[0] ? [...had, ...way.slice(1)] : way);
  }
  return [...found].map(([piece, way]) => ({ piece, way }));
}

// Where one is while watching ----------------------------------------------------------------------------------------
/** How many acts of others come after a moment; setting up is none. */
export const newSince = (acts: Act[], mine: string, clock: number): number =>
  acts.filter((act) => act.by !== mine && act.at > clock && !act.isSetUp).length;

/** The first act after a moment; the first of all if none is. */
export const firstSince = (acts: Act[], clock: number): number =>
  Math.max(
    0,
    acts.findIndex((act) => act.at > clock && !act.isSetUp),
  );

/** Whether all that came after a moment came in the phase that is played now: what others answered within it. */
export const isWithinPhase = (acts: Act[], clock: number, now: Screen): boolean =>
  acts.every((act) => act.at <= clock || (act.before.turn === now.turn && act.before.phase === now.phase));

// The summary --------------------------------------------------------------------------------------------------------
export interface PlaceTold {
  hex: string;
  /** The sentences worth reading: dice and what came of them. */
  lines: LogLine[];
  lost: Record<string, number>;
  /** The last act there. */
  act: number;
}

export interface Summary {
  places: PlaceTold[];
  /** Steps lost in all, by side. */
  lost: Record<string, number>;
  moves: number;
}

/** What happened, hex by hex: where most was lost first, then where dice fell; mere moves are only counted. */
export function summed(acts: Act[]): Summary {
  const places = new Map<string, PlaceTold>();
  const lost: Record<string, number> = {};
  let moves = 0;
  acts.forEach((act, nth) => {
    for (const [side, steps] of Object.entries(act.lost)) lost[side] = (lost[side] ?? 0) + steps;
    const isMere = act.moves.length > 0 && !act.dice && !Object.keys(act.lost).length;
    if (isMere) moves += act.moves.length;
    if (isMere || !act.hex) return;
    const place = places.get(act.hex) ?? { hex: act.hex, lines: [], lost: {}, act: nth };
    for (const [side, steps] of Object.entries(act.lost)) place.lost[side] = (place.lost[side] ?? 0) + steps;
    place.lines.push(...act.lines);
    place.act = nth;
    places.set(act.hex, place);
  });
  const weight = (place: PlaceTold) =>
    10 * Object.values(place.lost).reduce((sum, each) => sum + each, 0) +
    place.lines.filter((line) => line.dice.length).length;
  const all = [...places.values()];
  const worth = all.filter((place) => weight(place) > 0);
  return { places: (worth.length ? worth : all).sort((one, two) => weight(two) - weight(one)), lost, moves };
}
