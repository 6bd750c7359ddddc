// What this browser keeps of the dice of a table with several people: the seal it saw first, its own shares, the last head.

export interface DiceKept {
  seal: string;
  /** By side. */
  shares: Record<string, string>;
  head: string;
}

const KEPT = "grognard.shares.";

export function diceKept(game: string): DiceKept {
  const nothing = { seal: "", shares: {}, head: "" };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEPT + game) ?? "{}") as Partial<DiceKept>) };
  } catch {
    return nothing;
  }
}

/** Keep something; return whether it is there. A seal that is kept already stays. */
export function keepDice(game: string, more: Partial<DiceKept>): boolean {
  const had = diceKept(game);
  const kept = { ...had, ...more, seal: had.seal || (more.seal ?? "") };
  try {
    localStorage.setItem(KEPT + game, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
