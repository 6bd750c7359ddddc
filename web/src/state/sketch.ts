// What a player draws on the map for themselves: arrows, marks and notes, kept in this browser for each game.
import { signal } from "@preact/signals";

export type Mark =
  | { kind: "arrow"; from: string; to: string }
  | { kind: "mark"; at: string }
  | { kind: "note"; at: string; text: string };

const MOST_GAMES = 30;
const MOST_MARKS = 200;
export const LONGEST_NOTE = 60;
const KEY = "grognard.sketches";

export const marks = signal<Mark[]>([]);
let of = "";

/** The arrows of an officer's plan, which are not the player's and are kept nowhere. */
export const officers = signal<{ from: string; to: string }[]>([]);

/** Where an arrow or the ruler begins, while its end is looked for. */
export const begun = signal("");

type Sketches = [string, Mark[]][];

function stored(): Sketches {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Sketches;
  } catch {
    return [];
  }
}

/** Show what was drawn in a game. */
export function open(game: string): void {
  of = game;
  begun.value = "";
  marks.value = stored().find(([each]) => each === game)?.[1] ?? [];
}

/** Keep what is drawn; of many games, those drawn in last. */
function keep(next: Mark[]): void {
  marks.value = next.slice(-MOST_MARKS);
  const others = stored().filter(([each]) => each !== of);
  const all: Sketches = marks.value.length ? [[of, marks.value], ...others] : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST_GAMES)));
  } catch {
    // Without local storage the drawing lasts as long as the page.
  }
}

const isAt = (mark: Mark, place: string): boolean =>
  mark.kind === "arrow" ? mark.from === place || mark.to === place : mark.at === place;

/** Draw an arrow from one hex to another; drawn again it goes away. */
export function arrow(from: string, to: string): void {
  const isSame = (mark: Mark) => mark.kind === "arrow" && mark.from === from && mark.to === to;
  keep(
    marks.value.some(isSame)
      ? marks.value.filter((mark) => !isSame(mark))
      : [...marks.value, { kind: "arrow", from, to }],
  );
}

/** Mark a hex, or take its mark away. */
export function mark(at: string): void {
  const isSame = (each: Mark) => each.kind === "mark" && each.at === at;
  keep(marks.value.some(isSame) ? marks.value.filter((each) => !isSame(each)) : [...marks.value, { kind: "mark", at }]);
}

/** Write a note at a hex; an empty one takes it away. */
export function note(at: string, text: string): void {
  const others = marks.value.filter((each) => each.kind !== "note" || each.at !== at);
  const words = text.trim().slice(0, LONGEST_NOTE);
  keep(words ? [...others, { kind: "note", at, text: words }] : others);
}

/** The note at a hex. */
export const noteAt = (at: string): string => {
  const found = marks.value.find((each) => each.kind === "note" && each.at === at);
  return found?.kind === "note" ? found.text : "";
};

/** Take away whatever is drawn at a hex. */
export const erase = (place: string): void => keep(marks.value.filter((each) => !isAt(each, place)));
export const eraseAll = (): void => keep([]);
