// What the player looks at: hexes and counters under the cursor, the option previewed, and what the server says of it.
import { signal } from "@preact/signals";
import * as api from "./api.ts";
import { isOpen } from "./choices.ts";
import { tellFault } from "./notices.ts";
import { partsOf } from "./orders.ts";
import { lang } from "./settings.ts";
import { asked, detour, gameId, screen, side } from "./table.ts";
import type * as wire from "../wire.ts";

/** The hex under the cursor (mouse, keyboard or finger). */
export const cursor = signal("");
/** The hex whose stack is fanned out. */
export const fanned = signal("");
/** The piece whose details are shown. */
export const inspected = signal("");

/** The counters that the act which is watched names: they lie uppermost and are marked. */
export const marked = signal<string[]>([]);

/** The previewed option, and the server's preview. */
export const looking = signal<wire.Choice | null>(null);
export const looked = signal<wire.Looked | null>(null);
/** An option that waits for confirmation because it cannot be undone. */
export const pending = signal<wire.Choice | null>(null);
/** The server's preview of the option that waits. */
export const pendingLook = signal<wire.Looked | null>(null);

/** What an officer would answer to the open question, and why; null until somebody asks. */
export const hinted = signal<wire.Hinted | null>(null);
/** Whether an officer is thinking about a hint. */
export const hinting = signal(false);

/** Why something is not an option, as asked. */
export const refusals = signal<{ at: string; why: wire.Refused[] } | null>(null);

/** Forget what was looked at: the question is another one. */
export function forgetLooks(): void {
  looking.value = null;
  looked.value = null;
  pending.value = null;
  pendingLook.value = null;
  refusals.value = null;
  hinted.value = null;
}

const looks = new Map<string, wire.Looked>();
let looksFor: unknown = "";

/** Preview an option: its tally, its path, what would follow. Nothing is chosen. */
export async function look(choice: wire.Choice | null): Promise<wire.Looked | null> {
  const question = asked.value;
  const now = screen.value;
  // A finger may still point at an option whose question has been answered: then there is nothing to look at.
  if (!choice || !question || !isOpen(choice) || !now) {
    looking.value = null;
    looked.value = null;
    return null;
  }
  looking.value = choice;
  const about = detour.value ?? `${now.version}/${side.value}/${lang.value}/${now.lesson?.number}`;
  if (looksFor !== about) {
    looks.clear();
    looksFor = about;
  }
  let found = looks.get(choice.text);
  if (!found) {
    try {
      const { answers, trail } = await partsOf(choice);
      if (!answers.length) return null;
      const said = { side: question.side, number: question.number, answer: answers[0]!, then: answers.slice(1) };
      const shown = detour.value
        ? await detour.value.look(question, { ...choice, text: answers[0]! })
        : await api.look(gameId(), said);
      if (shown) found = { ...shown, answer: choice.text, trail: trail.length ? trail : shown.trail };
    } catch (fault) {
      // It is no error if the question was answered meanwhile.
      if (!(fault instanceof api.Refused && fault.code === "stale")) tellFault(fault);
      return null;
    }
    if (!found) return null;
    if (looksFor === about) looks.set(choice.text, found);
  }
  if (looking.value?.text === choice.text) looked.value = found;
  return found;
}
