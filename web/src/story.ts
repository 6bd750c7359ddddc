// The log as a story: turns, phases, moments to jump to, and what happened since one's own last turn. Pure.
import type { LogLine } from "./wire.ts";

export interface Scene {
  turn: number;
  phase: string;
  /** Where it starts on the clock. */
  at: number;
  heading: LogLine | null;
  lines: LogLine[];
}

/** The log under its headings: a new scene at each heading, and where turn or phase change without one. */
export function scenes(log: LogLine[]): Scene[] {
  const found: Scene[] = [];
  for (const line of log) {
    const last = found[found.length - 1];
    if (line.heading) {
      found.push({ turn: line.turn, phase: line.phase, at: line.at, heading: line, lines: [] });
    } else if (last && last.turn === line.turn && (last.phase === line.phase || last.heading)) {
      last.lines.push(line);
    } else {
      found.push({ turn: line.turn, phase: line.phase, at: line.at, heading: null, lines: [line] });
    }
  }
  return found;
}

/** The moments where a turn begins, and those where a phase begins, by the clock. */
export function moments(log: LogLine[]): { turns: number[]; phases: number[] } {
  const turns: number[] = [];
  const phases: number[] = [];
  let turn = -1;
  for (const scene of scenes(log)) {
    if (phases[phases.length - 1] !== scene.at) phases.push(scene.at);
    if (scene.turn !== turn) {
      turn = scene.turn;
      turns.push(scene.at);
    }
  }
  return { turns, phases };
}

/** The next moment after `at` in a sorted list, or before it when going back; `at` itself when there is none. */
export function jump(stops: number[], at: number, forward: boolean): number {
  return (forward ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at)) ?? at;
}

/** The last line told at or before a moment of the clock. */
export const lineAt = (log: LogLine[], at: number): LogLine | null => log.findLast((line) => line.at <= at) ?? null;

const FEW = 5;

/** What happened after a moment of the clock: the last few lines, dice, what a computer can explain, and places before mere moves.
 *  What `mine` did itself before the others began is left out. */
export function since(log: LogLine[], clock: number, mine = "", few = FEW): LogLine[] {
  const all = log.filter((line) => line.at > clock && !line.heading);
  const theirs = mine ? all.findIndex((line) => line.side && line.side !== mine) : 0;
  const told = theirs < 0 ? [] : all.slice(theirs);
  if (told.length <= few) return told;
  const weight = (line: LogLine) => (line.dice.length || line.why ? 2 : line.rule && line.hex ? 1 : 0);
  const kept = told
    .map((line, at) => ({ line, at }))
    .sort((a, b) => weight(b.line) - weight(a.line) || b.at - a.at)
    .slice(0, few)
    .sort((a, b) => a.at - b.at);
  return kept.map((each) => each.line);
}
