// Checking the record of a game between several people: seals, shares, seed, heads, and which rolls it has. All but the rules.
import { isShare, nextHead, sealOf, seedOf, shareSeal } from "../shared/shares.ts";
import type { DiceKept } from "../state/dicekept.ts";
import type { DiceRecord, GameRecord, RecordedShare } from "../wire.ts";

/** Something that is wrong: the key of a sentence, with what it tells. */
export interface RecordFault {
  key: string;
  args?: Record<string, string | number>;
}

const ROLL = "dice: ";
const BACK = /^table: back (\d+)( |$)/;

/** The first thing that is wrong with a record, or none; `kept` is what this browser knows. */
export function recordFault(record: GameRecord, dice: DiceRecord | null, kept: DiceKept): RecordFault | null {
  return seals(record, kept) ?? heads(record, kept) ?? rolls(record, dice);
}

function seals(record: GameRecord, kept: DiceKept): RecordFault | null {
  const { table, secret, seal, shares } = record;
  if (!isShare(secret) || sealOf(table, secret) !== seal) return { key: "record-seal" };
  if (kept.seal && kept.seal !== seal) return { key: "record-seal-changed" };
  const wrong = shares.find((each) => isWrong(table, each, kept.shares[each.side]));
  if (wrong) return { key: "record-share", args: { side: wrong.side } };
  if (shares.filter((each) => each.share && !each.seal).length > 1) return { key: "record-unsealed" };
  const opened = Object.fromEntries(shares.flatMap(({ side, share }) => (share ? [[side, share]] : [])));
  return record.dice === "seeded" && seedOf(table, secret, opened) !== record.seed ? { key: "record-seed" } : null;
}

function isWrong(table: string, { side, seal = "", share = "" }: RecordedShare, mine: string | undefined): boolean {
  if (!share) return false;
  return !isShare(share) || (!!seal && shareSeal(table, side, share) !== seal) || (!!mine && mine !== share);
}

function heads(record: GameRecord, kept: DiceKept): RecordFault | null {
  let head = record.seal;
  for (const [place, line] of record.lines.entries()) {
    head = nextHead(head, record.secret, place + 1, line);
    if (record.heads[place] !== head) return { key: "record-line", args: { number: place + 1, line } };
  }
  if (record.heads.length !== record.lines.length) return { key: "record-heads" };
  const isKnown = !kept.head || kept.head === record.seal || record.heads.includes(kept.head);
  return isKnown ? null : { key: "record-head-lost" };
}

/** What the lines leave of the game must be the rolls that are checked, and what they took back the numbers skipped. */
function rolls(record: GameRecord, dice: DiceRecord | null): RecordFault | null {
  if (!dice || record.dice !== "seeded") return null;
  let log: string[] = [];
  let burned: [number, number][] = [];
  const count = (lines: string[]) => lines.filter((line) => line.startsWith(ROLL)).length;
  const skipped = () => burned.at(-1)?.[1] ?? 0;
  for (const line of record.lines) {
    const back = BACK.exec(line);
    if (back) {
      const [before, after] = [count(log), count(log.slice(0, Number(back[1])))];
      log = log.slice(0, Number(back[1]));
      if (after < before) burned = [...burned.filter(([roll]) => roll < after), [after, before - after + skipped()]];
    } else if (!line.startsWith("table: ")) log.push(line);
  }
  const made = log.filter((line) => line.startsWith(ROLL)).map((line) => line.slice(ROLL.length));
  const other = dice.rolls.findIndex((roll, place) => roll.text !== made[place]);
  if (other >= 0 || made.length !== dice.rolls.length)
    return { key: "record-rolls", args: { number: (other < 0 ? made.length : other) + 1 } };
  return JSON.stringify(burned) === JSON.stringify(dice.burned) && dice.seed === record.seed
    ? null
    : { key: "record-burned" };
}
