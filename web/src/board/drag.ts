// Dragging counters to a hex: which counters a hand lifts, where they are, and what dropping them means. The server says where
// they can go; the lit hexes are its answer.
import { signal } from "@preact/signals";
import {
  asked,
  askWhyNot,
  chosen,
  cursor,
  fanned,
  looking,
  optionsOfPiece,
  optionsOfPlace,
  ordered,
  send,
  sendAll,
  stacks,
  type Standing,
} from "../state/store.ts";
import { tellStopped } from "../state/notices.ts";
import { optionsOn, press, take, usual, whereIs, type By } from "./aim.ts";
import { meantBy } from "./meaning.ts";
import type { Point } from "./lens.ts";
import { ableAt } from "./together.ts";

export interface Lifted {
  /** The counters that are drawn in the hand. */
  shown: Standing[];
  from: string;
  at: Point;
  /** What dropping it means: an order, the answer to where it goes, one of several that are chosen, or what the stack begins there, such as an attack; else the reason why not. */
  as: "order" | "answer" | "member" | "fixed";
}

export const lifted = signal<Lifted | null>(null);

/** Lift what a hand drags from a place: the chosen counters, the topmost that can be ordered, or what is about to move. */
export function lift(place: string, at: Point, by: By): boolean {
  const question = asked.value;
  const stack = stacks.value.get(place) ?? [];
  const those = liftedFrom(place, by);
  if (those.length) return hold(those, place, at);
  const walker = stack.find((each) => each.key === question?.walker);
  const isWanted = question?.about.includes(place) && optionsOfPlace.value.size > 0 && !optionsOfPlace.value.has(place);
  if (walker || (stack[0] && isWanted)) return carryOne(walker ?? stack[0]!, place, at, "answer");
  const member = question?.some ? stack.find((each) => optionsOfPiece.value.has(each.key)) : undefined;
  // A finger on a counter that stays where it is moves the map.
  const own = by === "mouse" ? (member ?? stack.find((each) => each.printed.side === question?.side)) : undefined;
  return !!own && carryOne(own, place, at, own === member ? "member" : "fixed");
}

function carryOne(one: Standing, from: string, at: Point, as: Lifted["as"]): true {
  lifted.value = { shown: [one], from, at, as };
  return true;
}

/** Lift these counters; those chosen before are given up unless they are among them. */
export function hold(those: string[], from: string, at: Point): boolean {
  const shown = (stacks.value.get(from) ?? []).filter((each) => those.includes(each.key));
  lifted.value = { shown, from, at, as: "order" };
  if (those.join() !== chosen.value.join()) chosen.value = those;
  return true;
}

/** Lift a counter out of a fan or of the tray: to order it or, where a set-up asks for a place for it, to answer that. */
export function pull(piece: string, at: Point): boolean {
  const from = whereIs(piece);
  const one = asked.value?.placing === piece && stacks.value.get(from)?.find((each) => each.key === piece);
  return one ? carryOne(one, from, at, "answer") : hold([piece], from, at);
}

function liftedFrom(place: string, by: By): string[] {
  const able = ableAt(place);
  if (able.some((piece) => chosen.value.includes(piece))) return chosen.value;
  // Of a choice of several nothing is dragged; a finger drags only what it has tapped before, or the map could not be moved.
  if (!able.length || asked.value?.some) return [];
  if (by === "touch") {
    const tapped = looking.value?.noun === "piece" ? looking.value.at : "";
    return able.includes(tapped) && whereIs(tapped) === place ? [tapped] : [];
  }
  return [able[0]!];
}

export function carry(at: Point, over: string): void {
  if (!lifted.value) return;
  cursor.value = over;
  lifted.value = { ...lifted.value, at };
}

/** Drop what was lifted on a place; where it came from, or beside the map, nothing happens. */
export function drop(over: string): void {
  const now = lifted.value;
  if (!now) return;
  lifted.value = null;
  if (!over || over === now.from) {
    if (chosen.value.length < 2 && now.as === "order") chosen.value = [];
    return;
  }
  fanned.value = "";
  if (now.as === "order") return ordered.value && !optionsOfPlace.value.has(over) ? refuse(over) : void send(over);
  const { key: piece, printed } = now.shown[0]!;
  if (now.as === "answer") answer(piece, over);
  else if (now.as === "member") join(piece, over);
  else {
    const stack = (stacks.value.get(now.from) ?? []).filter((each) => each.printed.side === printed.side);
    const those = stack.map((each) => each.key);
    void sendAll(over, those, () => void askWhyNot({ piece }));
  }
}

/** The counter that is asked where to go is dropped: go there, let the player choose between several, or say why not. */
function answer(piece: string, over: string): void {
  const [choice, more] = optionsOfPlace.value.get(over) ?? [];
  if (choice && !more) take(choice, "mouse");
  else if (more) press(over, "mouse");
  else
    void sendAll(over, [piece], (found) =>
      asked.value?.walker === piece ? tellStopped(found) : void askWhyNot({ hex: over }),
    );
}

/** One of several to be chosen is dropped on what the question speaks of: it takes part. Anything else is refused with its reason. */
function join(piece: string, over: string): void {
  const choice = meantBy(optionsOn(piece), usual());
  if (choice && asked.value?.about.includes(over)) take(choice, "mouse");
  else void askWhyNot(choice ? { hex: over } : { piece });
}

/** A place to which not all that was lifted can go: say why, and keep only what was chosen before. */
function refuse(over: string): void {
  void sendAll(over).then(() => {
    if (chosen.value.length < 2) chosen.value = [];
  });
}

/** Put back what was lifted. */
export function putBack(): boolean {
  const now = lifted.value;
  if (now) drop(now.from);
  return !!now;
}

/** Whether a counter of a fan can be dragged out of it. */
export const canLift = (piece: string): boolean =>
  (optionsOfPiece.value.has(piece) || asked.value?.placing === piece) && !asked.value?.some;
