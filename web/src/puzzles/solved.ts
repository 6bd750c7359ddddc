// What this browser has solved: the first verdict on each puzzle, and on how many days in a row that of the day. Puzzles
// are fetched once for each language.
import { signal } from "@preact/signals";
import { go } from "../app/route.ts";
import * as aside from "../state/api-aside.ts";
import { kept, lang } from "../state/settings.ts";
import { tellFault } from "../state/store.ts";
import type { PuzzleCard } from "../wire.ts";
import { isSolved, ofDay, streakAfter, today } from "./days.ts";

/** The first verdict on each puzzle that was tried, by its id. */
export const verdicts = kept<Record<string, string>>("puzzles", {});
/** The last day on which the puzzle of the day was solved, and how many days in a row there were then. */
export const streak = kept("puzzle-streak", { day: 0, days: 0 });

export function noteVerdict(id: string, verdict: string): void {
  if (verdicts.peek()[id]) return;
  verdicts.value = { ...verdicts.peek(), [id]: verdict };
  const every = fetched.peek()[lang.peek()];
  if (every && ofDay(every, today())?.id === id) streak.value = streakAfter(streak.peek(), today(), isSolved(verdict));
}

const fetched = signal<Record<string, PuzzleCard[]>>({});
let fetching = "";

/** All puzzles in the language of the screen; null until they are fetched. */
export function puzzles(): PuzzleCard[] | null {
  const key = lang.value;
  const found = fetched.value[key];
  if (!found && fetching !== key) {
    fetching = key;
    aside.puzzles().then(
      (those) => (fetched.value = { ...fetched.value, [key]: those }),
      (fault) => {
        fetching = "";
        tellFault(fault);
      },
    );
  }
  return found ?? null;
}

/** The next puzzle after one that was not tried yet. */
export function nextAfter(every: PuzzleCard[], id: string): PuzzleCard | undefined {
  const at = every.findIndex((each) => each.id === id);
  return [...every.slice(at + 1), ...every.slice(0, at + 1)].find((each) => !verdicts.value[each.id]);
}

/** Begin a puzzle, on a table of its own. */
export async function beginPuzzle(title: string, puzzle: string): Promise<void> {
  try {
    const { id } = await aside.beginPuzzle({ title, puzzle });
    go(`/game/${id}`);
  } catch (fault) {
    tellFault(fault);
  }
}
