// What resting on a place, pressing it, or asking about it does to the shared state. The options
// come from the server; this module only finds those at the place the player points at.
import { batch, signal } from "@preact/signals";
import {
  answersAbout,
  answersOf,
  asked,
  askWhyNot,
  cancel,
  choose,
  chosen,
  cursor,
  detour,
  fanned,
  inspected,
  look,
  looking,
  optionsAt,
  optionsOfEdge,
  optionsOfPiece,
  optionsOfPlace,
  pending,
  previewGoing,
  refusals,
  sendAll,
  stacks,
  unknownAt,
  type Standing,
} from "../state/store.ts";
import { lookedAtFor } from "../state/ahead.ts";
import { soon, stayed } from "../state/details.ts";
import { isRead } from "../state/read.ts";
import { tool, uses } from "../state/tool.ts";
import type { Choice } from "../wire.ts";
import { endsOf, meaningOf, seenBy } from "./meaning.ts";
import { ableAt } from "./together.ts";

export type By = "mouse" | "touch" | "keys";

const RESTS = 120;
/** How long a preview stays after the pointer leaves: time to reach the odds beside the map, and their clauses. */
const LINGERS = 320;

/** Every option at a place, with those on the sides of a hex. */
export const optionsHere = (place: string): Choice[] => [...optionsAt(place), ...optionsAround(place)];

/** The options on the sides of a hex. */
export const optionsAround = (hex: string): Choice[] =>
  [...optionsOfEdge.value].flatMap(([edge, those]) => (endsOf(edge).includes(hex) ? those : []));

/** The target of the pointer: the hexside under it, or the place, whose own options come before those of its sides. */
export function optionsUnder(place: string, side: string): Choice[] {
  if (side) return optionsOfEdge.value.get(side) ?? [];
  const own = optionsAt(place);
  return own.length ? own : optionsAround(place);
}

/** The verbs of the open question that speak of counters, the usual first. */
export const usual = (): string[] => asked.value?.usual ?? [];

export const optionsOn = (piece: string): Choice[] => optionsOfPiece.value.get(piece) ?? [];

// Resting ----------------------------------------------------------------------------------------------------------
let restedOn = "";

/** Preview an option after resting on it for a moment; null when the pointer leaves it. */
export function rest(choice: Choice | null): void {
  stayed();
  if (pending.value) return;
  const turn = () => {
    if (pending.value) return;
    if (!choice) return lookAway();
    restedOn = choice.text;
    void look(choice);
  };
  soon(turn, choice ? RESTS : LINGERS);
}

/** What is looked at was tapped, not only rested on: it stays when the pointer or the focus goes elsewhere. */
export function keepLooking(): void {
  stayed();
  restedOn = "";
}

/** Stop previewing. */
function lookAway(): void {
  stayed();
  if (restedOn && looking.value?.text === restedOn) void look(null);
  restedOn = "";
}

/** The pointer or the cursor is over a place, or over none; `side` is the side of a hex that it is on. */
export function hover(place: string, side = ""): void {
  // Beside the map the preview stays, so that its reasons can be read and their clauses opened.
  if (!place) return stayed();
  cursor.value = place;
  if (fanned.value || tool.value) return;
  const under = optionsUnder(place, side);
  rest(seenBy(under.length ? under : answersOf(place), usual()));
}

// Pressing ---------------------------------------------------------------------------------------------------------
/** Press a place, or a hexside: choose its one option, fan several out, or ask why there is none. Returns whether it chose. */
export function press(place: string, by: By, side = ""): boolean {
  cursor.value = place;
  stayed();
  if (tool.value) {
    uses.press(place);
    return true;
  }
  const goer = by === "touch" && !optionsUnder(place, side).length ? goerTo(place) : "";
  if (goer) {
    void previewGoing(goer, place, lookedAtFor(place) ? undefined : () => examine(place));
    return true;
  }
  if (looking.value && !isMeant(looking.value, place, side)) lookAway();
  if (pending.value) {
    if (isMeant(pending.value, place, side)) return true;
    cancel();
  }
  if (fanned.value && fanned.value !== place) fanned.value = "";
  // Keys cannot point at hexsides, so the fan lists them.
  const options = by === "keys" ? optionsHere(place) : optionsUnder(place, side);
  if (chosen.value.length && !optionsOfPlace.value.has(place)) {
    // The server may not have said yet where they can go; a what-if table takes no orders.
    if (!options.length && !detour.value) {
      void sendAll(place);
      return true;
    }
    // Pressing other counters gives up those that were chosen together.
    chosen.value = [];
  }
  const about = options.length ? [] : answersAbout(place);
  const meaning = meaningOf(about.length ? about : options, usual());
  if (meaning.do === "choose") take(meaning.choice, by);
  else if (meaning.do === "fan") openFan(place, by);
  else examine(place);
  return meaning.do !== "inspect";
}

