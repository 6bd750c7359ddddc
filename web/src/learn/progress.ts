// What this browser has learned: lessons that are done, and whether its reader knows such games. Lessons and courses are
// fetched once for each language.
import { signal } from "@preact/signals";
import { go } from "../app/route.ts";
import * as api from "../state/api.ts";
import * as aside from "../state/api-aside.ts";
import { kept, lang } from "../state/settings.ts";
import { screen, tellFault } from "../state/store.ts";
import type { Course, LessonCard } from "../wire.ts";

/** The lessons that are done, by id. */
export const learned = kept<string[]>("learned", []);
/** What the reader said in the lobby: new here, or knows such games; empty until asked. */
export const newcomer = kept<"" | "new" | "knows">("newcomer", "");

export const isLearned = (lesson: string): boolean => learned.value.includes(lesson);

export function noteLearned(lesson: string): void {
  if (!learned.peek().includes(lesson)) learned.value = [...learned.peek(), lesson];
}

const fetched = signal<Record<string, Course[]>>({});
let fetching = "";

/** All courses in the language of the screen; null until they are fetched. */
export function courses(): Course[] | null {
  const key = lang.value;
  const found = fetched.value[key];
  if (!found && fetching !== key) {
    fetching = key;
    aside.courses().then(
      (those) => (fetched.value = { ...fetched.value, [key]: those }),
      (fault) => {
        fetching = "";
        tellFault(fault);
      },
    );
  }
  return found ?? null;
}

/** The first lesson of a course that is not done. */
export const nextOf = (course: Course): LessonCard | undefined => course.lessons.find(({ id }) => !isLearned(id));

/** How many minutes a course takes, or what is left of it. */
export const minutesOf = (lessons: LessonCard[]): number => lessons.reduce((sum, { minutes }) => sum + minutes, 0);

/** Begin a lesson, on a table of its own. */
export async function beginLesson(title: string, lesson: string): Promise<void> {
  try {
    const { id } = await aside.beginLesson({ title, lesson });
    go(`/game/${id}`);
  } catch (fault) {
    tellFault(fault);
  }
}

/** Begin the scenario of the table from its first turn, on the same side, against the opponent for first games. */
export async function playWhole(): Promise<void> {
  const { title, scenario, side, seats } = screen.peek()!;
  try {
    const first = (await api.titles()).find(({ id }) => id === title)?.first;
    const others = Object.keys(seats).filter((each) => each !== side);
    const seated = Object.fromEntries(others.map((each) => [each, first ? `bot:${first}` : "me"]));
    const { id } = await api.newGame({ title, scenario, seats: seated });
    go(`/game/${id}`);
  } catch (fault) {
    tellFault(fault);
  }
}
