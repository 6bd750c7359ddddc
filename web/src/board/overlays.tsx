// What is drawn over the ground and under the counters: the front, overlays, and the tint of hexes in reach. Sides differ
// in the direction of hatching and in border dashes as well as in colour.
import { computed } from "@preact/signals";
import { showFront } from "../state/settings.ts";
import { asked, kit, optionsOfPlace, overlays, seen } from "../state/store.ts";
import { hexes, sheet } from "./camera.ts";
import { frontOf } from "./front.ts";
import { FrontLine } from "./frontline.tsx";
import { outline, shapes } from "./lattice.ts";

const LEANS = [45, -45, 0, 90];
const DASHES = ["none", "9 5", "2 5", "14 4 2 4"];

export function Overlays() {
  const { width, height } = sheet.value;
  return (
    <svg class="overlays" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Hatchings />
      {showFront.value && front.value && <FrontLine line={front.value} />}
      <Laid />
      <Reach />
      <About />
    </svg>
  );
}

/** What the question is about and does not offer: the hex under attack, the unit that retreats. Badges of counters lie above it. */
function About() {
  const those = (asked.value?.about ?? []).filter((hex) => !optionsOfPlace.value.has(hex));
  const path = shapes(hexes.value, those, 0.97);
  return (
    <g class="about">
      <path class="about-halo" d={path} />
      <path class="about-edge" d={path} />
    </g>
  );
}

const leanOf = (side: string) => Math.max(0, (kit.value?.sides.findIndex((each) => each.key === side) ?? -1) + 1);
const colourOf = (side: string) => kit.value?.sides.find((each) => each.key === side)?.fill ?? "var(--ink-2)";

const held = computed(
  () =>
    new Map(
      Object.entries(seen.value?.hexes ?? {}).flatMap(([hex, told]) =>
        typeof told["control"] === "string" ? [[hex, told["control"]] as const] : [],
      ),
    ),
);
/** The front, worked out again only when a hex changes hands. */
const front = computed(() => {
  const side = kit.value?.front ? kit.value.sides[0]?.key : "";
  return side && held.value.size ? frontOf(hexes.value, held.value, side) : null;
});
/** Whether the game has a front at this moment. */
export const hasFront = computed(() => front.value !== null);

function Hatchings() {
  return (
    <defs>
      {["", ...(kit.value?.sides ?? []).map((each) => each.key)].map((side) => (
        <pattern
          key={side}
          id={`hatch-${side}`}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${LEANS[(leanOf(side) + 3) % 4]})`}
        >
          <rect width="3" height="9" fill={colourOf(side)} />
        </pattern>
      ))}
    </defs>
  );
}

function Laid() {
  const board = hexes.value;
  return (
    <>
      {overlays.value.flatMap((overlay, index) =>
        overlay.layers.map(({ side, hexes: those }) => (
          <g key={`${overlay.key}/${side}`} class="laid" style={{ "--side": colourOf(side) }}>
            <path class="laid-tint" d={shapes(board, those)} fill="currentColor" />
            <path class="laid-hatch" d={shapes(board, those)} fill={`url(#hatch-${side})`} />
            <path class="laid-halo" d={outline(board, those, 0.94 - 0.08 * index)} />
            <path
              class="laid-edge"
              d={outline(board, those, 0.94 - 0.08 * index)}
              stroke-dasharray={DASHES[(leanOf(side) + 3) % 4]}
            />
          </g>
        )),
      )}
    </>
  );
}

/** The hexes that can be chosen, as one glowing field. */
function Reach() {
  if (!asked.value) return null;
  const those = [...optionsOfPlace.value.keys()];
  return (
    <g class="reach">
      <path class="reach-tint" d={shapes(hexes.value, those)} />
      <path class="reach-glow" d={outline(hexes.value, those, 0.97)} />
      <path class="reach-edge" d={outline(hexes.value, those, 0.97)} />
    </g>
  );
}
