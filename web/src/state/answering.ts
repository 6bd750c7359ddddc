// Answers: an option is chosen, confirmed where it cannot be undone, and given; counters are sent; an answer is taken back.
import { batch, effect, untracked } from "@preact/signals";
import * as api from "./api.ts";
import { chosen } from "./choices.ts";
import { forgetGoal, isOnItsWay, setOut, stillWanted } from "./going.ts";
import { fanned, look, looked, looking, pending, pendingLook, refusals } from "./looking.ts";
import { forgetHeld, lesson, tellHeld } from "./lesson.ts";
import { announced, notice, tellFault, tellStopped } from "./notices.ts";
import { isGoing, partsOf, sending } from "./orders.ts";
import { confirms } from "./settings.ts";
import { asked, detour, gameId, screen, side } from "./table.ts";
import type * as wire from "../wire.ts";

/** Choose an option: at once if it can be undone or only lets the other side go on, otherwise it waits for confirmation. */
export async function choose(choice: wire.Choice, confirmed: boolean): Promise<void> {
  if (choice.text === given.text && performance.now() - given.at < DOUBLE_CLICK) return;
  if (isGoing(choice)) return send(choice.at);
  if (!confirmed && confirms.value !== "never" && !detour.value) {
    const isToLook = lesson.peek()?.waits === "look";
    const found = await look(choice);
    if (!found) return;
    if (found.held) return tellHeld(found.held);
    forgetHeld();
    // What was to be looked at is not yet wanted.
    if (isToLook) return;
    if (confirms.value === "always" || (found.final && !found.only_passes && !isWithinConfirmed())) {
      batch(() => {
        pending.value = choice;
        pendingLook.value = found;
      });
      announced.value = `${choice.label}. ${found.final}`;
      return;
    }
  }
  await give(choice);
}

/** By side, what an answer was about that it confirmed in the operation that goes on: what follows is not confirmed again. */
let confirmed: Record<string, string[]> = {};
effect(() => {
  if (asked.value?.menu) confirmed = {};
});

/** In a phase of ours all that is asked between two menus is one operation; else what is asked about the same counter or hex. */
function isWithinConfirmed(): boolean {
  const now = screen.peek();
  const question = asked.peek();
  const those = confirmed[question?.side ?? ""];
  if (!now || !question || question.menu || !those) return false;
  return now.phases[now.phase]?.side === question.side || subjects(question).some((each) => those.includes(each));
}

/** The counters a question names, of an earlier phase or turn others; where it names none, its hexes. */
const subjects = ({ acting, about }: wire.QuestionShown): string[] => {
  const { turn, phase } = screen.peek()!;
  return (acting.length ? acting : about).map((each) => [turn, phase, each].join());
};

/** Cancel the option that waits for confirmation. */
export function cancel(): void {
  forgetGoal();
  batch(() => {
    pending.value = null;
    pendingLook.value = null;
  });
}

let giving = false;
/** The last answer and its time: a double click must not also answer the next question. */
let given = { text: "", at: -Infinity };
const DOUBLE_CLICK = 400;

/** Give the answers of an option to the open question and those that follow it. */
export async function give(choice: wire.Choice): Promise<void> {
  const question = asked.value;
  if (!question || giving) return;
  giving = true;
  const isConfirmed = pending.peek() === choice;
  const before = notice.value;
  const clock = screen.value?.clock ?? 0;
  try {
    const [answer = "", ...then] = (await partsOf(choice)).answers;
    const named = [...question.acting, ...question.about, ...[answer, ...then].map((each) => each.split(" ")[1] ?? "")];
    // What follows may be asked before we hear that the answer was taken.
    if (isConfirmed) confirmed[question.side] = subjects({ ...question, acting: named });
    if (!isOnItsWay(choice)) forgetGoal();
    // Before the answer is taken: after it, others may have been chosen already.
    chosen.value = [];
    let done: wire.Taken | null = null;
    if (detour.value) await detour.value.give(question, answer);
    else
      done = await api.answer(gameId(), { side: question.side, number: question.number, answer, then, forced: true });
    given = { text: choice.text, at: performance.now() };
    noteOrder(clock, done?.taken ?? 1);
    batch(() => {
      pending.value = null;
      pendingLook.value = null;
      refusals.value = null;
      // Notices from before this answer are outdated and must not cover the map; those told meanwhile stay.
      if (notice.value === before) notice.value = null;
      fanned.value = "";
      forgetHeld();
    });
    if (done) tellStopped(done);
  } catch (fault) {
    if (!(fault instanceof api.Refused && fault.code === "held")) return tellFault(fault);
    cancel();
    tellHeld(fault.message);
  } finally {
    giving = false;
  }
}

