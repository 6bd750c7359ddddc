// A tally in short form. The server computes the sums.
import type { TallyShown } from "./wire.ts";

/** The short form for a bar or a line: "24 : 11 → 2:1", "2:1 → 1:1", "2d6 ≤ 7", the number, or each of several. */
export function inShort(tally: TallyShown): string {
  if (tally.impossible) return "—";
  if (tally.readings.length > 0) return tally.readings.map(inShort).join(" · ");
  const odds = tally.odds.length === 2 ? tally.odds.join(" : ") : "";
  if (tally.column) return [odds, tally.base === tally.column ? "" : tally.base, tally.column].filter(Boolean).join(" → ");
  if (tally.need) return `${tally.dice} ≤ ${tally.need}`;
  return tally.total;
}

/** A value with its sign, with a true minus. */
export function signed(value: string): string {
  if (/^[-−]/.test(value)) return `−${value.slice(1)}`;
  return value === "0" || value === "" || /^[+×·]/.test(value) ? value : `+${value}`;
}

/** A number with a true minus where it has one. */
export const plain = (value: string): string => value.replace(/^-/, "−");
