// A tally in short form, and its figures as they are written. The server computes the sums.
import { lang } from "../state/settings.ts";
import type { Chance, TallyShown } from "../wire.ts";

/** The short form for a bar or a line: "24 : 11 → 2:1", "2:1 → 1:1", "2d6 ≤ 7", the number, or each of several. */
export function inShort(tally: TallyShown): string {
  if (tally.impossible) return "—";
  if (tally.readings.length > 0) return tally.readings.map(inShort).join(" · ");
  const odds = tally.odds.length === 2 ? tally.odds.join(" : ") : "";
  if (tally.column)
    return [odds, tally.base === tally.column ? "" : tally.base, tally.column].filter(Boolean).join(" → ");
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

/** A chance in per cent: "33 %", and "< 1 %" rather than 0. */
export function percent(p: number): string {
  const say = new Intl.NumberFormat(lang.value, { style: "percent", maximumFractionDigits: 0 });
  if (p > 0 && p < 0.005) return `< ${say.format(0.01)}`;
  return p < 1 && p >= 0.995 ? `> ${say.format(0.99)}` : say.format(p);
}

/** A mean with at most two decimals. */
export const number = (value: number) => new Intl.NumberFormat(lang.value, { maximumFractionDigits: 2 }).format(value);

/** A dash as it is set. */
export const dashed = (cell: string): string => (cell === "-" ? "–" : cell);

/** An outcome in words. */
export const meaning = (of: Chance): string => of.words || dashed(of.outcome);
