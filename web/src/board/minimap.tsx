// The minimap: the whole board with the positions of both sides and the visible part. Press or drag to look elsewhere.
import { effect } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { showMinimap } from "../state/settings.ts";
import { kit, optionsOfEdge, optionsOfPiece, optionsOfPlace, stacks, unknownAt } from "../state/store.ts";
import { t } from "../shared/text.ts";
import { centreOnPoint, frame, hexes, moving, sheet, view } from "./camera.ts";
import { optionHexes } from "./cursor.ts";
import { outline, shapes } from "./lattice.ts";
import { onSheet } from "./lens.ts";

export function Minimap() {
  const { width, height } = sheet.value;
  const element = useRef<SVGSVGElement>(null);
  if (!kit.value || !showMinimap.value) return null;
  const goTo = (event: PointerEvent) => {
    if (!event.buttons && event.type !== "pointerdown") return;
    const toSheet = element.current?.getScreenCTM()?.inverse();
    if (toSheet) centreOnPoint(new DOMPoint(event.clientX, event.clientY).matrixTransform(toSheet));
  };
  return (
    <svg
      ref={element}
      class="minimap"
      viewBox={`0 0 ${width} ${height}`}
      style={{ aspectRatio: `${width} / ${height}` }}
      role="img"
      aria-label={t("board-minimap")}
      onPointerDown={(event) => {
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        goTo(event);
      }}
      onPointerMove={goTo}
    >
      <Ground />
      <Bright />
      <Dots />
      <Seen />
    </svg>
  );
}

function Ground() {
  const all = hexes.value.hexes.keys();
  return <path class="minimap-ground" d={shapes(hexes.value, all)} />;
}

/** Where something can be chosen. */
function Bright() {
  void optionsOfPiece.value;
  void optionsOfPlace.value;
  void optionsOfEdge.value;
  return <path class="minimap-options" d={outline(hexes.value, optionHexes())} />;
}

/** A dot for each side in a hex; sides differ in shape as well as in colour. */
function Dots() {
  const size = hexes.value.radius * 0.62;
  const dots = [];
  for (const hex of kit.value?.hexes ?? []) {
    const here = new Set([
      ...(stacks.value.get(hex.number) ?? []).map((each) => each.printed.side),
      ...(unknownAt.value.get(hex.number) ?? []).map((each) => each.side),
    ]);
    for (const side of here)
      dots.push(<path key={`${hex.number}${side}`} d={dot(side, hex.x, hex.y, size)} fill={fillOf(side)} />);
  }
  return <g class="minimap-dots">{dots}</g>;
}

const fillOf = (side: string) => kit.value?.sides.find((each) => each.key === side)?.fill ?? "var(--ink)";

function dot(side: string, x: number, y: number, r: number): string {
  const which = kit.value?.sides.findIndex((each) => each.key === side) ?? 0;
  if (which === 0) return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  if (which === 1) return `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`;
  return `M${x} ${y - r}L${x + r} ${y + r}H${x - r}Z`;
}

/** While the map moves, the frame on the minimap is updated at this interval: each update redraws the minimap. */
const STEP = 80;

/** The part of the board in the frame. */
function Seen() {
  const element = useRef<SVGRectElement>(null);
  const shown = useRef(0);
  useLayoutEffect(
    () =>
      effect(() => {
        const { left, top, width, height } = frame.value;
        const from = onSheet(view.value, { x: left, y: top });
        const to = onSheet(view.value, { x: left + width, y: top + height });
        const { width: most, height: tallest } = sheet.value;
        const x = Math.max(0, from.x),
          y = Math.max(0, from.y);
        const rect = element.current;
        const now = performance.now();
        if (moving.value && now - shown.current < STEP) return;
        shown.current = now;
        rect?.setAttribute("x", x.toFixed(1));
        rect?.setAttribute("y", y.toFixed(1));
        rect?.setAttribute("width", Math.max(0, Math.min(most, to.x) - x).toFixed(1));
        rect?.setAttribute("height", Math.max(0, Math.min(tallest, to.y) - y).toFixed(1));
      }),
    [],
  );
  return <rect ref={element} class="minimap-seen" rx="12" />;
}
