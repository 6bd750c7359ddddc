// Several counters ordered together: what they can do as the server says, and the answers an order stands for.
import { effect } from "@preact/signals";
import * as api from "./api.ts";
import { chosen, optionsOfPiece, ordered } from "./choices.ts";
import { tellFault } from "./notices.ts";
import { asked, detour, gameId } from "./table.ts";
import type * as wire from "../wire.ts";

/** Ask what the chosen counters can be ordered whenever they or the question change; drop those that can do nothing. */
effect(() => {
  const question = asked.value;
  const able = chosen.value.filter((piece) => optionsOfPiece.value.has(piece));
  if (able.length < chosen.value.length) chosen.value = able;
  // A what-if table gives its answers one by one.
  if (!question || !able.length || detour.value) {
    ordered.value = null;
    return;
  }
  const said = { side: question.side, number: question.number, pieces: able };
  const isStill = () => chosen.peek() === able || chosen.peek().join() === able.join();
  api.orders(gameId(), said).then(
    (found) => {
      if (isStill() && asked.peek()?.number === question.number) ordered.value = found;
    },
    (fault) => {
      if (!(fault instanceof api.Refused && fault.code === "stale")) tellFault(fault);
    },
  );
});

/** Whether an option sends the chosen counters to a place: the server has not said yet with which answers. */
export const isGoing = (choice: wire.Choice): boolean =>
  !choice.answers.length && !!ordered.peek()?.options.includes(choice);

/** The order that sends the chosen counters to a place, and why not all of them can go. */
export async function sending(to: string): Promise<wire.Ordered> {
  const question = asked.peek();
  if (!question) return { options: [], stopped: "", rule: "" };
  return api.orders(gameId(), { side: question.side, number: question.number, pieces: chosen.peek(), to });
}

/** The answers that an option stands for, in their order. */
export const answersOf = async (choice: wire.Choice): Promise<string[]> => {
  if (isGoing(choice)) return (await sending(choice.at)).options[0]?.answers ?? [];
  return choice.answers.length ? choice.answers : [choice.text];
};