/** Wait until the page shows another question than this. */
const isAnswered = (number: number | undefined): Promise<void> =>
  new Promise((go) => {
    const stopWaiting = effect(() => {
      if (asked.value?.number === number) return;
      go();
      queueMicrotask(() => stopWaiting());
    });
  });

/** Send the chosen counters to a place; those that cannot go stay chosen. */
export async function send(to: string): Promise<void> {
  const those = chosen.peek();
  const question = asked.peek()?.number;
  try {
    const found = await sending(to);
    const order = found.options[0];
    if (order && found.further) setOut(to, order);
    if (order) await choose(order, false);
    else chosen.value = [];
    if (!found.stopped) return;
    tellStopped(found);
    if (!order || those.length < 2 || pending.value) return;
    await isAnswered(question);
    chosen.value = those;
  } catch (fault) {
    tellFault(fault);
  }
}

/** Send the chosen counters to a place if all of them can go; otherwise nothing is sent, and the reason is told. */
export async function sendAll(
  to: string,
  pieces?: string[],
  orElse: (why: wire.Ordered) => void = tellStopped,
): Promise<void> {
  try {
    const found = await sending(to, pieces);
    const order = found.options[0];
    if (order && found.further) setOut(to, order);
    if (found.stopped || !order) orElse(found);
    else await choose(order, false);
  } catch (fault) {
    tellFault(fault);
  }
}

/** Send the counter on that is on its way, once the other side has let it pass and nothing has happened to it. */
async function goOn({ piece, to }: { piece: string; to: string }): Promise<void> {
  if (giving) return void setTimeout(() => void goOn({ piece, to }), ANSWERING);
  try {
    const found = await sending(to, [piece]);
    const order = found.options[0];
    if (!order) return;
    if (found.further) setOut(to, order);
    await give(order);
  } catch (fault) {
    tellFault(fault);
  }
}

const ANSWERING = 20;
effect(() => {
  const next = asked.value && stillWanted();
  if (next) untracked(() => void goOn(next));
});

/** Preview where a counter that is looked at would go, as a tap on a place of its reach or on an enemy means; nothing is given yet. */
export async function previewGoing(
  piece: string,
  to: string,
  orElse: (why: wire.Ordered) => void = tellStopped,
): Promise<void> {
  try {
    const found = await sending(to, [piece]);
    const order = found.options[0];
    if (!order) return orElse(found);
    chosen.value = [piece];
    if (found.further) setOut(to, order);
    const seen = await look(order);
    if (seen && found.trail.length && looking.peek() === order) looked.value = { ...seen, trail: found.trail };
  } catch (fault) {
    tellFault(fault);
  }
}

/** How many answers each order had, by the clock after it: undo takes them back together. */
const orderSizes = new Map<number, number>();

function noteOrder(clock: number, size: number): void {
  for (const later of orderSizes.keys()) if (later > clock) orderSizes.delete(later);
  if (size > 1) orderSizes.set(clock + size, size);
}

export async function undo(): Promise<void> {
  const now = screen.value;
  if (!now) return;
  if (detour.value) return detour.value.undo();
  if (!now.undo.can) {
    notice.value = { text: now.undo.why, rule: now.undo.rule };
    return;
  }
  try {
    await api.undo(gameId(), { side: side.value, version: now.version, answers: orderSizes.get(now.clock) ?? 1 });
    // An undone answer may be chosen again at once.
    given = { text: "", at: -Infinity };
  } catch (fault) {
    tellFault(fault);
  }
}

/** Forget how the answers of a game belong together. */
export const forgetOrders = (): void => orderSizes.clear();
