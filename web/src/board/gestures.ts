// Pointer gestures on the board: drag, wheel, pinch, press, long press and double press, reported as camera moves, pressed
// places, and counters lifted and dropped. The listener decides what a press means and what can be lifted.
import { letGo, panBy, pinch, pointUnder, stay, zoomAt, toggleFit, zoomInAt } from "./camera.ts";
import type { Point } from "./lens.ts";

export interface Heard {
  /** A press at a point of the sheet, perhaps with shift; whether it meant something, so that a second press is not a double one. */
  press: (at: Point, by: "mouse" | "touch", isMore: boolean) => boolean;
  /** A drag begins at a point: whether it lifts something, and does not move the map. */
  lift: (at: Point, by: "mouse" | "touch") => boolean;
  /** What was lifted is carried over a point. */
  carry: (at: Point) => void;
  /** It is dropped on a point, or the drag has come to nothing. */
  drop: (at: Point | null) => void;
  /** A rectangle is drawn from one point to another with shift; at its end `isDone`. */
  lasso: (from: Point, to: Point | null, isDone: boolean) => void;
  inspect: (at: Point) => void;
  /** The mouse rests over a point, or has left. */
  hover: (at: Point | null) => void;
}

const SLIP = { mouse: 4, touch: 9 };
const LONG_PRESS = 480;
const DOUBLE_PRESS = 320;

/** Listen to an element until told to stop. */
export function listenTo(element: HTMLElement, heard: Heard): () => void {
  const down = new Map<number, Point>();
  let start: Point | null = null;
  let isDragging = false;
  let isSpent = false;
  let doing: "pan" | "carry" | "lasso" = "pan";
  let longPress = 0;
  let speed: { x: number; y: number; at: number } = { x: 0, y: 0, at: 0 };
  let lastPress: { at: number; x: number; y: number } | null = null;

  const place = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const kind = (event: PointerEvent) => (event.pointerType === "mouse" ? "mouse" : "touch");

  const onDown = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.button !== 0 && event.button !== 1) return;
    stay();
    element.setPointerCapture(event.pointerId);
    const at = place(event);
    down.set(event.pointerId, at);
    clearTimeout(longPress);
    if (down.size > 1) {
      isDragging = isSpent = true;
      giveUp();
      return;
    }
    start = at;
    isDragging = isSpent = false;
    doing = "pan";
    speed = { x: 0, y: 0, at: performance.now() };
    if (kind(event) === "touch") {
      longPress = window.setTimeout(() => {
        if (isDragging) return;
        isSpent = true;
        heard.inspect(pointUnder(at));
      }, LONG_PRESS);
    }
  };

  /** A second finger, or the end of the pointer: what was lifted goes back. */
  const giveUp = () => {
    if (doing === "carry") heard.drop(null);
    if (doing === "lasso" && start) heard.lasso(pointUnder(start), null, true);
    doing = "pan";
  };

  /** What a drag that has just begun does: the middle button always moves the map. */
  const begun = (event: PointerEvent, from: Point): typeof doing => {
    if (event.pointerType === "mouse" && !(event.buttons & 1)) return "pan";
    if (event.shiftKey) return "lasso";
    return heard.lift(pointUnder(from), kind(event)) ? "carry" : "pan";
  };

  const onMove = (event: PointerEvent) => {
    const at = place(event);
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse" && !event.buttons) heard.hover(pointUnder(at));
      return;
    }
    if (down.size === 2) return squeeze(event.pointerId, before, at);
    if (!isDragging && start && Math.hypot(at.x - start.x, at.y - start.y) > SLIP[kind(event)]) {
      isDragging = true;
      clearTimeout(longPress);
      doing = begun(event, start);
      element.classList.add(doing === "pan" ? "dragging" : "carrying");
    }
    if (!isDragging) return;
    if (doing !== "pan") {
      down.set(event.pointerId, at);
      if (doing === "carry") heard.carry(pointUnder(at));
      else if (start) heard.lasso(pointUnder(start), pointUnder(at), false);
      return;
    }
    const now = performance.now();
    const passed = Math.max(1, now - speed.at);
    const fresh = Math.min(1, passed / 40);
    speed = {
      x: speed.x * (1 - fresh) + ((at.x - before.x) / passed) * fresh,
      y: speed.y * (1 - fresh) + ((at.y - before.y) / passed) * fresh,
      at: now,
    };
    down.set(event.pointerId, at);
    panBy(at.x - before.x, at.y - before.y);
  };

  const squeeze = (moved: number, before: Point, at: Point) => {
    const other = [...down].find(([id]) => id !== moved)?.[1];
    if (!other) return;
    const apart = (one: Point) => Math.max(8, Math.hypot(one.x - other.x, one.y - other.y));
    const between = (one: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
    down.set(moved, at);
    pinch(between(before), between(at), apart(at) / apart(before));
  };

  const onUp = (event: PointerEvent) => {
    const at = down.get(event.pointerId);
    if (!at) return;
    down.delete(event.pointerId);
    clearTimeout(longPress);
    element.classList.remove("dragging", "carrying");
    if (down.size) return;
    if (isDragging && doing !== "pan" && event.type === "pointerup") {
      const [was, from] = [doing, start];
      doing = "pan";
      if (was === "carry") heard.drop(pointUnder(at));
      else if (from) heard.lasso(pointUnder(from), pointUnder(at), true);
      return;
    }
    giveUp();
    if (isDragging) {
      if (!isSpent && performance.now() - speed.at < 60) letGo(speed.x, speed.y);
      return;
    }
    if (!isSpent && event.type === "pointerup" && event.button === 0) pressed(at, kind(event), event.shiftKey);
  };

  const pressed = (at: Point, by: "mouse" | "touch", isMore: boolean) => {
    const now = performance.now();
    const isDouble =
      lastPress && now - lastPress.at < DOUBLE_PRESS && Math.hypot(at.x - lastPress.x, at.y - lastPress.y) < 24;
    if (isDouble) {
      lastPress = null;
      if (by === "touch") toggleFit(at);
      else zoomInAt(at);
      return;
    }
    const meant = heard.press(pointUnder(at), by, isMore);
    lastPress = meant ? null : { ...at, at: now };
  };

  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    stay();
    const lines = event.deltaMode === 1 ? 24 : event.deltaMode === 2 ? 240 : 1;
    const turned = Math.max(-240, Math.min(240, event.deltaY * lines));
    zoomAt(Math.exp(-turned * (event.ctrlKey ? 0.01 : 0.0016)), place(event));
  };

  const onMenu = (event: MouseEvent) => {
    event.preventDefault();
    if (!isSpent) heard.inspect(pointUnder(place(event)));
  };
  const onLeave = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && !down.size) heard.hover(null);
  };

  element.addEventListener("pointerdown", onDown);
  element.addEventListener("pointermove", onMove);
  element.addEventListener("pointerup", onUp);
  element.addEventListener("pointercancel", onUp);
  element.addEventListener("pointerleave", onLeave);
  element.addEventListener("wheel", onWheel, { passive: false });
  element.addEventListener("contextmenu", onMenu);
  return () => {
    clearTimeout(longPress);
    element.removeEventListener("pointerdown", onDown);
    element.removeEventListener("pointermove", onMove);
    element.removeEventListener("pointerup", onUp);
    element.removeEventListener("pointercancel", onUp);
    element.removeEventListener("pointerleave", onLeave);
    element.removeEventListener("wheel", onWheel);
    element.removeEventListener("contextmenu", onMenu);
  };
}
