// A hex in a sentence, for screen readers.
import { hexByNumber, kit, seen, stacks, unknownAt, type Standing } from "../state/store.ts";
import { t } from "../shared/text.ts";
import type { Unknown } from "../wire.ts";
import { optionsHere } from "./aim.ts";

export const sideName = (key: string) => kit.value?.sides.find((each) => each.key === key)?.name ?? key;
const markName = (key: string) => kit.value?.marks.find((each) => each.key === key)?.name ?? key;

/** A counter by its title, its losses and its marks. */
export function describePiece({ counter, printed }: Standing): string {
  const marks = counter.marks.map(markName).join(", ");
  return t("board-piece", {
    title: printed.title,
    side: sideName(printed.side),
    reduced: counter.steps < printed.steps ? "yes" : "no",
    steps: counter.steps,
    full: printed.steps,
    marks: marks || "none",
  });
}

/** Unknown counters of one side, or a marker with any number under it. */
export function describeUnknown(those: Unknown[]): string {
  const side = sideName(those[0]?.side ?? "");
  if (those.every((each) => each.name)) return those.map((each) => each.name).join(", ");
  return those[0]?.stack ? t("board-unknown-stack", { side }) : t("board-unknown", { side, count: those.length });
}

/** A hex: number, name, ground, counters, and what can be chosen there. */
export function describeHex(hex: string): string {
  const printed = hexByNumber.value.get(hex);
  const known = (stacks.value.get(hex) ?? []).map(describePiece);
  const unknown = unknownAt.value.get(hex) ?? [];
  const sides = [...new Set(unknown.map((each) => each.side))];
  const counters = [...known, ...sides.map((side) => describeUnknown(unknown.filter((each) => each.side === side)))];
  const options = optionsHere(hex).map((each) => (each.badge ? `${each.label} (${each.badge})` : each.label));
  return [
    placeName(hex),
    printed?.ground.join(", "),
    seen.value?.goal.prizes[hex]?.text,
    counters.length ? counters.join("; ") : t("board-empty"),
    options.length ? t("board-options", { count: options.length, options: options.join("; ") }) : "",
  ]
    .filter(Boolean)
    .join(". ");
}

/** A hex or a box by what a person calls it. */
export function placeName(place: string): string {
  const printed = hexByNumber.value.get(place);
  if (printed)
    return printed.name
      ? t("board-hex-named", { number: place, name: printed.name })
      : t("board-hex", { number: place });
  return kit.value?.boxes.find((each) => each.key === place)?.name ?? place;
}
