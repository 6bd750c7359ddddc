// The map: its layers under one transform, and its pointer handling. It shows the store and highlights
// the given options; it decides no legality.
import { effect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { hover, inspect, keepFan, press } from "./aim.ts";
import {
  badges,
  rolls,
  fitBoard,
  handled,
  hexes,
  moving,
  nearnessNow,
  reframe,
  rested,
  sheet,
  showSome,
  shrunk,
  stay,
  view,
} from "./camera.ts";
import { goToOptions, optionHexes } from "./cursor.ts";
import { carry, drop, lift } from "./drag.ts";
import { listenTo } from "./gestures.ts";
import { Gliders, settle } from "./glide.tsx";
import { Highlights, Taught } from "./highlights.tsx";
import { distanceToSide, hexUnder } from "./lattice.ts";
import { placed, type Point } from "./lens.ts";
import { endsOf } from "./meaning.ts";
import { Overlays } from "./overlays.tsx";
import { Pieces } from "./pieces.tsx";
import { Band, Names, Numbers, Sprite, Terrain, Waters } from "./pictures.tsx";
import { ableAt, chooseWithin, choosing, lasso, toggleStack } from "./together.ts";
import { lazy } from "../shared/lazy.tsx";
import { phone, touchOnly } from "../shared/room.ts";
import { begun, marks, officers, open } from "../state/sketch.ts";
import "../shared/sound.ts";
import { asked, cancel, detour, fanned, gameId, kit, optionsOfEdge, past, struck } from "../state/store.ts";
import { t } from "../shared/text.ts";
import { isBare, tool } from "../state/tool.ts";
import { act } from "../state/watch.ts";

const Fan = lazy(async () => (await import("./fan.tsx")).Fan);
// Nothing is told before something is done.
const Told = lazy(async () => (await import("./told.tsx")).Told);
const Struck = lazy(async () => (await import("./told.tsx")).Struck);
const Sketch = lazy(async () => (await import("./sketch.tsx")).Sketch, "tools");

export { Minimap } from "./minimap.tsx";
export { describeHex } from "./describe.ts";

export function Board() {
  const printed = kit.value;
  const board = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  useGround(board, ground);
  useShowOptions();
  useLayoutEffect(() => open(gameId()), [printed?.title, printed?.scenario]);
  if (!printed) return <div class="board" ref={board} />;
  return (
    <div
      ref={board}
      class={`board ${past.value ? "past" : ""} ${detour.value ? "what-if" : ""}`}
      tabIndex={0}
      role="application"
      aria-label={t("board-name", { name: printed.name })}
      aria-describedby="board-keys"
      onKeyDown={onKey}
      data-hand={touchOnly.value ? "touch" : undefined}
      onPointerEnter={(event) => {
        event.currentTarget.dataset["hand"] = event.pointerType;
        import("./fan.tsx").catch(() => undefined);
      }}
    >
      <p id="board-keys" class="unseen">
        {t("board-keys")}
      </p>
      <Sprite />
      <div ref={ground} class="board-ground">
        <Layers />
      </div>
      <FanPlace />
      {phone.value && (
        <button
          type="button"
          class="quiet square fit"
          aria-label={t("board-fit")}
          title={t("board-fit")}
          onClick={fitBoard}
        >
          ⤢
        </button>
      )}
    </div>
  );
}

/** A stack fanned out; what shows it is fetched when a pointer or a finger comes, or when keys open it. */
const FanPlace = () => (fanned.value ? <Fan /> : null);

/** The layers, moved together by one transform without being redrawn. */
function Layers() {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      effect(() => {
        if (element.current) element.current.style.transform = placed(view.value, rested.value);
      }),
    [],
  );
  useLayoutEffect(() => effect(() => void element.current?.toggleAttribute("data-moving", moving.value)), []);
  useLayoutEffect(() => effect(() => void element.current?.toggleAttribute("data-shrunk", shrunk.value)), []);
  const { width, height } = sheet.value;
  return (
    <div
      ref={element}
      class={`board-layers ${nearnessNow.value} ${isBare.value ? "bare" : ""}`}
      style={{ width: `${width}px`, height: `${height}px`, "--badge": badges.value, "--roll": rolls.value }}
    >
      <Terrain />
      <Band />
      <Overlays />
      <Numbers />
      <Waters />
      <Pieces />
      <Taught />
      <Names />
      <Highlights />
      {(marks.value.length > 0 || officers.value.length > 0 || begun.value) && <Sketch />}
      {act.value && <Told />}
      <Gliders />
      {(act.value || struck.value.length > 0) && <Struck />}
    </div>
  );
}

