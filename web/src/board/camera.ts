// The camera of the board: one view, moved by the hand (gestures, keys, the minimap), and by a new question of which nothing is in
// view. No panel moves it. It moves the picture and nothing else; what lies on the board is drawn elsewhere.
import { computed, effect, signal, untracked } from "@preact/signals";
import { isStill } from "./motion.ts";
import { gameId, kit } from "../state/store.ts";
import { optionHexes } from "./cursor.ts";
import { lattice } from "./lattice.ts";
import {
  around,
  badgeScale,
  toldScale,
  between,
  bounds,
  broughtIn,
  centred,
  fitted,
  held,
  isInside,
  leastMove,
  nearness,
  onScreen,
  onSheet,
  zoomed,
  SLACK,
  TIDY,
  type Frame,
  type Point,
  type View,
} from "./lens.ts";
import { lettersAt } from "./letters.ts";
import { keepPlace, placeKept, type Seen } from "./places.ts";
import { counterSide } from "./stack.ts";

export { actAtCursor, backOut, goToOptions, moveCursor } from "./cursor.ts";

/** The view that is drawn, at most once for each picture of the screen. */
export const view = signal<View>({ x: 0, y: 0, k: 1 });
/** The part of the board's element that panels leave free, in its own pixels. */
export const frame = signal<Frame>({ left: 0, top: 0, width: 0, height: 0 });
/** Whether the picture is moving: only then has it its own layer, since such layers are blurred. */
export const moving = signal(false);

export const sheet = computed(() => ({ width: kit.value?.width ?? 1, height: kit.value?.height ?? 1 }));
/** How high the band below the map is; the whole map is shown without it, and it is found by panning. */
export const bandHeight = signal(0);
const reachable = () => ({ width: sheet.value.width, height: sheet.value.height + bandHeight.value });
export const hexes = computed(() => lattice(kit.value?.hexes ?? [], kit.value?.radius ?? 40));
const radius = () => kit.value?.radius ?? 40;

/** The scale of the picture when it last rested. */
export const rested = signal(view.value.k);
effect(() => {
  if (!moving.value) rested.value = view.value.k;
});

/** The part of its scale at rest to which the picture shrinks, on the way out, before names are left out. */
const SHRUNK = 0.8;
/** Whether it has: names drawn for a near look would be drawn for all of the sheet that comes into view, and then replaced. */
export const shrunk = computed(() => moving.value && view.value.k < SHRUNK * rested.value);

/** What changes with the zoom, in steps; only at rest, since it redraws every counter. */
export const nearnessNow = computed(() => nearness(rested.value * radius() * counterSide()));
export const lettersNow = computed(() => lettersAt(rested.value));
export const badges = computed(() => badgeScale(rested.value, radius()));
export const rolls = computed(() => toldScale(rested.value, radius()));

const limits = () => bounds(sheet.value, frame.value, radius());
const LONGEST = 280;
const SETTLES = 160;
const MARGIN = 48;
/** Counter sizes in pixels: below the first they are dots, from the second on a finger can hit them. */
const READABLE = 18;
const TOUCHABLE = 34;

let wanted: View = view.value;
let drawing = 0;
let settling = 0;
let flight = 0;
/** Where a flight ends. */
let goal: View = view.value;

/** Set the view: drawn with the next frame. */
function lookFrom(next: View): void {
  wanted = held(next, reachable(), frame.value);
  if (!drawing) {
    drawing = requestAnimationFrame(() => {
      drawing = 0;
      view.value = wanted;
    });
  }
}

/** The picture is moving; it settles when nothing has moved it for a moment. */
export function touch(): void {
  moving.value = true;
  clearTimeout(settling);
  settling = window.setTimeout(() => (moving.value = false), SETTLES);
}

/** Stop any animation. */
export function stay(): void {
  cancelAnimationFrame(flight);
  flight = 0;
}

/** When the hand last moved the picture or touched it. */
let handAt = -Infinity;
/** How long after that nothing else moves it. */
const CALM = 400;

/** The hand is on the map. */
export function handled(): void {
  handAt = performance.now();
}

export function panBy(dx: number, dy: number): void {
  handled();
  touch();
  lookFrom({ k: wanted.k, x: wanted.x + dx, y: wanted.y + dy });
}

