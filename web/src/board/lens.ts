// The arithmetic of a view on the sheet: fit, zoom, limits, animation. Pure functions of numbers;
// they know no page, pointer or clock.

/** A point of the sheet lies on the screen at `x + k·sheet`. */
export interface View {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The part of the screen that is not covered by panels. */
export interface Frame extends Size {
  left: number;
  top: number;
}

const AIR = 8;

/** The whole sheet inside the frame, in its middle. */
export function fitted(sheet: Size, frame: Frame): View {
  const k = Math.min((frame.width - 2 * AIR) / sheet.width, (frame.height - 2 * AIR) / sheet.height);
  return centred({ x: sheet.width / 2, y: sheet.height / 2 }, Math.max(k, 0.01), frame);
}

/** The view with a point of the sheet in the middle of the frame. */
export function centred(point: Point, k: number, frame: Frame): View {
  return { k, x: frame.left + frame.width / 2 - point.x * k, y: frame.top + frame.height / 2 - point.y * k };
}

/** The zoom limits: from a little more than the whole sheet to very large counters. */
export function bounds(sheet: Size, frame: Frame, radius: number): [least: number, most: number] {
  const least = fitted(sheet, frame).k * 0.75;
  return [least, Math.max(200 / radius, least * 2)];
}

/** Zoom by a factor about a point of the screen, which stays where it is. */
export function zoomed(view: View, factor: number, about: Point, [least, most]: [number, number]): View {
  const k = Math.min(most, Math.max(least, view.k * factor));
  const grown = k / view.k;
  return { k, x: about.x - (about.x - view.x) * grown, y: about.y - (about.y - view.y) * grown };
}

/** How far the user may drag the sheet away from the edges of the frame, as a fraction of the smaller one. */
export const SLACK = 0.3;
/** The same for views the program chooses. */
export const TIDY = 0.04;

/** The view, limited so that little more than the sheet is visible. */
export function held(view: View, sheet: Size, frame: Frame, most = SLACK): View {
  const hold = (at: number, start: number, span: number, whole: number) => {
    const slack = most * Math.min(span, whole * view.k);
    const ends = [start, start + span - whole * view.k].sort((one, other) => one - other) as [number, number];
    return Math.min(ends[1] + slack, Math.max(ends[0] - slack, at));
  };
  return {
    k: view.k,
    x: hold(view.x, frame.left, frame.width, sheet.width),
    y: hold(view.y, frame.top, frame.height, sheet.height),
  };
}

/** A point of the screen on the sheet. */
export const onSheet = (view: View, at: Point): Point => ({ x: (at.x - view.x) / view.k, y: (at.y - view.y) / view.k });

/** A point of the sheet on the screen. */
export const onScreen = (view: View, at: Point): Point => ({ x: at.x * view.k + view.x, y: at.y * view.k + view.y });

/** Whether a point of the sheet is inside the frame, a margin of pixels from its edge. */
export function isInside(view: View, at: Point, frame: Frame, margin: number): boolean {
  const { x, y } = onScreen(view, at);
  return (
    x >= frame.left + margin &&
    x <= frame.left + frame.width - margin &&
    y >= frame.top + margin &&
    y <= frame.top + frame.height - margin
  );
}

/** The smallest move that brings a point inside the frame. */
export function broughtIn(view: View, at: Point, frame: Frame, margin: number): View {
  const { x, y } = onScreen(view, at);
  const pull = (now: number, start: number, span: number) => {
    const room = Math.min(margin, span / 2);
    return now < start + room ? start + room - now : now > start + span - room ? start + span - room - now : 0;
  };
  return { k: view.k, x: view.x + pull(x, frame.left, frame.width), y: view.y + pull(y, frame.top, frame.height) };
}

/** The smallest move that brings one of some points inside the frame. */
export function leastMove(points: Point[], view: View, frame: Frame, margin: number): View {
  const moves = points.map((at) => broughtIn(view, at, frame, margin));
  const far = (to: View) => Math.hypot(to.x - view.x, to.y - view.y);
  return moves.reduce((best, each) => (far(each) < far(best) ? each : best), moves[0] ?? view);
}

/** The view that shows some points: centred on them, zoomed out only if they do not fit. */
export function around(points: Point[], view: View, frame: Frame, room: number): View {
  const [left, right] = span(points.map((each) => each.x));
  const [top, bottom] = span(points.map((each) => each.y));
  const k = Math.min(view.k, frame.width / (right - left + 2 * room), frame.height / (bottom - top + 2 * room));
  return centred({ x: (left + right) / 2, y: (top + bottom) / 2 }, k, frame);
}

function span(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/**
 * A view as a transform of the page, for a sheet that was drawn at a scale and is only shown at another: what it was drawn at
 * stands where scales stand, the rest is a division of all by the last number. It comes to the same, but browsers that see
 * the first change lay out every text of the sheet again, and those are hundreds.
 */
export function placed({ x, y, k }: View, drawn: number): string {
  if (k === drawn) return `translate(${x}px, ${y}px) scale(${k})`;
  const by = drawn / k;
  return `matrix3d(${drawn}, 0, 0, 0, 0, ${drawn}, 0, 0, 0, 0, 1, 0, ${x * by}, ${y * by}, 0, ${by})`;
}

/** Between two views, `t` from 0 to 1, fast at first and slow at the end. */
export function between(from: View, to: View, t: number): View {
  const soft = 1 - (1 - t) ** 3;
  const k = from.k * (to.k / from.k) ** soft;
  // The point that both views share moves straight: interpolate the middle in sheet space through the zoom.
  const share = to.k === from.k ? soft : (k - from.k) / (to.k - from.k);
  return { k, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The size of badges, so that they can be read when zoomed out; in steps, so that zooming seldom redraws them. */
export function badgeScale(k: number, radius: number): number {
  const wanted = 26 / (radius * k);
  return Math.round(Math.min(2.4, Math.max(0.8, wanted)) * 5) / 5;
}

/** The size of a roll on the map: as large as badges, and near no larger on the screen than it is read. */
export const toldScale = (k: number, radius: number): number =>
  Math.round(Math.min(1.2 * badgeScale(k, radius), 1.3 / k) * 100) / 100;

export type Nearness = "far" | "mid" | "near";

/** How much of a counter can be read at this size in pixels. */
export const nearness = (pixels: number): Nearness => (pixels < 34 ? "far" : pixels < 60 ? "mid" : "near");

/** Where something opens beside a hex, inside the frame: above it, else below, else to a side, so that it hides nothing of it; over it where there is no room. */
export function besideHex(at: Point, reach: number, size: { wide: number; high: number }, inside: Frame): Point {
  const { left, top, width, height } = inside;
  const [right, bottom] = [left + width - size.wide - AIR, top + height - size.high - AIR];
  const x = Math.min(right, Math.max(left + AIR, at.x - size.wide / 2));
  const y = Math.max(top + 4, Math.min(bottom, at.y - size.high / 2));
  if (at.y - reach - size.high > top + 4) return { x, y: at.y - reach - size.high };
  if (at.y + reach <= bottom) return { x, y: at.y + reach };
  if (at.x + reach <= right) return { x: at.x + reach, y };
  if (at.x - reach - size.wide >= left + AIR) return { x: at.x - reach - size.wide, y };
  return { x, y: Math.max(top + 4, bottom) };
}