type Ref = { readonly current: HTMLDivElement | null };

const hexAt = (at: Point) => hexUnder(hexes.value, at)?.number ?? "";

/** The distance within which a press hits a hexside, in hex radii and in pixels: larger when zoomed out. */
const NEAR = { least: 0.18, most: 0.36, pixels: 9 };

/** The hexside that can be chosen near a point, if any. */
function sideAt(at: Point): string {
  const { radius } = hexes.value;
  let [best, nearest] = ["", Math.min(NEAR.most * radius, Math.max(NEAR.least * radius, NEAR.pixels / view.value.k))];
  for (const edge of optionsOfEdge.value.keys()) {
    const [one = "", other = ""] = endsOf(edge);
    const distance = distanceToSide(hexes.value, one, other, at);
    if (distance < nearest) [best, nearest] = [edge, distance];
  }
  return best;
}

/** Measure the frame, and handle the pointers. */
function useGround(board: Ref, ground: Ref): void {
  const isThere = !!kit.value;
  useLayoutEffect(() => {
    const element = board.current;
    if (!element || !isThere) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const [top, right, bottom, left] = (["Top", "Right", "Bottom", "Left"] as const).map(
        (edge) => parseFloat(style[`padding${edge}`]) || 0,
      ) as [number, number, number, number];
      reframe({ left, top, width: element.clientWidth - left - right, height: element.clientHeight - top - bottom });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    watch.observe(element, { box: "border-box" });
    return () => watch.disconnect();
  }, [isThere]);
  useLayoutEffect(() => {
    const element = ground.current;
    if (!element || !isThere) return;
    const stop = listenTo(element, {
      press: (at, by, isMore) => pressAt(hexAt(at), sideAt(at), by, isMore),
      lift: (at, by) => !choosing.value && !tool.value && !detour.value && lift(hexAt(at), at, by),
      carry: (at) => carry(at, hexAt(at)),
      drop: (at) => drop(at ? hexAt(at) : ""),
      lasso: (from, to, isDone) => {
        lasso.value = isDone || !to ? null : { from, to };
        if (isDone && to) chooseWithin(from, to);
      },
      inspect: (at) => hexAt(at) && inspect(hexAt(at)),
      hover: (at) => (at ? hover(hexAt(at), sideAt(at)) : hover("")),
    });
    element.addEventListener("pointerdown", handled);
    element.addEventListener("pointerup", handled);
    addEventListener("pointerdown", settle, true);
    addEventListener("keydown", settle, true);
    return () => {
      stop();
      element.removeEventListener("pointerdown", handled);
      element.removeEventListener("pointerup", handled);
      stay();
      removeEventListener("pointerdown", settle, true);
      removeEventListener("keydown", settle, true);
    };
  }, [isThere]);
}

/** Press a hex; beside the map, a press closes what is open. */
function pressAt(hex: string, side: string, by: "mouse" | "touch", isMore: boolean): boolean {
  if (hex && (isMore || choosing.value) && ableAt(hex).length) {
    toggleStack(hex);
    return true;
  }
  if (hex) return press(hex, by, side);
  fanned.value = "";
  cancel();
  return false;
}

/** Pan to a new question's options, or to its subject, if none is in view; keep a fan open. */
function useShowOptions(): void {
  useEffect(() => {
    let shown = -1;
    const pan = effect(() => {
      const number = asked.value?.number ?? -1;
      if (number === shown) return;
      shown = number;
      const those = optionHexes();
      if (number >= 0) showSome(those.size ? those : new Set(asked.value?.about));
    });
    const keep = effect(keepFan);
    return () => {
      pan();
      keep();
    };
  }, []);
}

/** The keys of the table are installed for the whole page; the board adds the one that only makes sense on it. */
function onKey(event: KeyboardEvent): void {
  // The focus frame is not shown to mouse users.
  delete (event.currentTarget as HTMLElement).dataset["hand"];
  if (event.defaultPrevented || event.key !== "Home" || event.target !== event.currentTarget) return;
  event.preventDefault();
  goToOptions();
}
