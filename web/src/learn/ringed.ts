// Where a lesson or a puzzle looks: at what its card speaks of, near enough to be read, and above what is asked.
import { useEffect } from "preact/hooks";
import { aimed, frame, glideTo, hexes } from "../board/camera.ts";
import { optionHexes } from "../board/cursor.ts";
import { around, isInside, SLACK, TIDY, type Frame, type Point } from "../board/lens.ts";
import { counterSide } from "../board/stack.ts";
import { phone } from "../shared/room.ts";

/** From this size on, in pixels, counters need not be brought nearer; and how large they are where they are. */
const LARGE_ENOUGH = 40;
const NEAR = 46;

/** What can be chosen farther from what is ringed, in radii of a hex, need not be in view: a whole front can be. */
const AROUND = 8;

/** How long after a step has begun its question may still change what is covered, in milliseconds. */
const SETTLES = 400;

/** A step begins where its counters can be read, with all that is ringed in view, though its question covers more. */
export function useRinged(step: string, show: string[], isFirst: boolean): void {
  useEffect(() => {
    if (!step) return;
    showRinged(show, isFirst);
    const due = setTimeout(() => showRinged(show, isFirst), SETTLES);
    return () => clearTimeout(due);
  }, [step]);
}

function showRinged(show: string[], isFirst: boolean): void {
  const { radius, hexes: all } = hexes.value;
  const view = aimed();
  const size = counterSide() * radius;
  if (!size) return;
  const isSmall = view.k * size < LARGE_ENOUGH;
  const placed = (those: Iterable<string>) => [...those].flatMap((each) => all.get(each) ?? []);
  const spoken = placed(show);
  const options = isSmall && isFirst ? placed(optionHexes()) : [];
  const isNear = (each: Point) => spoken.some((at) => Math.hypot(at.x - each.x, at.y - each.y) <= AROUND * radius);
  const points = [...spoken, ...(spoken.length ? options.filter(isNear) : options)];
  const room = uncovered();
  if (points.length && (isSmall || !points.every((at) => isInside(view, at, room, radius * view.k))))
    glideTo(around(points, isSmall ? { ...view, k: NEAR / size } : view, room, 2 * radius), phone.value ? SLACK : TIDY);
}

/** The part of the map above what is asked, which on a phone lies over it. */
function uncovered(): Frame {
  const [board, asks] = [".board", ".prompt"].map((each) => document.querySelector(each)?.getBoundingClientRect());
  const whole = frame.value;
  if (!phone.value || !board || !asks) return whole;
  return { ...whole, height: Math.min(whole.height, asks.top - board.top - whole.top) };
}
