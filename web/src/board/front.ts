// The line between two sides, from who holds each hex or along given corners: drawn taut along the hexsides, with the colour
// of either side on its own side of it. Pure arithmetic; where a game keeps no such account there is no front.
import { corners, type Lattice } from "./lattice.ts";
import type { Point } from "./lens.ts";

/** How far a point of the line may leave its corner, in units of a hex of radius 40; less leaves a zigzag. */
const REACH = 11.6 / 40;
const ROUNDS = 40;
/** How far the two colours lie beside the line. */
const ASIDE = 3.1 / 40;
/** The least part of the map that must be held by somebody. */
const MOST = 0.5;

export interface Front {
  line: string;
  /** The line shifted to either side: the first is the side asked for. */
  own: string;
  other: string;
}

/** The front of a side against all others; null when too little is held. */
export function frontOf(of: Lattice, held: ReadonlyMap<string, string>, side: string): Front | null {
  if (held.size < MOST * of.hexes.size) return null;
  const lines = chained(steps(of, held, side));
  return lines.length ? drawn(lines, of.radius) : null;
}

/** The front along the corners of a path that the server gives; what is the first side's lies to the right of it. */
export const frontAlong = (path: string, radius: number): Front => drawn(path.split("M").slice(1).map(points), radius);

const points = (line: string): Point[] =>
  line.split("L").map((at) => ({ x: parseFloat(at), y: parseFloat(at.split(" ")[1]!) }));

/** Lines from corner to corner drawn taut, with the line of either side beside them. */
function drawn(corners: Point[][], radius: number): Front {
  const lines = corners.map((line) => taut(line, REACH * radius));
  const far = ASIDE * radius;
  const path = (by: number) => lines.map((line) => smooth(by ? aside(line, by) : line)).join("");
  // Around a hex the corners go clockwise: what is inside lies to the right.
  return { line: path(0), own: path(far), other: path(-far) };
}

const key = (at: Point) => `${Math.round(at.x)},${Math.round(at.y)}`;

/** The hexsides between a side and another, each from the corner where it begins. */
function steps(of: Lattice, held: ReadonlyMap<string, string>, side: string): Map<string, [Point, Point]> {
  const found = new Map<string, [Point, Point]>();
  for (const [number, holder] of held) {
    const hex = holder === side ? of.hexes.get(number) : undefined;
    if (!hex) continue;
    const around = corners(of, hex);
    hex.next.forEach((next, direction) => {
      const beyond = held.get(next);
      if (beyond === undefined || beyond === side) return;
      const [from, to] = [around[direction]!, around[(direction + 1) % 6]!];
      found.set(key(from), [from, to]);
    });
  }
  return found;
}

/** Steps joined end to end; a ring ends where it began. */
function chained(left: Map<string, [Point, Point]>): Point[][] {
  const ends = new Set([...left.values()].map(([, to]) => key(to)));
  const found: Point[][] = [];
  const follow = (start: string) => {
    const line: Point[] = [];
    for (let at = start; left.has(at);) {
      const [from, to] = left.get(at)!;
      left.delete(at);
      if (!line.length) line.push(from);
      line.push(to);
      at = key(to);
    }
    found.push(line);
  };
  for (const start of [...left.keys()]) if (!ends.has(start)) follow(start);
  for (const start of [...left.keys()]) if (left.has(start)) follow(start);
  return found;
}

/** The line drawn taut: every point is pulled to the middle of its neighbours, as far as it may leave its place. */
function taut(home: Point[], reach: number): Point[] {
  const points = home.map((each) => ({ ...each }));
  const isRing = home.length > 3 && key(home[0]!) === key(home.at(-1)!);
  const last = points.length - 1;
  for (let round = 0; round < ROUNDS; round++) {
    for (let n = isRing ? 0 : 1; n < last; n++) {
      const [before, after] = [points[n ? n - 1 : last - 1]!, points[n + 1]!];
      const wanted = {
        x: (points[n]!.x + (before.x + after.x) / 2) / 2,
        y: (points[n]!.y + (before.y + after.y) / 2) / 2,
      };
      const [dx, dy] = [wanted.x - home[n]!.x, wanted.y - home[n]!.y];
      const share = Math.min(1, reach / (Math.hypot(dx, dy) || 1));
      points[n] = { x: home[n]!.x + dx * share, y: home[n]!.y + dy * share };
    }
    if (isRing) points[last] = { ...points[0]! };
  }
  return points;
}

/** The line moved to its right. */
function aside(line: Point[], by: number): Point[] {
  const isRing = line.length > 3 && key(line[0]!) === key(line.at(-1)!);
  const last = line.length - 1;
  return line.map((at, n) => {
    const before = line[n ? n - 1 : isRing ? last - 1 : 0]!;
    const after = line[n < last ? n + 1 : isRing ? 1 : last]!;
    const long = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    return { x: at.x - ((after.y - before.y) / long) * by, y: at.y + ((after.x - before.x) / long) * by };
  });
}

const written = (at: Point) => `${at.x.toFixed(1)} ${at.y.toFixed(1)}`;

/** A line that bends through all its points. */
function smooth(line: Point[]): string {
  const isRing = line.length > 3 && key(line[0]!) === key(line.at(-1)!);
  const at = (n: number) =>
    isRing ? line[(n + line.length - 1) % (line.length - 1)]! : line[Math.min(line.length - 1, Math.max(0, n))]!;
  let path = `M${written(line[0]!)}`;
  for (let n = 0; n < line.length - 1; n++) {
    const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const by = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const then = { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 };
    path += `C${written(by)} ${written(then)} ${written(c)}`;
  }
  return path;
}
