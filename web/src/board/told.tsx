// What is told on the map itself: the act that is watched, with its hex, its ways and its dice; and for a short while the dice of one's own rolls.
import { Dice } from "../shared/parts.tsx";
import { marked, stacks, struck, unknownAt } from "../state/store.ts";
import { act } from "../state/watch.ts";
import type { LogLine } from "../wire.ts";
import { frame, hexes, sheet, view } from "./camera.ts";
import { optionHexes } from "./cursor.ts";
import { shapes } from "./lattice.ts";
import type { Point } from "./lens.ts";
import { counterSide, freeSpot, pile, spot } from "./stack.ts";

/** The hex of the act that is watched, and the ways of what moves. */
export function Told() {
  const now = act.value;
  const { width, height } = sheet.value;
  if (!now) return null;
  const ring = shapes(hexes.value, [now.hex], 0.98);
  return (
    <svg class="told" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path class="told-halo" d={ring} />
      <path class="told-edge" d={ring} />
      {marked.value.map((piece) => (
        <Marked key={piece} piece={piece} />
      ))}
      {now.moves.map((move) => (
        <Way key={move.piece} way={move.way} />
      ))}
    </svg>
  );
}

/** A frame round a counter that the act names, where it lies. */
function Marked({ piece }: { piece: string }) {
  const place = [...stacks.value].find(([, those]) => those.some((each) => each.key === piece))?.[0] ?? "";
  const hex = hexes.value.hexes.get(place);
  const { shown } = pile(stacks.value.get(place) ?? [], unknownAt.value.get(place) ?? []);
  const index = shown.findIndex((each) => each.key === piece);
  if (!hex || index < 0) return null;
  const at = spot(hex, hexes.value.radius, index, shown.length);
  const size = 1.14 * counterSide() * hexes.value.radius;
  return (
    <rect class="told-counter" x={at.x - size / 2} y={at.y - size / 2} width={size} height={size} rx={size / 12} />
  );
}

function Way({ way }: { way: string[] }) {
  const points = way.flatMap((number) => hexes.value.hexes.get(number) ?? []);
  const line = points.map((each) => `${each.x},${each.y}`).join(" ");
  if (points.length < 2) return null;
  return (
    <g class="trail">
      <polyline class="trail-halo" points={line} />
      <polyline class="trail-line" points={line} marker-end="url(#trail-head)" />
    </g>
  );
}

/** The dice where they were rolled: of the act that is watched, or of the last rolls. */
export function Struck() {
  const now = act.value;
  const rolls = now
    ? now.dice
      ? [{ line: { ...now.dice, hex: now.hex }, outcome: now.outcome, column: "" }]
      : []
    : struck.value;
  const pointsOf = (those: string[]) => those.flatMap((number) => hexes.value.hexes.get(number) ?? []);
  const taken = pointsOf(now ? [] : [...optionHexes()]);
  const stood = pointsOf([...stacks.value.keys(), ...unknownAt.value.keys()]);
  return (
    <>
      {rolls.map(({ line, outcome, column }) => (
        <Mark
          key={`${line.at} ${line.text}`}
          line={line}
          outcome={outcome}
          column={column}
          taken={taken}
          stood={stood}
        />
      ))}
    </>
  );
}

/** In parts of the map's width: nearer to its left or right edge than this, a mark leans inwards. */
const EDGE = 0.3;

/** How far a mark is moved to the left, in parts of its own width, so that the edge of the map cuts nothing off. */
function leanOf(at: Point): string {
  const { x, k } = view.peek();
  const across = (x + k * at.x - frame.peek().left) / Math.max(1, frame.peek().width);
  return across < EDGE ? "-10%" : across > 1 - EDGE ? "-90%" : "-50%";
}

/** Beside its hex a mark leans away from it. */
const awayFrom = (hex: Point, at: Point): string => (at.x > hex.x ? "-10%" : "-90%");

interface Marked {
  line: LogLine;
  outcome: string;
  column: string;
  taken: Point[];
  stood: Point[];
}

function Mark({ line, outcome, column, taken, stood }: Marked) {
  const hex = hexes.value.hexes.get(line.hex);
  if (!hex) return null;
  const at = freeSpot(hex, hexes.value.radius, taken, stood);
  const lies = at.x !== hex.x ? "beside" : at.y > hex.y ? "below" : "";
  return (
    <div
      class={`struck ${lies}`}
      style={{ left: `${at.x}px`, top: `${at.y}px`, "--lean": lies === "beside" ? awayFrom(hex, at) : leanOf(at) }}
      aria-hidden="true"
    >
      <span class="struck-size">
        {column && <small>{column}</small>}
        <Dice faces={line.dice} split={line.split} />
        {outcome && <strong>{outcome === "-" ? "–" : outcome}</strong>}
      </span>
    </div>
  );
}
