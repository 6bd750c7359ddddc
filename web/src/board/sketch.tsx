// What the player has drawn: arrows, marks and notes, and the ruler. It lies above the counters and takes no presses.
import { effect, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../state/api.ts";
import { begun, marks, officers, type Mark } from "../state/sketch.ts";
import { cursor, gameId, kit, side } from "../state/store.ts";
import { t } from "../shared/text.ts";
import { tool } from "../state/tool.ts";
import { hexes, sheet } from "./camera.ts";
import { range, shapes } from "./lattice.ts";
import type { Point } from "./lens.ts";
import "../style/tools.css";

export function Sketch() {
  const { width, height } = sheet.value;
  return (
    <svg class="sketch" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <marker
          id="sketch-head"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="3.4"
          markerHeight="3.4"
          orient="auto"
        >
          <path d="M0 0L10 5L0 10L2.5 5Z" />
        </marker>
      </defs>
      {marks.value.map((mark, place) => (
        <Drawn key={place} mark={mark} />
      ))}
      <g class="sketch-officers">
        {officers.value.map(({ from, to }, place) => (
          <Arrow key={place} from={at(from)} to={at(to)} />
        ))}
      </g>
      {begun.value &&
        (tool.value === "ruler" ? (
          <Ruler from={begun.value} />
        ) : (
          <path class="sketch-begun" d={shapes(hexes.value, [begun.value], 0.9)} />
        ))}
    </svg>
  );
}

const at = (hex: string): Point | undefined => hexes.value.hexes.get(hex);

function Drawn({ mark }: { mark: Mark }) {
  if (mark.kind === "arrow") return <Arrow from={at(mark.from)} to={at(mark.to)} />;
  const where = at(mark.at);
  if (!where) return null;
  if (mark.kind === "mark")
    return <circle class="sketch-mark" cx={where.x} cy={where.y} r={hexes.value.radius * 0.78} />;
  return <Label at={{ x: where.x, y: where.y - hexes.value.radius * 0.95 }} text={mark.text} />;
}

/** An arrow between two hexes, a little bent, so that its way can be told from a road. */
function Arrow({ from, to }: { from: Point | undefined; to: Point | undefined }) {
  if (!from || !to) return null;
  const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) * 0.12, y: (from.y + to.y) / 2 - (to.x - from.x) * 0.12 };
  const d = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
  return (
    <g class="sketch-arrow">
      <path class="sketch-halo" d={d} />
      <path d={d} marker-end="url(#sketch-head)" />
    </g>
  );
}

function Label({ at: where, text }: { at: Point; text: string }) {
  const wide = text.length * 7.4 + 16;
  return (
    <g class="sketch-label" transform={`translate(${where.x.toFixed(1)} ${where.y.toFixed(1)})`}>
      <g class="badge-size">
        <rect x={-wide / 2} y="-11" width={wide} height="22" rx="4" />
        <text dy="0.34em">{text}</text>
      </g>
    </g>
  );
}

/** The hexes that are seen from a hex, where the game has lines of sight; asked of the server once for each hex. */
function useSeen(from: string) {
  const seen = useSignal<{ from: string; hexes: Set<string> } | null>(null);
  useEffect(() => {
    const has = kit.value?.overlays.some((each) => each.key === "sight" && each.of_hex);
    seen.value = null;
    if (!has) return;
    let gone = false;
    api.overlay(gameId(), side.value, "sight", from).then(
      (shown) => void (gone || (seen.value = { from, hexes: new Set(shown.layers.flatMap((layer) => layer.hexes)) })),
      () => undefined,
    );
    return () => void (gone = true);
  }, [from]);
  return seen.value?.from === from ? seen.value.hexes : null;
}

/** A line from a hex to the cursor, with the range in hexes and whether one is seen from the other. */
function Ruler({ from }: { from: string }) {
  const seen = useSeen(from);
  const to = cursor.value;
  const [a, b] = [at(from), at(to)];
  if (!a || !b) return null;
  return (
    <g class={`ruler ${seen && to !== from && !seen.has(to) ? "blocked" : ""}`}>
      <path class="sketch-halo" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <Label at={{ x: b.x, y: b.y - hexes.value.radius * 0.95 }} text={measured(from, to, seen)} />
    </g>
  );
}

/** The ruler's reading in words. */
function measured(from: string, to: string, seen: Set<string> | null): string {
  const count = range(hexes.value, from, to);
  const words = t("ruler-hexes", { count });
  return seen && to !== from ? `${words} · ${t(seen.has(to) ? "ruler-seen" : "ruler-unseen")}` : words;
}

/** The ruler's reading for screen readers, whenever the cursor moves. */
export function readRuler(tell: (words: string) => void): () => void {
  return effect(() => {
    if (tool.value === "ruler" && begun.value && cursor.value) tell(measured(begun.value, cursor.value, null));
  });
}
