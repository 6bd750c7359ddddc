// Advice: what an officer would do and why, what the bots thought, and why something is not an option.
import * as api from "./api.ts";
import { choose } from "./answering.ts";
import { saidOnce } from "../panel/grouping.ts";
import { hinted, hinting, refusals } from "./looking.ts";
import { announced, tell, tellFault } from "./notices.ts";
import { chipText } from "../rules/rulebook.ts";
import { asked, detour, gameId, kit, screen, side } from "./table.ts";
import type * as wire from "../wire.ts";

/** What an officer would choose altogether, where several things are chosen one after the other. */
export async function chooseAsOfficer(label: string): Promise<void> {
  const question = asked.value;
  if (!question || hinting.value) return;
  hinting.value = true;
  try {
    const { answers } = await api.hint(gameId(), { side: question.side, number: question.number, whole: true });
    const order = { text: answers.join("; "), label, verb: "", noun: "nothing", at: "", badge: "", answers };
    if (asked.value?.number === question.number) await choose(order, false);
  } catch (fault) {
    if (!(fault instanceof api.Refused && fault.code === "stale")) tellFault(fault);
  } finally {
    hinting.value = false;
  }
}

/** Ask why a hex, a piece or an answer is not an option. */
export async function askWhyNot(about: { hex?: string; piece?: string; answer?: string }): Promise<void> {
  // On a what-if table the game is not asked why.
  if (!asked.value || detour.value) return;
  try {
    const why = saidOnce(await api.whyNot(gameId(), { side: asked.value.side, ...about }));
    refusals.value = { at: about.hex ?? about.piece ?? about.answer ?? "", why };
    announced.value = why.map((each) => `${chipText(each.rule, kit.value?.rules[each.rule])} ${each.text}`).join(" ");
  } catch (fault) {
    tellFault(fault);
  }
}

/** Ask an officer for a hint; returns his choice if it is still an option. Nothing is answered. */
export async function askHint(): Promise<wire.Choice | null> {
  const question = asked.value;
  const now = screen.value;
  if (!question || !now || hinting.value || detour.value) return null;
  if (!now.hints.can || question.side === "dice") {
    if (now.hints.why) tell(now.hints.why);
    return null;
  }
  hinting.value = true;
  try {
    const found = await api.hint(gameId(), { side: question.side, number: question.number });
    // The question may have been answered while he thought.
    if (asked.value?.number !== found.number || screen.value?.version !== now.version) return null;
    hinted.value = found;
    return question.options.find((each) => each.text === found.answer) ?? null;
  } catch (fault) {
    if (!(fault instanceof api.Refused && fault.code === "stale")) tellFault(fault);
    return null;
  } finally {
    hinting.value = false;
  }
}

/** The bots' reasons at a moment of the log, as far as our side may know. */
export const reasonsAt = (at: number): Promise<wire.Why[]> => api.why(gameId(), side.value, at);
