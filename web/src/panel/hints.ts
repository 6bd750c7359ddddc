// Which hint of a guide is shown, and where it stands.
import type { GuideHint } from "../wire.ts";

/** The first hint that was not read and whose time has come; -1 for none. */
export function nextHint(
  guide: GuideHint[],
  done: ReadonlySet<number>,
  verbs: ReadonlySet<string>,
  rolled: boolean,
): number {
  return guide.findIndex(
    (hint, place) =>
      !done.has(place) && (hint.when === "always" || (hint.when === "rolled" ? rolled : verbs.has(hint.when))),
  );
}

/** The least room between a hint, its part and the edge of the window. */
const GAP = 10;

interface Size {
  width: number;
  height: number;
}

/** Beside the part, wherever there is room: below, above, left or right of it; at the head of one that fills the screen. */
export function beside(part: DOMRect, box: Size, room: Size): { left: number; top: number } {
  const middle = part.left + part.width / 2 - box.width / 2;
  const left = Math.max(GAP, Math.min(middle, room.width - box.width - GAP));
  if (part.bottom + GAP + box.height <= room.height - GAP) return { left, top: part.bottom + GAP };
  if (part.top - GAP - box.height >= GAP) return { left, top: part.top - GAP - box.height };
  const top = Math.max(GAP, Math.min(part.top, room.height - box.height - GAP));
  if (part.left - GAP - box.width >= GAP) return { left: part.left - GAP - box.width, top };
  if (part.right + GAP + box.width <= room.width - GAP) return { left: part.right + GAP, top };
  return { left, top: Math.max(GAP, part.top + GAP) };
}
