// Highlights above the counters: options, what would follow from the previewed option, its path, the cursor
// and the option that waits for confirmation. Each part is redrawn only when its own state changes.
import {
  asked,
  chosen,
  cursor,
  fanned,
  hinted,
  looked,
  looking,
  optionsOfEdge,
  optionsOfPiece,
  standing,
  optionsOfPlace,
  pending,
  stacks,
  unknownAt,
  type Standing,
} from "../state/store.ts";
import type { Choice } from "../wire.ts";
import { whereIs } from "./aim.ts";
import { taught } from "../state/lesson.ts";
import { reachAhead } from "../state/ahead.ts";
import { hexes, sheet } from "./camera.ts";
import { across, shapes, sideBetween } from "./lattice.ts";
import type { Point } from "./lens.ts";
import { endsOf, placeOf } from "./meaning.ts";
import { lifted } from "./drag.ts";
import { Count, Face, Signs } from "./pieces.tsx";
import { Prizes } from "./prizes.tsx";
import { counterSide, pile, spot, symbolOf } from "./stack.ts";
import { lasso } from "./together.ts";

export function Highlights() {
  const { width, height } = sheet.value;
  return (
    <svg class="highlights" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <marker
          id="trail-head"
          viewBox="0 0 10 10"
          refX="6"
          refY="5"
          markerWidth="4.2"
          markerHeight="4.2"
          orient="auto"
        >
          <path d="M0 0L10 5L0 10L2.5 5Z" />
        </marker>
      </defs>
      <Following />
      <Rings />
      <Hinted />
      <Waiting />
      <Prizes />
      <Cursor />
      <Badges />
      <Trail />
      <Committed />
      <OverGlow />
      <Chosen />
      <Lasso />
      <InHand />
    </svg>
  );
}

/** Where a counter is visible on the map, if it is; for one deep in a stack, where its stack is. */
function spotOf(piece: string): Point | null {
  const place = whereIs(piece);
  const hex = hexes.value.hexes.get(place);
  if (!hex) return null;
  const { shown } = pile(stacks.value.get(place) ?? [], unknownAt.value.get(place) ?? []);
  const index = shown.findIndex((each) => each.key === piece);
  return spot(hex, hexes.value.radius, index < 0 ? shown.length - 1 : index, shown.length);
}

/** Where the topmost counter of a place is drawn. */
function spotOfTop(place: string): Point {
  const { shown } = pile(stacks.value.get(place) ?? [], unknownAt.value.get(place) ?? []);
  return spot(hexes.value.hexes.get(place)!, hexes.value.radius, shown.length - 1, shown.length);
}

const isOccupied = (hex: string) => stacks.value.has(hex) || unknownAt.value.has(hex);

/** The hexes that the card of a lesson speaks of, below the names and the signs that it speaks of too. */
export function Taught() {
  const { width, height } = sheet.value;
  const path = shapes(hexes.value, taught.value, 0.9);
  return (
    <svg class="taught" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path class="target-glow" d={path} />
      <path class="taught-edge" d={path} />
    </svg>
  );
}

/** The counters and sides that are options now, of a stack the topmost that can be chosen; hexes glow below the counters. */
function Rings() {
  if (!asked.value) return null;
  return (
    <g>
      {[...stacks.value].map(([place, stack]) => {
        const top = topmost(stack);
        const at = top && spotOf(top.key);
        return at && <Ring key={place} at={at} kind="option" />;
      })}
      {[...optionsOfEdge.value.keys()].map((edge) => (
        <path key={edge} class="option-side" d={sideOf(edge)} />
      ))}
    </g>
  );
}

/** The counters of a stack that can be chosen share one ring and one badge: several would lie on each other. */
const topmost = (stack: Standing[]): Standing | undefined =>
  stack.find((each) => optionsOfPiece.value.has(each.key)) ?? stack.find((each) => standing.value.has(each.key));

/** The side of a hex that an option names, as a path. */
function sideOf(edge: string): string {
  const [one = "", other = ""] = endsOf(edge);
  return sideBetween(hexes.value, one, other);
}

/** What the options cost, or the column of their odds. */
function Badges() {
  if (!asked.value) return null;
  return (
    <g>
      {[...optionsOfPlace.value].map(([place, those]) => (
        <PlaceBadge key={place} place={place} text={badgeOf(those)} kind="option" />
      ))}
      {[...stacks.value].map(([place, stack]) => (
        <StackBadge key={place} stack={stack} />
      ))}
      {[...optionsOfEdge.value].map(([edge, those]) => (
        <EdgeBadge key={edge} edge={edge} text={badgeOf(those)} />
      ))}
    </g>
  );
}

