// The hexes that count for victory: a small mark with what each is worth, in the colour of the side it counts for.
import { fill } from "../panel/goal.tsx";
import { phone } from "../shared/room.ts";
import { showPrizes } from "../state/settings.ts";
import { cursor, kit, seen, stacks } from "../state/store.ts";
import type { GoalPrize } from "../wire.ts";
import { hexes } from "./camera.ts";

/** Where the mark stands in its hex, in radii from the middle: high on the left, beside a counter. */
const AT = { x: -0.56, y: -0.52 };

export function Prizes() {
  const prizes = Object.entries(seen.value?.goal.prizes ?? {});
  if (!showPrizes.value || prizes.length === 0) return null;
  return (
    <g class="prizes">
      {prizes.map(([hex, prize]) => (
        <Mark key={hex} hex={hex} prize={prize} />
      ))}
      <Told />
    </g>
  );
}

const ink = (side: string): string => kit.value?.sides.find((each) => each.key === side)?.ink ?? "";

function Mark({ hex, prize }: { hex: string; prize: GoalPrize }) {
  const at = hexes.value.hexes.get(hex);
  if (!at) return null;
  const { radius } = hexes.value;
  const held = prize.holder ? { "--fill": fill(prize.holder), "--ink": ink(prize.holder) } : {};
  return (
    <g
      class={prize.holder ? "prize held" : "prize"}
      style={held}
      transform={`translate(${(at.x + AT.x * radius).toFixed(1)} ${(at.y + AT.y * radius).toFixed(1)})`}
    >
      {prize.worth ? (
        <g class="badge-size">
          <path class="prize-back" d="M0-9L8.2-4.6V4.2L0 9L-8.2 4.2V-4.6Z" />
          <text dy="0.36em">{prize.worth}</text>
        </g>
      ) : (
        <path class="prize-back badge-size" d="M-5 9V-9H-3.4L7-5L-3.4-1V9Z" />
      )}
    </g>
  );
}

/** What the hex under the cursor is worth, in words, while no counter would be covered; on a phone the sheet says it. */
function Told() {
  const prize = seen.value?.goal.prizes[cursor.value];
  const at = hexes.value.hexes.get(cursor.value);
  if (!prize || !at || phone.value || [cursor.value, ...at.next].some((hex) => stacks.value.has(hex))) return null;
  const { radius } = hexes.value;
  const wide = 12 + prize.text.length * 6.4;
  return (
    <g class="prize-told" transform={`translate(${at.x.toFixed(1)} ${(at.y - radius * 1.12).toFixed(1)})`}>
      <g class="badge-size">
        <rect x={-wide / 2} y="-9" width={wide} height="18" rx="4" />
        <text dy="0.36em">{prize.text}</text>
      </g>
    </g>
  );
}
