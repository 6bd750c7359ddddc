// The hex cursor of the keyboard: it walks from hex to neighbour, acts where it stands, and backs out.
import { effect, untracked } from "@preact/signals";
import { ordered } from "../state/choices.ts";
import { announced, asked, cursor, optionsOfEdge, optionsOfPiece, optionsOfPlace } from "../state/store.ts";
import { hover, press, whereIs } from "./aim.ts";
import { bringIn, hexes, middleSeen, showAll } from "./camera.ts";
import { describeHex } from "./describe.ts";
import { nearestHex, stepped } from "./lattice.ts";
import type { Point } from "./lens.ts";
import { endsOf } from "./meaning.ts";

export { backOut } from "./aim.ts";

/** What was said of the hex under the cursor. */
let said = "";
let lane: { at: string; along: string; from: Point } | null = null;

/** Move the cursor to the neighbour in a direction: (1, 0) is right, (0, 1) is down. */
export function moveCursor(dx: number, dy: number): void {
  const here = hexes.value.hexes.get(cursor.value);
  if (!here) return goTo(nearestHex(hexes.value, middleSeen())?.number ?? "");
  // Walking sideways over flat-topped hexes zigzags; the lane keeps it on one row.
  const along = dx ? "across" : "down";
  if (!lane || lane.at !== here.number || lane.along !== along) lane = { at: here.number, along, from: here };
  const next = stepped(hexes.value, here, dx, dy, lane.from);
  if (!next) return;
  lane = { ...lane, at: next.number };
  goTo(next.number);
}

/** Put the cursor on a hex, in view, and say what is there. */
export function goTo(hex: string): void {
  if (!hex) return;
  hover(hex);
  bringIn(hex);
  say(hex);
}

function say(hex: string): void {
  announced.value = said = describeHex(hex);
}

/** The server's list of where the chosen counters can go may come when the cursor stands there already. */
effect(() => {
  if (ordered.value) untracked(() => cursor.value && said && announced.value === said && say(cursor.value));
});

/** Act on the hex under the cursor, as a press would. */
export function actAtCursor(): void {
  if (cursor.value) press(cursor.value, "keys");
}

/** The hexes that options point at now. */
export function optionHexes(): Set<string> {
  const found = new Set(optionsOfPlace.value.keys());
  for (const piece of optionsOfPiece.value.keys()) found.add(whereIs(piece));
  for (const edge of optionsOfEdge.value.keys()) for (const hex of endsOf(edge)) found.add(hex);
  return new Set([...found].filter((place) => hexes.value.hexes.has(place)));
}

/** Show all that can be chosen on the map. */
export function goToOptions(): void {
  if (asked.value) showAll(optionHexes());
}