function EdgeBadge({ edge, text }: { edge: string; text: string }) {
  const [one = "", other = ""] = endsOf(edge);
  const at = text ? across(hexes.value, one, other) : null;
  return at && <Badge at={at} text={text} kind="option" />;
}

function StackBadge({ stack }: { stack: Standing[] }) {
  const top = topmost(stack);
  if (!top) return null;
  const able = stack.filter((each) => optionsOfPiece.value.has(each.key));
  if (!able.length) return null;
  const texts = new Set(able.map((each) => badgeOf(optionsOfPiece.value.get(each.key)!)));
  texts.delete("");
  const [first = ""] = texts;
  return <PieceBadge piece={top.key} text={texts.size > 2 ? `${first} …` : [...texts].join(" · ")} kind="option" />;
}

/** The text of a badge for several options of one place: their badge if they agree. */
function badgeOf(those: Choice[]): string {
  const first = those[0]?.badge ?? "";
  return those.every((each) => each.badge === first) ? first : "";
}

/** What would be asked next, and where a counter that moves hex by hex could go in the end: softer, dashed. */
function Following() {
  const next = looked.value?.next;
  if (!next || !asked.value) return null;
  const board = hexes.value;
  const places = reachAhead();
  const counters = next.options.filter((each) => each.noun === "piece");
  const sides = next.options.filter((each) => each.noun === "edge" && !optionsOfEdge.value.has(each.at));
  return (
    <g class="following">
      <path class="following-side" d={sides.map((each) => sideOf(each.at)).join("")} />
      <path class="following-tint" d={shapes(board, new Set(places.map((each) => each.at)), 0.92)} />
      {[...new Set(counters.map((each) => each.at))].map((piece) => (
        <Ring key={piece} at={spotOf(piece)} kind="next" />
      ))}
      {places.map((each) => (
        <PlaceBadge key={each.text} place={each.at} text={each.badge} kind="next" />
      ))}
    </g>
  );
}

/** What glow and rings would lie over: the states and the number of a stack that can be chosen, is committed or is spoken of. */
function OverGlow() {
  if (!asked.value) return null;
  const committed = new Set(asked.value.committed ?? []);
  const isRinged = (place: string, stack: Standing[]) =>
    taught.value.includes(place) || stack.some(({ key }) => optionsOfPiece.value.has(key) || committed.has(key));
  return (
    <g>
      {[...stacks.value].map(([place, stack]) => {
        if (!isRinged(place, stack) || !hexes.value.hexes.has(place)) return null;
        const { count, marks } = pile(stack, unknownAt.value.get(place) ?? []);
        const at = spotOfTop(place);
        return (
          <g key={place}>
            <Signs at={at} marks={marks} />
            {count > 1 && <Count at={at} count={count} />}
          </g>
        );
      })}
    </g>
  );
}

function Ring({ at, kind }: { at: Point | null; kind: string }) {
  if (!at) return null;
  const size = counterSide() * hexes.value.radius + 5;
  const square = { x: at.x - size / 2, y: at.y - size / 2, width: size, height: size, rx: 5 };
  return (
    <g class={`ring ${kind}`}>
      <rect class="ring-glow" {...square} />
      <rect class="ring-edge" {...square} />
    </g>
  );
}

function PlaceBadge({ place, text, kind }: { place: string; text: string; kind: string }) {
  const hex = hexes.value.hexes.get(place);
  if (!hex || !text) return null;
  const low = isOccupied(place) ? hexes.value.radius * -0.7 : 0;
  return <Badge at={{ x: hex.x, y: hex.y + low }} text={text} kind={kind} />;
}

function PieceBadge({ piece, text, kind }: { piece: string; text: string; kind: string }) {
  const at = text ? spotOf(piece) : null;
  return at && <Badge at={{ x: at.x, y: at.y - hexes.value.radius * 0.7 }} text={text} kind={kind} />;
}

function Badge({ at, text, kind }: { at: Point; text: string; kind: string }) {
  const wide = Math.max(18, 8 + text.length * 7.2);
  return (
    <g class={`badge ${kind}`} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <g class="badge-size">
        <rect x={-wide / 2} y="-9" width={wide} height="18" rx="9" />
        <text dy="0.35em">{text}</text>
      </g>
    </g>
  );
}

