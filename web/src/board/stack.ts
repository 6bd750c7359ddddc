// How a stack is drawn in its hex: which counters are visible, and where. Pure arithmetic.
import { computed } from "@preact/signals";
import { chosen, optionsOfPiece } from "../state/choices.ts";
import { spokenOf } from "../state/lesson.ts";
import { marked } from "../state/looking.ts";
import { counterSize } from "../state/settings.ts";
import { asked } from "../state/table.ts";
import { counterSymbol } from "./symbol.ts";
import type { Standing } from "../state/store.ts";
import type { Unknown } from "../wire.ts";
import type { Point } from "./lens.ts";

/** A counter's side, in radii of a hex, as large as the reader wants it. */
export const counterSide = (): number => SIDES[counterSize.value];
const SIDES = { small: 0.96, normal: 1.14, large: 1.34 };
const STEP = 0.13;
export const MOST_SHOWN = 3;

/** A counter that shows on the map: a known one by its key, an unknown one by its side. */
export interface Shown {
  key: string;
  symbol: string;
  marks: string[];
  hidden: boolean;
  /** Whether it is round, as leaders are. */
  round?: boolean;
  /** The formation shown by a tab on it, if one is. */
  tab?: string;
}

/** A stack as it is drawn: the counters that show, bottom first, and how many there are. */
export interface Pile {
  shown: Shown[];
  count: number;
  /** The marks of all its counters: the topmost wears the signs for all. */
  marks: string[];
}

/** The picture of a counter; one that is eliminated has no face of its own and is shown with its last step. */
export const symbolOf = (each: Standing): string =>
  counterSymbol(each.printed.slug, Math.max(1, each.counter.steps), each.counter.face);

/** The counters that act now lie uppermost: those the question names, those chosen to be ordered, those a card speaks of. */
export const acting = computed(
  () => new Set([...(asked.value?.acting ?? []), ...chosen.value, ...marked.value, ...spokenOf.value]),
);

/**
 * The visible counters: those that act are on top, then those that may be chosen, then those the game lists first; unknown ones lie at the bottom. Where
 * both sides stand in one hex, one of each is seen.
 */
export function pile(known: Standing[], unknown: Unknown[], first: ReadonlySet<string> = acting.value): Pile {
  const listed: Sided[] = [
    ...known.map((each) => ({
      key: each.key,
      side: each.printed.side,
      symbol: symbolOf(each),
      marks: each.counter.marks,
      hidden: each.counter.hidden,
      tab: each.counter.tab,
      round: each.printed.round,
    })),
    ...unknown.map((each, index) => ({
      key: `?${each.side}${index}`,
      side: each.side,
      symbol: each.symbol,
      marks: each.marks,
      hidden: false,
    })),
  ];
  const rank = (each: Sided) => (first.has(each.key) ? 0 : optionsOfPiece.value.has(each.key) ? 1 : 2);
  const all = bothSeen(listed.length > 1 ? [...listed].sort((one, other) => rank(one) - rank(other)) : listed);
  return {
    shown: all.slice(0, MOST_SHOWN).reverse(),
    count: all.length,
    marks: [...new Set(all.flatMap((each) => each.marks))],
  };
}

/** A counter of a pile with its side. */
type Sided = Shown & { side: string };

/** The same with a counter of another side second, where all that would show are of one. */
function bothSeen(all: Sided[]): Sided[] {
  const other = all.findIndex((each) => each.side !== all[0]!.side);
  if (other < MOST_SHOWN) return all;
  return [all[0]!, all[other]!, ...all.slice(1).filter((each) => each !== all[other])];
}

/** A key of a pile, equal for piles that are drawn the same. */
export const signature = (of: Pile): string =>
  `${of.count}:${of.marks.join("+")}:${of.shown.map((each) => `${each.key}/${each.symbol}/${each.marks.join("+")}/${each.hidden ? "h" : ""}${each.tab ?? ""}`).join("|")}`;

/** The middle of the counter at `index` of `shown` in a hex. */
export function spot(hex: Point, radius: number, index: number, shown: number): Point {
  const off = (index - (shown - 1) / 2) * STEP * radius;
  return { x: hex.x + off, y: hex.y - off };
}

/** A place beside a hex has to have so many times as much room as one above or below. */
const WORTH = 2.2;

/** Where a note about a hex may lie: above it, or beside or below it where something can be chosen, or a counter stands, there. */
export function freeSpot(hex: Point, radius: number, taken: Point[], stood: Point[] = []): Point {
  const spots = [
    [0, -1.25],
    [0, 1.25],
    [1.6, -0.4],
    [-1.6, -0.4],
  ].map(([dx = 0, dy = 0]) => ({ x: hex.x + dx * radius, y: hex.y + dy * radius }));
  const isOther = (each: Point) => each.x !== hex.x || each.y !== hex.y;
  // Above and below a note reaches over the hexes to both sides.
  const gap = (at: Point, each: Point) => Math.max(0, Math.abs(each.x - at.x) - (at.x === hex.x ? 1.2 * radius : 0));
  const far = (at: Point) => (each: Point) => Math.hypot(gap(at, each), each.y - at.y);
  const toTaken = (at: Point) => taken.filter(isOther).map(far(at));
  // Over a counter it is in the way, over what can be chosen more so.
  const toStood = (at: Point) => stood.filter(isOther).map((each) => far(at)(each) + radius / 2);
  const room = (at: Point) => Math.min(2 * radius, ...toTaken(at), ...toStood(at));
  // A note beside its hex points at nothing: it has to be worth it.
  return spots.reduce((best, each) => (room(each) > room(best) * (each.x === hex.x ? 1 : WORTH) ? each : best));
}
