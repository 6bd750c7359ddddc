// Checking the dice of a finished game: every roll made again from the seed, whose hash this browser kept.
import { sha256 } from "../shared/sha256.ts";
import type { FirstSeen } from "../state/dicehash.ts";
import { inRolls } from "../replay/story.ts";
import type { DiceRecord, LogLine, RollMade } from "../wire.ts";

// The rolls --------------------------------------------------------------------------------------------------------
/** Which of so many outcomes the seed gives for a roll; the first roll is number 0. */
export const outcomeOf = (seed: string, number: number, outcomes: number): number =>
  Number(BigInt(`0x${sha256(`${seed}/${number}`)}`) % BigInt(outcomes));

/** The faces that an outcome stands for: the last die counts fastest. */
export function facesOf(outcome: number, count: number, sides: number): number[] {
  const faces: number[] = [];
  for (let die = 0, rest = outcome; die < count; die++, rest = Math.floor(rest / sides))
    faces.unshift((rest % sides) + 1);
  return faces;
}

const told = (faces: number[]): string => `roll ${faces.join(" ")}`;

/** An outcome in words: the faces of the dice, or of a draw its place. */
const outcomeText = (roll: RollMade, outcome: number): string => {
  const [count, sides] = roll.dice;
  return count && sides ? told(facesOf(outcome, count, sides)) : `${outcome + 1}/${roll.outcomes}`;
};

/** Whether a roll is what the log has for it; of a draw only the server knows the options. */
const fits = (roll: RollMade): boolean =>
  !roll.dice.length ||
  (roll.outcomes === roll.dice[1]! ** roll.dice[0]! && outcomeText(roll, roll.outcome) === roll.text);

// The check --------------------------------------------------------------------------------------------------------
export interface WrongRoll {
  /** The first roll being 1. */
  number: number;
  at: number;
  has: string;
  due: string;
}

export interface Finding {
  /** Whether the hash of the seed is the one kept: `same`, `other`, or `unkept` when none was. */
  hash: "same" | "other" | "unkept";
  /** Whether the seed has the hash that the server shows now. */
  seedFits: boolean;
  /** How many rolls were made again. */
  checked: number;
  /** How many rolls were made by the dice of another game, before this one was branched off. */
  elsewhere: number;
  /** How many rolls were made before this browser first saw the hash. */
  unseen: number;
  wrong: WrongRoll[];
  /** Lines of the log that tell another roll than was made. */
  lines: LogLine[];
  /** Whether nothing is wrong. */
  honest: boolean;
}

/** The number of the seed that a roll is cut from: what was seen and taken back is skipped. */
const numberOf = ({ burned }: DiceRecord, roll: number): number =>
  roll + (burned.findLast(([from]) => from <= roll)?.[1] ?? 0);

/** Check a finished game: its dice as published, the log on the screen, and the hash that was kept. */
export function checkDice(record: DiceRecord, log: LogLine[], kept: FirstSeen | null): Finding {
  const own = sha256(record.seed);
  const wrong: WrongRoll[] = [];
  record.rolls.forEach((roll, number) => {
    // Rolls made after the hash was seen are the seed's, whatever the server says of a branch.
    if (number < record.first && !(kept && roll.at > kept.clock)) return;
    const due = outcomeOf(record.seed, numberOf(record, number), roll.outcomes);
    if (due !== roll.outcome || !fits(roll))
      wrong.push({ number: number + 1, at: roll.at, has: roll.text, due: outcomeText(roll, due) });
  });
  const elsewhere = record.rolls.filter(
    (roll, number) => number < record.first && !(kept && roll.at > kept.clock),
  ).length;
  const lines = log.filter((line) => line.dice.length > 0 && !isMade(line, record.rolls));
  const hash = !kept ? "unkept" : kept.hash === own ? "same" : "other";
  const seedFits = own === record.seed_hash;
  return {
    hash,
    seedFits,
    checked: record.rolls.length - elsewhere,
    elsewhere,
    unseen: record.rolls.filter((roll, number) => number >= record.first && kept && roll.at <= kept.clock).length,
    wrong,
    lines,
    honest: hash !== "other" && seedFits && !wrong.length && !lines.length,
  };
}

/**
 * Whether the roll that a line tells was made at its moment; a line told later names some earlier roll. Of several
 * rolls the last was made at its moment, and the others right before it, in their order.
 */
function isMade(line: LogLine, rolls: RollMade[]): boolean {
  if (line.split.length > 1) return areMade(line, rolls);
  const there = rolls.find((roll) => roll.at === line.at);
  return there
    ? there.text === told(line.dice)
    : rolls.some((roll) => roll.at < line.at && roll.text === told(line.dice));
}

function areMade(line: LogLine, rolls: RollMade[]): boolean {
  const texts = rolls.filter((roll) => roll.at <= line.at).map((roll) => roll.text);
  return inRolls(line.dice, line.split).every((faces) => {
    const place = texts.indexOf(told(faces));
    if (place < 0) return false;
    texts.splice(0, place + 1);
    return true;
  });
}
