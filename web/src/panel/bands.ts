// Where a score lies among bands of victory that are drawn equally wide.
import type { Goal } from "../wire.ts";

/** The place of the band a score lies in; the first one below its beginning too. */
export function presentBand({ bands, value }: Pick<Goal, "bands" | "value">): number {
  return Math.max(
    0,
    bands.findLastIndex((band) => value >= band.least),
  );
}

/** How wide an open band is taken to be, when none beside it has two ends. */
const OPEN = 4;

/** Where the mark stands on the bar, from 0 to 1; within a band as far as the score has gone through it. */
export function markAt(goal: Pick<Goal, "bands" | "value">): number {
  const { bands, value } = goal;
  const count = bands.length;
  if (count === 0) return 0;
  const here = presentBand(goal);
  const ends = bands.slice(1).map((band, nth) => band.least - bands[nth]!.least);
  const closed = ends.filter((_, nth) => nth > 0 || bands[0]!.least === 0);
  const wide = closed.length ? Math.max(...closed) : OPEN;
  const first = bands[0]!.least === 0 ? 0 : (bands[1]?.least ?? 0) - wide;
  const start = here === 0 ? first : bands[here]!.least;
  const end = bands[here + 1]?.least ?? start + wide;
  // A whole number stands in the middle of its own width, so that the last of a band is still in it.
  const part = (value - start + 0.5) / (end - start);
  return (here + Math.min(0.97, Math.max(0.03, part))) / count;
}