/** Zoom about a point of the board's element, or about the middle. */
export function zoomAt(factor: number, about: Point = middle()): void {
  handled();
  touch();
  lookFrom(zoomed(wanted, factor, about, limits()));
}

/** Two fingers: the points under them move with them. */
export function pinch(from: Point, to: Point, factor: number): void {
  handled();
  touch();
  const grown = zoomed(wanted, factor, from, limits());
  lookFrom({ k: grown.k, x: grown.x + to.x - from.x, y: grown.y + to.y - from.y });
}

const middle = (): Point => ({
  x: frame.value.left + frame.value.width / 2,
  y: frame.value.top + frame.value.height / 2,
});

/** Animate to a view, or jump to it with reduced motion. */
export function glideTo(next: View, most = TIDY, within = sheet.value): void {
  stay();
  goal = held(next, within, frame.value, most);
  if (isStill()) return lookFrom(goal);
  const from = wanted;
  const began = performance.now();
  const fly = (now: number) => {
    const t = Math.min(1, (now - began) / LONGEST);
    touch();
    lookFrom(between(from, goal, Math.max(0, t)));
    flight = t < 1 ? requestAnimationFrame(fly) : 0;
  };
  flight = requestAnimationFrame(fly);
}

/** After a drag the picture glides on a little, in pixels per millisecond. */
export function letGo(vx: number, vy: number): void {
  if (isStill() || Math.hypot(vx, vy) < 0.25) return;
  stay();
  let [x, y, last] = [vx, vy, performance.now()];
  const run = (now: number) => {
    const passed = Math.min(32, now - last);
    last = now;
    panBy(x * passed, y * passed);
    goal = wanted;
    const slower = Math.exp(-passed / 90);
    [x, y] = [x * slower, y * slower];
    flight = Math.hypot(x, y) > 0.03 ? requestAnimationFrame(run) : 0;
  };
  flight = requestAnimationFrame(run);
}

// For keys and other parts of the screen ---------------------------------------------------------------------------
export function zoomBy(factor: number): void {
  glideTo(zoomed(wanted, factor, middle(), limits()));
}

/** Zoom as a double click does: about where it was. */
export const zoomInAt = (about: Point): void => glideTo(zoomed(wanted, 1.8, about, limits()));

/** Show a part of the band below the map, large enough to read: all of it, or its left end. */
export function showBand(part: { x: number; y: number; width: number; height: number }): void {
  const { left, top, width, height } = frame.value;
  const k = Math.max(READ, Math.min(1, (width - 24) / part.width));
  const x = part.width * k > width ? left + 12 - part.x * k : left + (width - part.width * k) / 2 - part.x * k;
  const y = top + height - 12 - (sheet.value.height + part.y + part.height) * k;
  glideTo({ k, x, y }, TIDY, reachable());
}
/** From this scale on the band can be read. */
const READ = 0.85;

/** A double tap: the whole map, or nearer about where it was when all of it is seen. */
export function toggleFit(about: Point): void {
  const whole = fitted(sheet.value, frame.value).k;
  if (wanted.k > whole * 1.02) fitBoard();
  else zoomInAt(about);
}

export function fitBoard(): void {
  glideTo(fitted(sheet.value, frame.value));
}

export function centreOn(hex: string): void {
  const at = hexes.value.hexes.get(hex);
  if (at) glideTo(centred(at, wanted.k, frame.value));
}

export function centreOnPoint(at: Point): void {
  stay();
  touch();
  lookFrom(centred(at, wanted.k, frame.value));
}

/** The view that is aimed at, and one to look from again at once. */
export const aimed = (): View => (flight ? goal : wanted);
export function returnTo(before: View): void {
  stay();
  touch();
  lookFrom(before);
}

/** Bring a hex into view by the least move. */
export function bringIn(hex: string): void {
  const at = hexes.value.hexes.get(hex);
  if (at && !isInside(wanted, at, frame.value, MARGIN)) glideTo(broughtIn(wanted, at, frame.value, 2 * MARGIN), SLACK);
}

/** Move the map up until a hex lies above a line of the board's element; the view that is then aimed at. */
export function liftAbove(hex: string, line: number): View {
  const at = hexes.value.hexes.get(hex);
  const below = at ? onScreen(wanted, at).y + radius() * wanted.k - line : 0;
  if (below > 0) glideTo({ ...wanted, y: wanted.y - below }, SLACK + below);
  return aimed();
}

