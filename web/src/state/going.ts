// A counter on its way: where the other side is asked after each step, the player names the place once, and the counter is sent on
// as long as nothing has happened to it. A roll, a loss, something shown or another choice of the player's ends it.
import { asked, log, screen } from "./table.ts";
import type * as wire from "../wire.ts";

interface Goal {
  piece: string;
  to: string;
  order: wire.Choice;
  /** Who was asked what when it set out, how long the log was, and what was to be seen. */
  side: string;
  number: number;
  lines: number;
  seen: string;
}

let goal: Goal | null = null;

/** A counter sets out for a place that this order does not reach yet. */
export function setOut(to: string, order: wire.Choice): void {
  const piece = order.text.split(" ").at(-1) ?? "";
  const { side = "", number = -1 } = asked.peek() ?? {};
  goal = { piece, to, order, side, number, lines: log.peek().length, seen: inView(piece) };
}

/** The player has chosen something else. */
export function forgetGoal(): void {
  if (goal?.side === asked.peek()?.side) goal = null;
}

/** Whether an option is the order by which a counter is on its way. */
export const isOnItsWay = (choice: wire.Choice): boolean => goal?.order === choice;

/** Where the counter that is asked on was to go, if nothing has happened meanwhile; the goal is forgotten if something has. */
export function stillWanted(): { piece: string; to: string } | null {
  const question = asked.peek();
  if (!goal || !question || question.side !== goal.side || question.number === goal.number) return null;
  const { piece, to, lines, seen } = goal;
  const isQuiet = log
    .peek()
    .slice(lines)
    .every((line) => !line.dice.length);
  goal = null;
  return question.walker === piece && isQuiet && seen === inView(piece) ? { piece, to } : null;
}

/** How a counter is, and which counters can be seen. */
function inView(piece: string): string {
  const { pieces = {}, unknown = [] } = screen.peek() ?? {};
  const { steps, marks, hidden } = pieces[piece] ?? { steps: 0, marks: [], hidden: false };
  const known = Object.values(pieces).filter((each) => each.at).length;
  return [steps, marks, hidden, known, unknown.length].join();
}
