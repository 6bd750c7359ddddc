// An officer's plan as arrows: from the counters that he names to the places that he names after or before them. Pure.

export interface Point {
  noun: string;
  at: string;
}

export interface Arrow {
  from: string;
  to: string;
}

/** The arrows of a plan; where a counter stands is told by `whereIs`, and whether it is the officer's own by `isOwn`. */
export function arrowsOf(
  points: readonly Point[],
  whereIs: (piece: string) => string,
  isOwn: (piece: string) => boolean,
): Arrow[] {
  const found: Arrow[] = [];
  let [from, target] = ["", ""];
  const draw = (start: string, end: string) => {
    const isNew = !found.some((each) => each.from === start && each.to === end);
    if (start && end && start !== end && isNew) found.push({ from: start, to: end });
  };
  for (const { noun, at } of points) {
    const [place = "", beyond = ""] = noun === "piece" ? [whereIs(at)] : noun === "edge" ? at.split(/[/-]/) : [at];
    if (noun === "piece" && isOwn(at)) {
      // A target that was named before the first counter is that of all of them.
      if (target) draw(place, target);
      from = place;
    } else if (noun === "edge") draw(place, beyond);
    else if (from && !target) {
      draw(from, place);
      // Whoever goes to a hex goes on from there; an enemy counter is only aimed at.
      if (noun !== "piece") from = place;
    } else target = place;
  }
  return found;
}
