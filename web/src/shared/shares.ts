// Dice that nobody can choose, as `kernel/numbers/shares.py` makes them: a sealed secret, a share of every player, the seed made
// of them, and the head that runs over the lines of the record.
import { bytesOf, hmac, sha256 } from "./sha256.ts";

/** Whether a text is 32 bytes as lower-case hexadecimal digits. */
export const isShare = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

export const sealOf = (table: string, secret: string): string => sha256(`grognard dice 1\n${table}\n${secret}\n`);

export const shareSeal = (table: string, side: string, share: string): string =>
  sha256(`grognard share 1\n${table}\n${side}\n${share}\n`);

/** The seed of a secret and the opened shares, by side. */
export function seedOf(table: string, secret: string, shares: Record<string, string>): string {
  const sides = Object.keys(shares).sort((one, two) => (one < two ? -1 : 1));
  const lines = sides.map((side) => `${side} ${shares[side]}\n`).join("");
  return hmac(bytesOf(secret), `grognard seed 1\n${table}\n${lines}`);
}

/** The head after a line of the record, the first being 1; before it stands the seal. */
export const nextHead = (head: string, secret: string, number: number, line: string): string =>
  sha256(`${head}\n${hmac(bytesOf(secret), `line ${number}`)}\n${line}\n`);

/** A share that nobody has drawn before. */
export const drawn = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
