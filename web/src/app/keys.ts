// The keys of the table. Each does the same as a press or a button; none works while text is typed.
import { useLayoutEffect } from "preact/hooks";
import { actAtCursor, backOut, fitBoard, moveCursor, zoomBy } from "../board/camera.ts";
import { putBack } from "../board/drag.ts";
import { toggleStack } from "../board/together.ts";
import { doneOption, isOnMap, nextOption } from "../panel/grouping.ts";
import { showHint } from "../panel/hint.tsx";
import { goToLine } from "../panel/log.tsx";
import { forgetFocused, goTo, focusedChoice, focusedText } from "../state/focus.ts";
import { route } from "./route.ts";
import { begun } from "../state/sketch.ts";
import { stepTo as stepActs, watchKey, watching } from "../state/watch.ts";
import {
  asked,
  askWhyNot,
  cancel,
  choose,
  clause,
  cursor,
  curtain,
  give,
  hinted,
  log,
  looking,
  pending,
  plainOptions,
  sheet,
  toggle,
  undo,
} from "../state/store.ts";
import { isBare, toggleTools, tool } from "../state/tool.ts";
import type { Choice } from "../wire.ts";

const WALK: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Install the keys while the table is on the screen: whoever sees it is heard, so not after the first frame. */
export function useKeys(): void {
  useLayoutEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches("input:not([type=checkbox], [type=radio], [type=button]), textarea, select"));
/** Elements that handle Enter or the arrows themselves. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches(
    "button, a[href], summary, input, [role=option], [role=menuitem], [tabindex='0']:not(.board, .board *)",
  );

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || curtain.value) return;
  const held = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (held && key === "k") return done(event, () => toggle("palette"));
  if (isTyping(event.target) || event.altKey) return;
  if (!held && !sheet.value && !clause.value && watchKey(event.key, isBusy(event.target)))
    return event.preventDefault();
  if (held) {
    if (key === "z" && !event.shiftKey) done(event, () => void undo());
    return;
  }
  const what = event.key === "?" ? () => toggle("help") : meaningOf(key, event.target);
  if (what) done(event, what);
}

function done(event: KeyboardEvent, run: () => void): void {
  event.preventDefault();
  run();
}

/** What a key does now; null if it is not ours or belongs to the focused element. */
function meaningOf(key: string, target: EventTarget | null): (() => void) | null {
  const walk = WALK[key];
  if (walk) return isBusy(target) ? null : () => walkTo(walk);
  if (key === "Enter") return isBusy(target) ? null : enter;
  if (key === "Escape") return escape;
  if (key === "[" || key === "]") return () => stepTo(key === "]" ? 1 : -1);
  return LETTERS[key] ?? null;
}

const LETTERS: Record<string, () => void> = {
  n: () => goRound(1),
  p: () => goRound(-1),
  x: () => toggleStack(cursor.value),
  d: finish,
  u: () => void undo(),
  "/": () => toggle("palette"),
  o: () => toggle("options"),
  h: () => {
    toMap();
    void showHint();
  },
  i: () => toggle("inspector"),
  t: () => toggle("tracks"),
  l: () => toggle("log"),
  r: () => toggle("rules"),
  a: toggleTools,
  c: () => (isBare.value = !isBare.value),
  w: () => void (cursor.value && askWhyNot({ hex: cursor.value })),
  "+": () => zoomBy(1.4),
  "=": () => zoomBy(1.4),
  "-": () => zoomBy(1 / 1.4),
  0: fitBoard,
};

function walkTo([dx, dy]: [number, number]): void {
  forgetFocused();
  moveCursor(dx, dy);
}

function enter(): void {
  if (pending.value) return void give(pending.value);
  const choice = focusedChoice() ?? hintedChoice();
  if (choice) return void choose(choice, false);
  actAtCursor();
}

/** The officer's choice while it is shown and no key has gone on to another: a mouse that rests somewhere does not matter. */
function hintedChoice(): Choice | null {
  const answer = hinted.value?.answer;
  return answer !== undefined && answer === focusedText()
    ? (asked.value?.options.find((each) => each.text === answer) ?? null)
    : null;
}

/** Close one thing at a time, the innermost first. */
function escape(): void {
  forgetFocused();
  if (putBack()) return;
  if (clause.value) clause.value = "";
  else if (sheet.value) sheet.value = "";
  else if (pending.value) cancel();
  else if (hinted.value) hinted.value = null;
  else if (begun.value) begun.value = "";
  else if (tool.value) tool.value = "";
  else backOut();
}

/** Before an option is announced that Enter is to choose: no confirmation stays open, and the focus is on no button. */
function toMap(): void {
  cancel();
  document.querySelector<HTMLElement>(".board")?.focus({ preventScroll: true });
}

/** The next option on the map, or of all if none is on the map: previewed, brought into view and announced. */
function goRound(step: 1 | -1): void {
  const all = asked.value?.options ?? [];
  const onMap = all.filter(isOnMap);
  const choice = nextOption(onMap.length ? onMap : all, focusedText() || (looking.value?.text ?? ""), step);
  if (!choice) return;
  toMap();
  goTo(choice);
}

function finish(): void {
  const choice = doneOption(plainOptions.value);
  if (choice) void choose(choice, false);
}

/** One line of the log back or on; beyond the last is now. */
function stepTo(step: 1 | -1): void {
  if (route.value.at === "replay") return void import("../replay/replay.tsx").then(({ stepBy }) => stepBy(step));
  const last = log.value.at(-1);
  if (watching.value) stepActs(step);
  else if (step < 0 && last) void goToLine(last);
}
