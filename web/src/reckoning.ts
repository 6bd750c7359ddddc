// A tally in a few words, and where a roll falls on its table. The sums are the server's; here they are only read.
import type { TableShown, TallyShown } from "./wire.ts";

/** The short form for a bar or a line: "24 : 11 → 2:1", "2:1 → 1:1", "2d6 ≤ 7", or the number. */
export function inShort(tally: TallyShown): string {
  if (tally.impossible) return "—";
  const odds = tally.odds.length === 2 ? tally.odds.join(" : ") : "";
  if (tally.column) return [odds, tally.base === tally.column ? "" : tally.base, tally.column].filter(Boolean).join(" → ");
  if (tally.need) return `${tally.dice} ≤ ${tally.need}`;
  return tally.total;
}

/** A worth with its sign, with a true minus. */
export function signed(value: string): string {
  if (/^[-−]/.test(value)) return `−${value.slice(1)}`;
  return value === "0" || value === "" || /^[+×·]/.test(value) ? value : `+${value}`;
}

/** A number with a true minus where it has one. */
export const plain = (value: string): string => value.replace(/^-/, "−");

/** The lowest and highest roll that a row's heading means: "4", "2-3", "1-", "7+". */
export function rowRange(heading: string): [number, number] | null {
  const text = heading.replace(/[−–]/g, "-").replace(/\s/g, "");
  let found = /^(-?\d+)$/.exec(text);
  if (found) return [Number(found[1]), Number(found[1])];
  found = /^(-?\d+)-(-?\d+)$/.exec(text);
  if (found) return [Number(found[1]), Number(found[2])];
  found = /^(?:≤|<=)(-?\d+)$/.exec(text) ?? /^(-?\d+)-$/.exec(text);
  if (found) return [-Infinity, Number(found[1])];
  found = /^(?:≥|>=)(-?\d+)$/.exec(text) ?? /^(-?\d+)\+$/.exec(text);
  return found ? [Number(found[1]), Infinity] : null;
}

/** The row a total falls in; beyond the ends it is the first or the last. */
export function rowOf(table: TableShown, total: number): number | null {
  const ranges = table.rows.map(rowRange);
  const place = ranges.findIndex((range) => range !== null && range[0] <= total && total <= range[1]);
  if (place >= 0) return place;
  if (ranges.some((range) => range === null) || ranges.length === 0) return null;
  const lowest = ranges.reduce((best, range, at) => (range![0] < ranges[best]![0] ? at : best), 0);
  const highest = ranges.reduce((best, range, at) => (range![1] > ranges[best]![1] ? at : best), 0);
  if (total < ranges[lowest]![0]) return lowest;
  return total > ranges[highest]![1] ? highest : null;
}

/** Whether these dice can be the ones a tally speaks of: as many as "2d6" says. */
export function areItsDice(tally: TallyShown, dice: readonly number[]): boolean {
  const said = /^(\d*)d(\d+)/.exec(tally.dice);
  return said !== null && dice.length === Number(said[1] || 1) && dice.every((die) => die <= Number(said[2]));
}

/** A whole number as the server writes it, with a true minus. */
const whole = (text: string): number => Math.trunc(Number(text.replace("−", "-"))) || 0;

/** The total that is looked up: the dice, and what is added to them. */
export function lookedUp(tally: TallyShown, dice: readonly number[]): number {
  const added = whole(tally.die?.total ?? "0") + (tally.adds ? whole(tally.total) : 0);
  return dice.reduce((sum, die) => sum + die, added);
}
