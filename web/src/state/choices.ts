// The options of the open question, by what they point at, and the counters chosen to be ordered together.
import { computed, signal } from "@preact/signals";
import { asked, stacks } from "./table.ts";
import type * as wire from "../wire.ts";

/** The counters chosen to be ordered together. */
export const chosen = signal<string[]>([]);

/** The counters that an order sends: those chosen together, or the one whose next step is asked for. */
export const movers = computed(() => {
  const walker = asked.value?.walker;
  return chosen.value.length || !walker ? chosen.value : [walker];
});

/** What these counters can be ordered, as the server says; null while there are none. */
export const ordered = signal<wire.Ordered | null>(null);

const placeOfChoice = (choice: wire.Choice): string =>
  choice.noun === "hex" || choice.noun === "place" ? choice.at : "";

/** The options that point at a piece, by its key. */
export const optionsOfPiece = computed(() => grouped((choice) => (choice.noun === "piece" ? choice.at : "")));
/**
 * The options that point at a hex or box themselves; while counters are chosen together, where they can all go. Where the next step is
 * asked for, the places that several steps lead to are among them.
 */
export const optionsOfPlace = computed(() => {
  const those = ordered.value?.options;
  if (chosen.value.length || !those) return grouped(placeOfChoice, those);
  const next = grouped(placeOfChoice);
  for (const [place, far] of grouped(placeOfChoice, those)) if (!next.has(place)) next.set(place, far);
  return next;
});
/** The options that point at a side between two hexes, by its name. */
export const optionsOfEdge = computed(() => grouped((choice) => (choice.noun === "edge" ? choice.at : "")));
const offTheMap = computed(() =>
  (asked.value?.options ?? []).filter((choice) => !["piece", "hex", "place", "edge"].includes(choice.noun)),
);
/** Beside other answers, those that differ by a number alone: they stand with those given ahead. */
export const numberedOptions = computed(() => {
  const numbers = offTheMap.value.filter((each) => each.noun === "number");
  return numbers.length > 1 && numbers.length < offTheMap.value.length ? numbers : [];
});
/** The other options that point at nothing on the map: done, halt, numbers, words, dice. */
export const plainOptions = computed(() => offTheMap.value.filter((each) => !numberedOptions.value.includes(each)));

/** The counters that may answer what happens somewhere, or alone are asked about, if they are few: these need buttons. */
export const optionsOfFew = computed(() => {
  const question = asked.value;
  if (!question || question.menu || question.groups.length || optionsOfPlace.value.size) return [];
  const named = question.options.filter((each) => each.noun === "piece");
  const isAsked = question.about.length ? plainOptions.value.length > 0 : named.length === question.options.length;
  return isAsked && named.length <= FEW ? named : [];
});

/** So few answers have a button each, those on the map too. */
export const FEW = 3;

/** What the only counter that answers may do, where hexes answer too: these need buttons, for the whole map is lit. */
export const optionsOfLonePiece = computed(() => {
  const [those = [], ...more] = optionsOfPiece.value.values();
  return more.length === 0 && optionsOfPlace.value.size > 0 ? those : [];
});

function grouped(key: (choice: wire.Choice) => string, those = asked.value?.options): Map<string, wire.Choice[]> {
  const found = new Map<string, wire.Choice[]>();
  for (const choice of those ?? []) {
    const at = key(choice);
    if (!at) continue;
    const here = found.get(at);
    if (here) here.push(choice);
    else found.set(at, [choice]);
  }
  return found;
}

/** Every option at a hex: those that point at it, and those that point at a counter in it. */
export function optionsAt(hex: string): wire.Choice[] {
  const counters = stacks.value.get(hex) ?? [];
  const there = optionsOfPlace.value.get(hex) ?? [];
  if (chosen.value.length && ordered.value && there.length) return there;
  return [...there, ...counters.flatMap((each) => optionsOfPiece.value.get(each.key) ?? [])];
}

/** The answers that a press on a hex opens which the question speaks of, such as the hex under attack. */
export function answersAbout(place: string): wire.Choice[] {
  const question = asked.value;
  const stoodFor = answersOf(place);
  if (stoodFor.length) return stoodFor;
  if (!question || question.menu || optionsOfPlace.value.size || !question.about.includes(place)) return [];
  const named = question.options.filter((each) => each.noun === "piece");
  return [...question.groups, ...(named.length <= MOST_NAMED ? named : []), ...plainOptions.value];
}

/** The answers that the counters in a hex stand for, such as to activate the formation they belong to. */
export function answersOf(place: string): wire.Choice[] {
  const there = new Set((stacks.value.get(place) ?? []).map((each) => each.key));
  return standIns.value.filter((choice) => choice.counters!.some((each) => there.has(each)));
}

/** The answers for which counters stand. */
const standIns = computed(() => (asked.value?.options ?? []).filter((choice) => choice.counters?.length));

/** The counters that stand for an answer without being one. */
export const standing = computed(() => new Set(standIns.value.flatMap((choice) => choice.counters!)));

/** More answers than these are not listed beside the hex they are about. */
const MOST_NAMED = 8;

/** Whether an option, or an order of several answers, belongs to the open question. */
export function isOpen(choice: wire.Choice): boolean {
  const question = asked.peek();
  if (!question) return false;
  const first = choice.answers[0] ?? choice.text;
  return !!ordered.peek()?.options.includes(choice) || question.options.some((each) => each.text === first);
}
