// Our share of the dice: drawn, sealed and opened by itself, as far as this browser can keep it.
import { signal } from "@preact/signals";
import { diceKept, keepDice } from "../state/dicekept.ts";
import { drawn, shareSeal } from "../shared/shares.ts";
import type { Screen, ShareSent } from "../wire.ts";
import * as api from "./asking.ts";

/** The sides whose share was sealed and is not in this browser, by game. */
export const lost = signal<Record<string, string[]>>({});
/** What was sent and not refused; it is not sent twice. */
const sent = new Set<string>();

/** What is to be sent for a side now, or nothing. */
export function due(now: Screen, side: string): ShareSent | null {
  const { shares } = now.dice;
  const kept = diceKept(now.game).shares[side];
  const isFull = Object.values(now.seats).every(({ kind }) => kind !== "open");
  const areSealed = isFull && Object.entries(shares).every(([each, state]) => each === side || state);
  const isOpen = Object.values(shares).includes("open");
  if (shares[side] === "sealed" && kept) return areSealed ? { side, share: kept } : null;
  // What was sealed elsewhere can be sealed anew as long as nobody has opened a share.
  if (shares[side] && (shares[side] !== "sealed" || isOpen)) return null;
  const share = kept ?? drawn();
  if (!kept && !keepDice(now.game, { shares: { ...diceKept(now.game).shares, [side]: share } })) return null;
  return areSealed && !shares[side] ? { side, share } : { side, seal: shareSeal(now.game, side, share) };
}

/** Keep what the page says of the dice, and add what is due for our sides. */
export function addShares(now: Screen): void {
  if (now.dice.seal) keepDice(now.game, { seal: now.dice.seal, head: now.dice.head });
  const mine = Object.keys(now.dice.shares).filter((side) => now.seats[side]?.kind === "you");
  if (!now.dice.waits) return;
  for (const side of mine) void send(now.game, due(now, side));
  const isOpen = Object.values(now.dice.shares).includes("open");
  const gone = mine.filter((side) => now.dice.shares[side] === "sealed" && isOpen && !diceKept(now.game).shares[side]);
  if (gone.join() !== (lost.peek()[now.game] ?? []).join()) lost.value = { ...lost.peek(), [now.game]: gone };
}

async function send(game: string, what: ShareSent | null): Promise<void> {
  const key = JSON.stringify([game, what]);
  if (!what || sent.has(key)) return;
  sent.add(key);
  try {
    await api.share(game, what);
  } catch {
    // The page has changed meanwhile, or the network is lost: with the next page it is looked at again.
    sent.delete(key);
  }
}

/** Go on without the share that was lost. */
export const goWithout = (game: string, side: string) => api.share(game, { side, without: true });