/** The counter that a finger sends to a place, as a drag would: the one it has tapped, or the top of its stack, to where it could go or where an enemy stands. */
function goerTo(place: string): string {
  const [tapped, own] = [looking.value, asked.value?.side];
  const isEnemy =
    stacks.value.get(place)?.some((each) => each.printed.side !== own) ||
    unknownAt.value.get(place)?.some((each) => each.side !== own);
  if (!isEnemy || chosen.value.length) return lookedAtFor(place);
  return tapped?.noun === "piece" ? tapped.at : (ableAt(tapped?.at ?? "")[0] ?? "");
}

/** Choose an option; with a finger the first tap previews and the second chooses. */
export function take(choice: Choice, by: By): void {
  if (by === "touch" && looking.value?.text !== choice.text) {
    restedOn = "";
    void look(choice);
    return;
  }
  remember(choice);
  void choose(choice, by === "touch" && isRead(choice));
}

/** Nothing to choose here: show its details, and ask why not. */
function examine(place: string): void {
  batch(() => {
    inspected.value = topOf(place);
    fanned.value = "";
  });
  if (asked.value) void askWhyNot({ hex: place });
}

/** Only show a place: its stack fanned out, and the details of the top counter. */
export function inspect(place: string): void {
  cursor.value = place;
  inspected.value = topOf(place);
  if (stacks.value.has(place) || unknownAt.value.has(place) || optionsHere(place).length) openFan(place, "mouse");
}

export const fannedBy = signal<By>("mouse");

function openFan(place: string, by: By): void {
  batch(() => {
    fannedBy.value = by;
    fanned.value = place;
  });
}

const topOf = (place: string): string => stacks.value.get(place)?.[0]?.key ?? "";

/** Where a piece stands. */
export function whereIs(piece: string): string {
  for (const [place, stack] of stacks.value) if (stack.some((each: Standing) => each.key === piece)) return place;
  return "";
}

/** Whether a press on a place, or on a side of it, chooses an option. */
const isMeant = (choice: Choice, place: string, side: string): boolean =>
  side && choice.noun === "edge" ? choice.at === side : pointsAt(choice, place);

/** Whether an option points at a place or at something in it. */
export function pointsAt(choice: Choice, place: string): boolean {
  if (choice.noun === "piece") return whereIs(choice.at) === place;
  if (choice.counters?.length) return choice.counters.some((each) => whereIs(each) === place);
  return choice.noun === "edge" ? endsOf(choice.at).includes(place) : choice.at === place;
}

/** Close one thing: the confirmation, the preview, the fan, the reasons. Returns whether there was one. */
export function backOut(): boolean {
  remembered = null;
  if (pending.value) cancel();
  else if (looking.value) void look(null);
  else if (fanned.value) fanned.value = "";
  else if (chosen.value.length) chosen.value = [];
  else if (refusals.value) refusals.value = null;
  else return false;
  return true;
}

// Choosing several out of one stack --------------------------------------------------------------------------------
let remembered: { place: string; rule: string; number: number; until: number } | null = null;

/** Remember from which fan an option was chosen, so that the next question can be answered from it too. */
function remember(choice: Choice): void {
  const place = fanned.value;
  const question = asked.value;
  remembered =
    place && question && choice.noun === "piece"
      ? { place, rule: question.rule, number: question.number, until: performance.now() + 1500 }
      : null;
}

/** Open the fan again when the same rule asks for more counters of the same stack. */
export function keepFan(): void {
  const question = asked.value;
  const open = fanned.value;
  if (!remembered || !question || open || performance.now() > remembered.until) return;
  if (question.number === remembered.number) return;
  const { place, rule } = remembered;
  remembered = null;
  // If hexes of the map can be chosen, a fan would cover them.
  if (question.rule !== rule || optionsOfPlace.value.size) return;
  const more = (stacks.value.get(place) ?? []).flatMap((each) => optionsOn(each.key));
  if (more.length) fanned.value = place;
}
