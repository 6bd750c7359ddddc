// The dice last told: kept in view with their tallies, and marked where they fell for a short while.
import { signal } from "@preact/signals";
import * as api from "./api.ts";
import { inShort } from "../shared/tally.ts";
import { tellFault } from "./notices.ts";
import { lastRolls, rollsToMark } from "../replay/story.ts";
import { gameId, log, screen, side } from "./table.ts";
import type * as wire from "../wire.ts";

export interface Rolled {
  line: wire.LogLine;
  /** With its tally, if we may see it. */
  roll: wire.RollShown | null;
}
/** The rolls last reported, the last first, and the phase in which they were told. */
export const rolled = signal<{ rolls: Rolled[]; phase: string } | null>(null);
/** The rolls just reported, marked on the map for a short while: what the dice gave in words, once it is known. */
export const struck = signal<{ line: wire.LogLine; outcome: string; column: string }[]>([]);

/** The roll of a log line, with its tally. */
export const rollOf = (line: wire.LogLine): Promise<wire.RollShown> =>
  api.rollAt(gameId(), side.value, log.value.indexOf(line));

/** Keep the rolls just told in view; those of an earlier phase are put away. */
export function noteRolls(told: wire.LogLine[], now: wire.Screen): void {
  const dice = lastRolls(told);
  if (dice.length) void showRolls(dice);
  else if (rolled.value && rolled.value.phase !== phaseOf(now)) rolled.value = null;
  markRolls(told);
}

/** Put all rolls away. */
export function forgetRolls(): void {
  rolled.value = null;
  struck.value = [];
}

const phaseOf = (now: wire.Screen): string => `${now.turn}/${now.phase}`;

const STRUCK = 5000;
let fading = 0;

/** Mark the dice just told where they fell, for a while. */
function markRolls(told: wire.LogLine[]): void {
  const rolls = rollsToMark(told);
  if (!rolls.length) return;
  struck.value = rolls.map((line) => ({ line, outcome: "", column: "" }));
  clearTimeout(fading);
  fading = setTimeout(() => (struck.value = []), STRUCK) as unknown as number;
}

/**
 * Show the last rolls, with their tallies as far as we may see them. At one screen the side may change while the tally is fetched: without
 * secrets it is the same for both sides.
 */
async function showRolls(lines: wire.LogLine[]): Promise<void> {
  const game = gameId();
  const viewer = side.value;
  try {
    // One after the other: a visitor may ask for few of them at a time, and nobody is to be told so for what nobody asked.
    const rolls: Rolled[] = [];
    for (const line of lines) rolls.push({ line, roll: line.has_tally ? await rollOf(line) : null });
    const isOurs = game === gameId() && (viewer === side.value || !screen.value?.secret);
    if (!isOurs || !screen.value) return;
    rolled.value = { rolls, phase: phaseOf(screen.value) };
    struck.value = struck.value.map((was) => {
      const roll = rolls.find((each) => each.line === was.line)?.roll;
      return roll ? { line: was.line, outcome: roll.words || was.outcome, column: inShort(roll.tally) } : was;
    });
  } catch (fault) {
    tellFault(fault);
  }
}
