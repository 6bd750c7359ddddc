// When something is heard: a click for what was done, a rattle for dice, if the reader wants sound. The noises
// themselves are fetched with the first of them.
import { effect } from "@preact/signals";
import { sound } from "../state/settings.ts";
import { log, screen } from "../state/store.ts";
import type { LogLine } from "../wire.ts";

/** More new lines than these are another moment of the game, not an answer. */
const MOST = 60;

let heard = { of: "", lines: 0 };

/** What the lines told since the last time sound like. */
export function noiseOf(told: readonly LogLine[]): "dice" | "click" | null {
  if (!told.length || told.length > MOST) return null;
  return told.some((line) => line.dice.length) ? "dice" : "click";
}

effect(() => {
  const lines = log.value;
  const of = `${screen.value?.game}/${screen.value?.side}`;
  const told = of === heard.of ? lines.slice(heard.lines) : [];
  heard = { of, lines: lines.length };
  const noise = sound.peek() ? noiseOf(told) : null;
  if (noise)
    void import("./noises.ts").then(
      (noises) => noises[noise](),
      () => undefined,
    );
});
