// A roll of one's own is held before anything the other side does is shown: long enough to be read where it fell. Any key, press or tap goes
// on at once. What comes meanwhile waits.
import { signal } from "@preact/signals";
import { holds } from "./settings.ts";

/** Whether a roll is held now. */
export const held = signal(false);

/** Milliseconds for which a roll is held, by the reader's setting; with `key` until somebody goes on. */
const LASTS = { off: 0, short: 400, normal: 800, long: 1800, key: Infinity };

let timer = 0;
let after: () => void = () => undefined;

/** Hold what is shown; `then` runs when it goes on, at once where the reader wants no hold. */
export function hold(then: () => void): void {
  const lasts = LASTS[holds.value];
  if (!lasts) return then();
  after = then;
  held.value = true;
  clearTimeout(timer);
  if (Number.isFinite(lasts)) timer = setTimeout(goOn, lasts) as unknown as number;
}

/** Go on now. */
export function goOn(): void {
  if (!held.value) return;
  clearTimeout(timer);
  held.value = false;
  const then = after;
  after = () => undefined;
  then();
}

/** Forget what was held, without going on. */
export function dropHold(): void {
  clearTimeout(timer);
  held.value = false;
  after = () => undefined;
}

if (typeof addEventListener !== "undefined") {
  addEventListener("pointerdown", goOn, true);
  addEventListener("keydown", goOn, true);
}
