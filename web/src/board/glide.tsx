// Moving counters: each glides from its old to its new place, along the previewed path if there was one. Any
// key or press ends the animation; it never delays play.
import { effect, signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { kit, looked, stacks, unknownAt } from "../state/store.ts";
import { hexes } from "./camera.ts";
import type { Point } from "./lens.ts";
import { Face } from "./pieces.tsx";
import { counterSide, pile, spot, type Shown } from "./stack.ts";
import { isStill } from "./motion.ts";

export interface Glide {
  shown: Shown;
  way: Point[];
  lasts: number;
}

const LASTS = 280;
/** More moves than this are another position, not a move. */
const MOST = 12;

/** The moving counters, by key; they are not drawn in their stacks. */
export const gliding = signal<Map<string, Glide>>(new Map());

interface Spot {
  at: Point;
  hex: string;
  shown: Shown;
}

/** How the next change is to be shown: which counters glide which way, and how long; none is a jump. */
let directed: { ways: Map<string, string[]>; lasts: number } | null = null;
export function direct(moves: { piece: string; way: string[] }[], lasts: number): void {
  directed = { ways: new Map(moves.map((move) => [move.piece, move.way])), lasts };
}

let before = new Map<string, Spot>();
let beforeOf: unknown = null;
let ending = 0;
let lastTrail: string[] = [];

effect(() => {
  const trail = looked.value?.trail;
  if (trail?.length) lastTrail = trail;
});

/** Where every counter lies that shows on the map. */
function spots(): Map<string, Spot> {
  const found = new Map<string, Spot>();
  const { hexes: places, radius } = hexes.value;
  for (const [number, known] of stacks.value) {
    const hex = places.get(number);
    if (!hex) continue;
    const { shown } = pile(known, unknownAt.value.get(number) ?? []);
    shown.forEach((each, index) =>
      found.set(each.key, { at: spot(hex, radius, index, shown.length), hex: number, shown: each }),
    );
  }
  return found;
}

effect(() => {
  const now = spots();
  const was = before;
  const isSameBoard = beforeOf === kit.value;
  before = now;
  beforeOf = kit.value;
  const plan = directed;
  directed = null;
  if (!isSameBoard || isStill()) return settle();
  const moved = new Map<string, Glide>();
  for (const [key, { at, hex, shown }] of now) {
    const then = was.get(key);
    if (key[0] === "?" || !then || then.hex === hex || (plan && !plan.ways.has(key))) continue;
    moved.set(key, { shown, way: wayOf(then, at, hex, plan?.ways.get(key) ?? lastTrail), lasts: plan?.lasts ?? LASTS });
  }
  if (!plan && moved.size > MOST) return settle();
  if (moved.size) start(moved);
  else if (plan) settle();
});

/** Along a path if it joins the two places, otherwise straight. */
function wayOf(from: Spot, to: Point, hex: string, path: string[]): Point[] {
  const trail = path[0] === from.hex && path.at(-1) === hex ? path.slice(1, -1) : [];
  return [from.at, ...trail.flatMap((number) => hexes.peek().hexes.get(number) ?? []), to];
}

function start(moved: Map<string, Glide>): void {
  gliding.value = moved;
  clearTimeout(ending);
  ending = window.setTimeout(settle, Math.max(...[...moved.values()].map((each) => each.lasts)) + 40);
}

/** End all animations. */
export function settle(): void {
  clearTimeout(ending);
  if (gliding.peek().size) gliding.value = new Map();
}

export function Gliders() {
  const size = counterSide() * hexes.value.radius;
  return (
    <>
      {[...gliding.value].map(([key, glide]) => (
        <Glider key={key} glide={glide} size={size} />
      ))}
    </>
  );
}

function Glider({ glide, size }: { glide: Glide; size: number }) {
  const element = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const places = glide.way.map(({ x, y }) => ({ transform: `translate(${x - size / 2}px, ${y - size / 2}px)` }));
    const move = element.current?.animate(places, {
      duration: glide.lasts,
      easing: "cubic-bezier(.3,.1,.2,1)",
      fill: "both",
    });
    return () => move?.cancel();
  }, [glide]);
  return (
    <svg ref={element} class="glider" width={size} height={size} overflow="visible" aria-hidden="true">
      <Face shown={glide.shown} size={size} />
    </svg>
  );
}
