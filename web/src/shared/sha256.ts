// SHA-256 (FIPS 180-4) of a text. Browsers offer it on secure pages only, and a game on the local network has none.
const WORD = 2 ** 32;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

/** The first 32 bits of a fraction. */
const bits = (root: number): number => ((root % 1) * WORD) | 0;

const ROUNDS = primes(64).map((prime) => bits(Math.cbrt(prime)));
const START = primes(8).map((prime) => bits(Math.sqrt(prime)));
const BLOCK = 64;

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The bytes, a one, zeros, and their length in bits: whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const blocks = Math.floor((bytes.length + 8) / BLOCK) + 1;
  const view = new DataView(new ArrayBuffer(blocks * BLOCK));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 8, Math.floor((bytes.length * 8) / WORD));
  view.setUint32(view.byteLength - 4, (bytes.length * 8) % WORD);
  return view;
}

/** The 64 words that a block is stretched to. */
function schedule(view: DataView, at: number): number[] {
  const words: number[] = [];
  for (let n = 0; n < 16; n++) words.push(view.getInt32(at + n * 4));
  for (let n = 16; n < 64; n++) {
    const early = words[n - 15]!;
    const late = words[n - 2]!;
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push((words[n - 16]! + first + words[n - 7]! + second) | 0);
  }
  return words;
}

/** The hash of a text in UTF-8, as 64 hexadecimal digits. */
export const sha256 = (text: string): string => hashed(new TextEncoder().encode(text));

/** Hexadecimal digits as bytes. */
export const bytesOf = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** HMAC (RFC 2104) of a text by a key of at most 64 bytes, as 64 hexadecimal digits. */
export function hmac(key: Uint8Array, text: string): string {
  const keyed = (mask: number, then: Uint8Array): string => {
    const bytes = new Uint8Array(BLOCK + then.length).fill(mask, 0, BLOCK);
    key.forEach((byte, n) => (bytes[n] = byte ^ mask));
    bytes.set(then, BLOCK);
    return hashed(bytes);
  };
  return keyed(0x5c, bytesOf(keyed(0x36, new TextEncoder().encode(text))));
}

function hashed(bytes: Uint8Array): string {
  const view = padded(bytes);
  const state = [...START];
  for (let at = 0; at < view.byteLength; at += BLOCK) {
    const words = schedule(view, at);
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let n = 0; n < 64; n++) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[n]! + words[n]!;
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = (state[n]! + word) | 0));
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
