// Several counters ordered together: what they can do as the server says, and the answers an order stands for.
import { effect } from "@preact/signals";
import * as api from "./api.ts";
import { chosen, movers, optionsOfPiece, ordered } from "./choices.ts";
import { tellFault } from "./notices.ts";
import { asked, detour, gameId } from "./table.ts";
import type * as wire from "../wire.ts";

/** The question for which orders were asked last. */
let askedFor = -1;

/**
 * Ask what can be ordered whenever the counters or the question change: of those chosen together, less those that can do nothing, or of the
 * one whose next step is asked for.
 */
effect(() => {
  const question = asked.value;
  const able = chosen.value.filter((piece) => optionsOfPiece.value.has(piece));
  if (able.length < chosen.value.length) chosen.value = able;
  const those = able.length ? able : movers.value;
  // A what-if table gives its answers one by one.
  if (!question || !those.length || detour.value) {
    ordered.value = null;
    return;
  }
  if (askedFor !== question.number) ordered.value = null;
  askedFor = question.number;
  const said = { side: question.side, number: question.number, pieces: those };
  const isStill = () => movers.peek().join() === those.join();
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

/** The order that sends counters to a place, and why not all of them can go: those chosen, or the one that is asked on. */
export async function sending(to: string, pieces = movers.peek()): Promise<wire.Ordered> {
  const question = asked.peek();
  if (!question) return { options: [], stopped: "", rule: "", trail: [], further: false };
  return api.orders(gameId(), { side: question.side, number: question.number, pieces, to });
}

/** The answers that an option stands for, in their order, and the hexes on the way of a counter that moves hex by hex. */
export async function partsOf(choice: wire.Choice): Promise<{ answers: string[]; trail: string[] }> {
  if (!isGoing(choice)) return { answers: choice.answers.length ? choice.answers : [choice.text], trail: [] };
  const { options, trail } = await sending(choice.at);
  return { answers: options[0]?.answers ?? [], trail };
}
