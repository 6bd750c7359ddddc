// Dragging counters to a hex: which counters a hand lifts, where they are, and what dropping them means. The server says where
// they can go; the lit hexes are its answer.
import { signal } from "@preact/signals";
import {
  asked,
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
import { take, whereIs, type By } from "./aim.ts";
import type { Point } from "./lens.ts";
import { ableAt } from "./together.ts";

export interface Lifted {
  /** The counters that are drawn in the hand. */
  shown: Standing[];
  from: string;
  at: Point;
  /** Whether the open question itself asks where they go. */
  isAsked: boolean;
}

export const lifted = signal<Lifted | null>(null);

/** Lift what a hand drags from a place: the chosen counters, the topmost that can be ordered, or what is about to move. */
export function lift(place: string, at: Point, by: By): boolean {
  const those = liftedFrom(place, by);
  if (those.length) return hold(those, place, at);
  const top = stacks.value.get(place)?.[0];
  if (!top || !asked.value?.about.includes(place) || !optionsOfPlace.value.size || optionsOfPlace.value.has(place))
    return false;
  lifted.value = { shown: [top], from: place, at, isAsked: true };
  return true;
}

/** Lift these counters; those chosen before are given up unless they are among them. */
export function hold(those: string[], from: string, at: Point): boolean {
  const shown = (stacks.value.get(from) ?? []).filter((each) => those.includes(each.key));
  lifted.value = { shown, from, at, isAsked: false };
  if (those.join() !== chosen.value.join()) chosen.value = those;
  return true;
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
    if (chosen.value.length < 2 && !now.isAsked) chosen.value = [];
    return;
  }
  fanned.value = "";
  if (!now.isAsked) return ordered.value && !optionsOfPlace.value.has(over) ? refuse(over) : void send(over);
  const [choice, more] = optionsOfPlace.value.get(over) ?? [];
  if (choice && !more) take(choice, "mouse");
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
export const canLift = (piece: string): boolean => optionsOfPiece.value.has(piece) && !asked.value?.some;
