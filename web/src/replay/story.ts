// The log as a story: turns, phases, moments to jump to. Pure.
import type { LogLine } from "../wire.ts";

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

/** The lines of a scene, those that take a unit from hex to hex as one: the last of them says where it went. */
export function folded(lines: LogLine[]): LogLine[][] {
  const found: LogLine[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (line.goes_on && last) last.push(line);
    else found.push([line]);
  }
  return found;
}

/** Stretches of the clock that each begin with a scene and together are the whole log: after one moment, up to another. */
export function stretches(log: LogLine[]): { since: number; until: number }[] {
  const starts = [...new Set(scenes(log).map((scene) => scene.at))].sort((one, two) => one - two);
  const last = log.at(-1)?.at ?? 0;
  return starts.map((start, nth) => ({ since: Math.max(0, start - 1), until: (starts[nth + 1] ?? last + 1) - 1 }));
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

const MOST_ROLLS = 4;

/** The rolls to keep in view of the lines just told, the last first: those whose tally can be shown, or else the very last. */
export function lastRolls(told: LogLine[]): LogLine[] {
  const rolls = told.filter((line) => line.dice.length).reverse();
  const read = rolls.filter((line) => line.has_tally);
  return read.length ? read.slice(0, MOST_ROLLS) : rolls.slice(0, 1);
}

/** The rolls to mark: the last of each hex, the last of those without one, and none where a whole turn was told at once. */
export function rollsToMark(told: LogLine[]): LogLine[] {
  const rolls = told.filter((line) => line.dice.length);
  return rolls.length > MOST_ROLLS ? [] : [...new Map(rolls.map((line) => [line.hex, line])).values()];
}

/** Whether others have answered after the first roll that was told. */
export function othersWentOn(told: LogLine[], ours: string[]): boolean {
  const roll = told.findIndex((line) => line.dice.length);
  return roll >= 0 && told.slice(roll + 1).some((line) => !!line.by && !ours.includes(line.by));
}

/** The faces of several rolls, roll by roll; without `split` they are one. */
export function inRolls(faces: number[], split: number[]): number[][] {
  if (!split.length) return [faces];
  let from = 0;
  return split.map((count) => faces.slice(from, (from += count)));
}
