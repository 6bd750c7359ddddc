// The counters on the map. A stack is redrawn only if it looks different; `glide.tsx` animates moves.
import type { VNode } from "preact";
import { kit, seen, stacks, unknownAt } from "../state/store.ts";
import { counterSize } from "../state/settings.ts";
import { hexes, sheet } from "./camera.ts";
import { gliding } from "./glide.tsx";
import { across } from "./lattice.ts";
import type { Point } from "./lens.ts";
import { endsOf } from "./meaning.ts";
import { counterSide, pile, signature, spot, type Pile, type Shown } from "./stack.ts";
import { MOST_DISCS, statesOf } from "./states.ts";

let drawn = new Map<string, { sign: string; node: VNode }>();
let drawnFor: unknown = null;

export function Pieces() {
  const { width, height } = sheet.value;
  return (
    <svg class="pieces" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Lying />
      <OnSides />
      {piles()}
    </svg>
  );
}

/** Smoke, shell fire and other signs on hexes; control is an overlay. */
function Lying() {
  const { radius, hexes: printed } = hexes.value;
  const size = 2.4 * radius;
  return (
    <g class="lying">
      {Object.entries(seen.value?.hexes ?? {}).flatMap(([number, told]) => {
        const at = printed.get(number);
        const fields = Object.keys(told).filter((field) => field !== "control");
        return at
          ? fields.map((field) => (
              <use
                key={`${number} ${field}`}
                href={`#h-${field}`}
                x={at.x - size / 2}
                y={at.y - size / 2}
                width={size}
                height={size}
              />
            ))
          : [];
      })}
    </g>
  );
}

/** Bridges built and blown, wire, and other signs on hexsides. */
function OnSides() {
  const size = 0.65 * hexes.value.radius;
  return (
    <g class="on-sides">
      {Object.entries(seen.value?.edges ?? {}).flatMap(([edge, told]) => {
        const [one = "", other = ""] = endsOf(edge);
        const at = across(hexes.value, one, other);
        return at
          ? Object.keys(told).map((field) => (
              <use
                key={`${edge} ${field}`}
                href={`#e-${field}`}
                x={-size / 2}
                y={-size / 2}
                width={size}
                height={size}
                transform={`translate(${at.x} ${at.y})rotate(${at.turn})`}
              />
            ))
          : [];
      })}
    </g>
  );
}

/** Every stack on the map; an unchanged stack keeps its node, which costs nothing to draw. */
function piles(): VNode[] {
  if (drawnFor !== hexes.value) drawn = new Map();
  drawnFor = hexes.value;
  const next: typeof drawn = new Map();
  const away = gliding.value;
  for (const hex of kit.value?.hexes ?? []) {
    const known = stacks.value.get(hex.number) ?? [];
    const unknown = unknownAt.value.get(hex.number) ?? [];
    if (!known.length && !unknown.length) continue;
    const here = pile(known, unknown);
    const gone = here.shown.map((each) => (away.has(each.key) ? "-" : "+")).join("");
    const sign = `${signature(here)} ${gone} ${counterSize.value} ${phaseNow()}`;
    const before = drawn.get(hex.number);
    const node =
      before?.sign === sign ? (
        before.node
      ) : (
        <Stack key={hex.number} at={hex} pile={here} radius={hexes.value.radius} gone={gone} />
      );
    next.set(hex.number, { sign, node });
  }
  drawn = next;
  return [...next.values()].map((each) => each.node);
}

interface StackProps {
  at: Point;
  pile: Pile;
  radius: number;
  gone: string;
}

/** The clause of the phase that is shown. */
const phaseNow = () => seen.value?.phases[seen.value.phase]?.rule ?? "";

const statesNow = (marks: readonly string[]) => statesOf(marks, kit.value?.marks ?? [], phaseNow());

function Stack({ at, pile: { shown, count, marks }, radius, gone }: StackProps) {
  const size = counterSide() * radius;
  const top = spot(at, radius, shown.length - 1, shown.length);
  return (
    <g class="stack">
      {shown.map((each, index) =>
        gone[index] === "-" ? null : (
          <CounterAt key={each.key} shown={each} at={spot(at, radius, index, shown.length)} size={size} />
        ),
      )}
      {!gone.endsWith("-") && <Signs at={top} marks={marks} />}
      {count > 1 && <Count at={top} count={count} />}
    </g>
  );
}

/** The signs of rare states of a stack, on its topmost counter. */
export function Signs({ at, marks }: { at: Point; marks: readonly string[] }) {
  const size = counterSide() * hexes.value.radius;
  return (
    <g transform={`translate(${(at.x - size / 2).toFixed(2)} ${(at.y - size / 2).toFixed(2)})`}>
      <Discs of={statesNow(marks).discs} size={size} />
    </g>
  );
}

/** How many counters a stack has, at the lower right corner of its topmost. */
export function Count({ at, count }: { at: Point; count: number }) {
  const half = (counterSide() * hexes.value.radius) / 2;
  return (
    <g class="count" transform={`translate(${at.x + half} ${at.y + half})`}>
      <g class="badge-size">
        <circle r="9.5" />
        <text dy="0.36em">{count}</text>
      </g>
    </g>
  );
}

function CounterAt({ shown, at, size }: { shown: Shown; at: Point; size: number }) {
  return (
    <g transform={`translate(${(at.x - size / 2).toFixed(2)} ${(at.y - size / 2).toFixed(2)})`}>
      <Face shown={shown} size={size} isPlain />
    </g>
  );
}

/** A counter's face with its states, in a square of some size; without the discs of its marks if it is plain. */
export function Face({ shown, size, isPlain = false }: { shown: Shown; size: number; isPlain?: boolean }) {
  const { discs, acted, dugIn } = statesNow(shown.marks);
  const shape = shown.round ? "-round" : "";
  return (
    <g class="counter">
      {dugIn && <use href="#s-dug-in" width={size} height={size} />}
      <use href={`#${shown.symbol}`} width={size} height={size} />
      {shown.tab && <use href={`#f-${shown.tab}`} width={size} height={size} />}
      {acted && <use class="acted" href={`#s-acted${shape}`} width={size} height={size} />}
      {shown.hidden && <use href={`#s-unseen${shape}`} width={size} height={size} />}
      {!isPlain && <Discs of={discs} size={size} />}
    </g>
  );
}

/** The signs of rare states on the upper corners, the gravest on the right; from afar only a red corner. */
function Discs({ of, size }: { of: string[]; size: number }) {
  if (!of.length) return null;
  const disc = size * 0.38;
  return (
    <g class="states">
      <use class="state-corner" href="#s-marked" width={size} height={size} />
      {of.slice(0, MOST_DISCS).map((each, index) => (
        <use
          key={each}
          class="state-disc"
          href={`#m-${each}`}
          width={disc}
          height={disc}
          x={(index ? 0 : size * 0.98) - disc / 2}
          y={-disc / 2 + size * 0.02}
        />
      ))}
      {of.length > MOST_DISCS && <circle class="state-disc state-more" cx={size / 2} cy={0} r={size * 0.06} />}
    </g>
  );
}
