// The front as it is drawn, on the table and in the report: each side's colour on its own side of the line.
import { kit } from "../state/store.ts";
import type { Front } from "./front.ts";

export function FrontLine({ line }: { line: Front }) {
  const [first, second] = kit.value?.sides ?? [];
  if (!first || !second) return null;
  return (
    <g class="front">
      <path class="front-halo" d={line.line} />
      <path class="front-side" d={line.own} style={{ "--side": first.fill }} />
      <path class="front-side" d={line.other} style={{ "--side": second.fill }} />
    </g>
  );
}