/** How much of a hex must be in the frame for it to be in view, in pixels from its middle to the edge. */
const SEEN = 8;

/** Whether a hex is in view; places off the map always are. */
export function isInView(hex: string): boolean {
  const at = hexes.value.hexes.get(hex);
  return !at || isInside(view.value, at, frame.value, SEEN);
}

const placed = (those: Iterable<string>) => [...those].flatMap((number) => hexes.value.hexes.get(number) ?? []);

let due = 0;

/** Unless one of some hexes is in view, bring the nearest of them in by the least move; not under a hand that is on the map. */
export function showSome(those: Iterable<string>): void {
  clearTimeout(due);
  const found = placed(those);
  if (!found.length || found.some((at) => isInside(wanted, at, frame.value, SEEN))) return;
  const calm = handAt + CALM - performance.now();
  if (calm > 0) due = window.setTimeout(() => showSome(those), calm);
  else glideTo(leastMove(found, wanted, frame.value, 2 * MARGIN), SLACK);
}

/** Show all of some hexes. */
export function showAll(those: Iterable<string>): void {
  const found = placed(those);
  if (found.length) glideTo(around(found, wanted, frame.value, 2 * radius()));
}

/** The point of the sheet under a point of the board's element. */
export const pointUnder = (at: Point): Point => onSheet(view.value, at);

/** The middle of what is seen. */
export const middleSeen = (): Point => pointUnder(middle());

// A game that opens, or the first frame for it, is shown where it was last looked at, or whole.
let openedFor = "";
effect(() => {
  const printed = kit.value;
  const { width, height } = frame.value;
  if (!printed) openedFor = "";
  if (!printed || width < 2 || height < 2) return;
  const name = `${gameId()}/${printed.title}/${printed.scenario}`;
  if (openedFor === name) return;
  openedFor = name;
  const kept = placeKept(gameId());
  wanted = untracked(() => (kept ? seenAgain(kept) : firstView()));
  view.value = wanted;
});

// Where the picture rests is kept for the next visit.
effect(() => {
  const { k } = view.value;
  if (moving.value || !openedFor || !gameId()) return;
  const isWhole = Math.abs(k - fitted(sheet.peek(), frame.peek()).k) < 1e-6;
  keepPlace(gameId(), { ...onSheet(view.value, untracked(middle)), k: isWhole ? 0 : k });
});

/** The view that shows again what was seen, as far as this window and these limits allow. */
function seenAgain({ x, y, k }: Seen): View {
  if (!k) return fitted(sheet.value, frame.value);
  const [least, most] = limits();
  return held(centred({ x, y }, Math.min(most, Math.max(least, k)), frame.value), sheet.value, frame.value);
}

/** The whole sheet; on a screen too small for that, the part where something can be chosen, large enough to touch. */
function firstView(): View {
  const whole = fitted(sheet.value, frame.value);
  const least = TOUCHABLE / (counterSide() * radius());
  if (whole.k * counterSide() * radius() >= READABLE) return whole;
  return held(centred(middleOf(placed(optionHexes())), least, frame.value), sheet.value, frame.value, TIDY);
}

/** The point nearest to the middle of all; the middle of the sheet when there are none. */
function middleOf(points: Point[]): Point {
  if (!points.length) return { x: sheet.value.width / 2, y: sheet.value.height / 2 };
  const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const middle = { x: mean(points.map((each) => each.x)), y: mean(points.map((each) => each.y)) };
  const away = (each: Point) => Math.hypot(each.x - middle.x, each.y - middle.y);
  return points.reduce((best, each) => (away(each) < away(best) ? each : best));
}

/** The element was resized: keep its middle. */
export function reframe(next: Frame): void {
  const before = frame.peek();
  if (before.width > 2 && before.height > 2) {
    const fit = fitted(sheet.peek(), before);
    const isWhole = Math.abs(wanted.k - fit.k) < 1e-6;
    const seen = onSheet(wanted, { x: before.left + before.width / 2, y: before.top + before.height / 2 });
    wanted = isWhole ? fitted(sheet.peek(), next) : centred(seen, wanted.k, next);
    view.value = wanted;
  }
  frame.value = next;
}