/** The path of an option, with its cost at the end. */
function Trail() {
  const choice = looking.value;
  const trail = looked.value?.trail ?? [];
  const points = trail.flatMap((number) => hexes.value.hexes.get(number) ?? []);
  const end = points.at(-1);
  if (!choice || points.length < 2 || !end) return null;
  const line = points.map((each) => `${each.x},${each.y}`).join(" ");
  return (
    <g class="trail">
      <polyline class="trail-halo" points={line} />
      <polyline class="trail-line" points={line} marker-end="url(#trail-head)" />
      {points.slice(0, -1).map((each, index) => (
        <circle key={index} class="trail-stop" cx={each.x} cy={each.y} r={index ? 3.4 : 5} />
      ))}
      {choice.badge && (
        <Badge at={{ x: end.x, y: end.y - hexes.value.radius * 0.7 }} text={choice.badge} kind="trail-end" />
      )}
    </g>
  );
}

/** What an officer would choose, as long as the hint is open. */
function Hinted() {
  const choice = asked.value?.options.find((each) => each.text === hinted.value?.answer);
  return choice ? <Target choice={choice} kind="hinted" /> : null;
}

/** A ring around the target of the option that waits; a softer one for the previewed option. */
function Waiting() {
  const choice = pending.value ?? looking.value;
  return choice ? <Target choice={choice} kind={pending.value ? "pending" : "looking"} /> : null;
}

/** A ring around what an option points at: a counter, a hex or a side. */
function Target({ choice, kind }: { choice: Choice; kind: string }) {
  const place = placeOf(choice, whereIs);
  if (choice.noun === "piece") return <Ring at={spotOf(choice.at)} kind={kind} />;
  const path = choice.noun === "edge" ? sideOf(choice.at) : shapes(hexes.value, [place], 0.96);
  return (
    <g class={`target ${kind} ${choice.noun === "edge" ? "of-side" : ""}`}>
      <path class="target-glow" d={path} />
      <path class="target-edge" d={path} />
    </g>
  );
}

function Cursor() {
  const here = cursor.value;
  return (
    <g class="cursor">
      {fanned.value && <path class="fanned-edge" d={shapes(hexes.value, [fanned.value], 1)} />}
      <path class="cursor-halo" d={shapes(hexes.value, [here], 1)} />
      <path class="cursor-edge" d={shapes(hexes.value, [here], 1)} />
    </g>
  );
}

/** The counters already committed to the operation that is being put together. */
function Committed() {
  const places = [...new Map((asked.value?.committed ?? []).map((piece) => [whereIs(piece), piece] as const)).values()];
  return (
    <g class="committed">
      {places.map((piece) => (
        <Ring key={piece} at={spotOf(piece)} kind="committed" />
      ))}
    </g>
  );
}

/** The counters chosen to be ordered together. */
function Chosen() {
  const those = [...new Set(chosen.value.map(whereIs))];
  return (
    <g>
      {those.map((place) => {
        const at = spotOf(chosen.value.find((piece) => whereIs(piece) === place)!);
        const count = chosen.value.filter((piece) => whereIs(piece) === place).length;
        const all = stacks.value.get(place)?.length ?? 0;
        return (
          <g key={place}>
            <Ring at={at} kind="chosen" />
            {at && all > 1 && (
              <Badge
                at={{ x: at.x, y: at.y - hexes.value.radius * 0.62 }}
                text={`${count}/${all}`}
                kind="chosen-count"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

function Lasso() {
  const drawn = lasso.value;
  if (!drawn) return null;
  const { from, to } = drawn;
  return (
    <rect
      class="lasso"
      x={Math.min(from.x, to.x)}
      y={Math.min(from.y, to.y)}
      width={Math.abs(from.x - to.x)}
      height={Math.abs(from.y - to.y)}
    />
  );
}

/** The counters that are being dragged, under the hand. */
function InHand() {
  const now = lifted.value;
  const hex = now && hexes.value.hexes.get(now.from);
  if (!now) return null;
  const size = counterSide() * hexes.value.radius;
  return (
    <g class="in-hand">
      {hex && <line class="trail-line" x1={hex.x} y1={hex.y} x2={now.at.x} y2={now.at.y} />}
      {[...now.shown].reverse().map((each, index) => (
        <g
          key={each.key}
          transform={`translate(${(now.at.x - size / 2 + index * 4).toFixed(1)} ${(now.at.y - size / 2 - index * 4).toFixed(1)})`}
        >
          <Face
            shown={{
              key: each.key,
              symbol: symbolOf(each),
              marks: [],
              hidden: each.counter.hidden,
              tab: each.counter.tab,
              round: each.printed.round,
            }}
            size={size}
          />
        </g>
      ))}
    </g>
  );
}
