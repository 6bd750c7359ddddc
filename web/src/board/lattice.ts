// The hexes of a board as shapes on the sheet: the hex under a point, its corners, the outline of many, the neighbour
// in a direction. It reads only the printed kit; it knows no rules.
import type { HexPrinted } from "../wire.ts";
import type { Point } from "./lens.ts";

export interface Lattice {
  radius: number;
  /** The angle of the first direction, clockwise as the screen counts. */
  turn: number;
  hexes: Map<string, HexPrinted>;
  cells: Map<string, HexPrinted[]>;
}

const SIXTH = Math.PI / 3;

export function lattice(hexes: HexPrinted[], radius: number): Lattice {
  const byNumber = new Map(hexes.map((hex) => [hex.number, hex]));
  const cells = new Map<string, HexPrinted[]>();
  for (const hex of hexes) {
    const cell = cellOf(hex, radius);
    const those = cells.get(cell);
    if (those) those.push(hex);
    else cells.set(cell, [hex]);
  }
  return { radius, turn: firstAngle(hexes, byNumber), hexes: byNumber, cells };
}

const cellOf = (at: Point, radius: number) => `${Math.floor(at.x / (2 * radius))},${Math.floor(at.y / (2 * radius))}`;

/** The first direction's angle, read off any two neighbours. */
function firstAngle(hexes: HexPrinted[], byNumber: Map<string, HexPrinted>): number {
  for (const hex of hexes) {
    for (const [direction, number] of hex.next.entries()) {
      const neighbour = byNumber.get(number);
      if (neighbour) return Math.atan2(neighbour.y - hex.y, neighbour.x - hex.x) - direction * SIXTH;
    }
  }
  return -Math.PI / 2;
}

/** The hex under a point of the sheet, if any. */
export function hexUnder(of: Lattice, at: Point): HexPrinted | null {
  let best: HexPrinted | null = null;
  let nearest = of.radius * of.radius;
  for (let column = -1; column <= 1; column++) {
    for (let row = -1; row <= 1; row++) {
      const beside = { x: at.x + column * 2 * of.radius, y: at.y + row * 2 * of.radius };
      for (const hex of of.cells.get(cellOf(beside, of.radius)) ?? []) {
        const distance = (hex.x - at.x) ** 2 + (hex.y - at.y) ** 2;
        if (distance < nearest) [best, nearest] = [hex, distance];
      }
    }
  }
  return best;
}

/** The corners of a hex; the side in direction d runs from corner d to corner d + 1. `size` 1 is the printed hex. */
export function corners(of: Lattice, hex: Point, size = 1): Point[] {
  return Array.from({ length: 6 }, (_, direction) => corner(of, hex, direction, size));
}

function corner(of: Lattice, hex: Point, direction: number, size: number): Point {
  const angle = of.turn + (direction - 0.5) * SIXTH;
  return { x: hex.x + Math.cos(angle) * of.radius * size, y: hex.y + Math.sin(angle) * of.radius * size };
}

const at = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;

/** The shapes of hexes as one path. */
export function shapes(of: Lattice, numbers: Iterable<string>, size = 1): string {
  let path = "";
  for (const number of numbers) {
    const hex = of.hexes.get(number);
    if (hex) path += `M${corners(of, hex, size).map(at).join("L")}Z`;
  }
  return path;
}

/** The sides where some hexes end, as one path; `size` below 1 draws it a little inside. */
export function outline(of: Lattice, numbers: Iterable<string>, size = 1): string {
  const inside = new Set(numbers);
  let path = "";
  for (const number of inside) {
    const hex = of.hexes.get(number);
    if (!hex) continue;
    for (let direction = 0; direction < 6; direction++) {
      if (inside.has(hex.next[direction] ?? "")) continue;
      path += `M${at(corner(of, hex, direction, size))}L${at(corner(of, hex, (direction + 1) % 6, size))}`;
    }
  }
  return path;
}

/** The two corners where the side between two neighbours ends; null when they are none. */
function sideEnds(of: Lattice, one: string, other: string): [Point, Point] | null {
  const hex = of.hexes.get(one);
  const direction = hex?.next.indexOf(other) ?? -1;
  if (!hex || direction < 0) return null;
  return [corner(of, hex, direction, 1), corner(of, hex, (direction + 1) % 6, 1)];
}

/** The side between two neighbours, as a path; empty when they are none. */
export function sideBetween(of: Lattice, one: string, other: string): string {
  const ends = sideEnds(of, one, other);
  return ends ? `M${at(ends[0])}L${at(ends[1])}` : "";
}

/** How far a point is from the side between two neighbours; endless when they are none. */
export function distanceToSide(of: Lattice, one: string, other: string, from: Point): number {
  const ends = sideEnds(of, one, other);
  if (!ends) return Infinity;
  const [a, b] = ends;
  const along = ((from.x - a.x) * (b.x - a.x) + (from.y - a.y) * (b.y - a.y)) / ((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(a.x + t * (b.x - a.x) - from.x, a.y + t * (b.y - a.y) - from.y);
}

/** How many hexes apart two hexes are; the range that rules count. */
export function range(of: Lattice, one: string, other: string): number {
  const [a, b] = [of.hexes.get(one), of.hexes.get(other)];
  if (!a || !b) return 0;
  // The rows of hexes lie across the directions of the corners, one and a half radii apart.
  const rows = [0, 1, 2].map((way) =>
    Math.abs(
      (b.x - a.x) * Math.cos(of.turn + (way + 0.5) * SIXTH) + (b.y - a.y) * Math.sin(of.turn + (way + 0.5) * SIXTH),
    ),
  );
  return Math.round(Math.max(...rows) / (1.5 * of.radius));
}

/** The middle of the side between two neighbours, and how far what leads from south to north is turned to lead across it. */
export function across(of: Lattice, one: string, other: string): (Point & { turn: number }) | null {
  const from = of.hexes.get(one);
  const to = of.hexes.get(other);
  if (!from || !to || !from.next.includes(other)) return null;
  const turn = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI) + 90;
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, turn };
}

/** The neighbour towards (dx, dy) that keeps nearest to `lane`, the line one walks along. */
export function stepped(of: Lattice, from: HexPrinted, dx: number, dy: number, lane: Point): HexPrinted | null {
  let best: HexPrinted | null = null;
  let stray = Infinity;
  for (const number of from.next) {
    const next = of.hexes.get(number);
    if (!next) continue;
    const forward = (next.x - from.x) * dx + (next.y - from.y) * dy;
    if (forward < of.radius * 0.8) continue;
    const aside = Math.abs((next.x - lane.x) * dy - (next.y - lane.y) * dx);
    if (aside < stray - 0.5) [best, stray] = [next, aside];
  }
  return best;
}

/** The hex nearest to a point. */
export function nearestHex(of: Lattice, to: Point): HexPrinted | null {
  let best: HexPrinted | null = null;
  let nearest = Infinity;
  for (const hex of of.hexes.values()) {
    const distance = (hex.x - to.x) ** 2 + (hex.y - to.y) ** 2;
    if (distance < nearest) [best, nearest] = [hex, distance];
  }
  return best;
}
