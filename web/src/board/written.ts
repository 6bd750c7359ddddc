// What is written on the map, parted: names lie above the counters, those of waters below them. Pure.
const LEVEL = '<g class="letters';
const WATERS = '<g class="waters"';
const END = "</g>";

/** The picture of names without those of waters, and one of only these; the latter empty where there are none. */
export function partedNames(svg: string): { above: string; below: string } {
  if (!svg.includes(WATERS)) return { above: svg, below: "" };
  const [head = "", ...levels] = svg.split(LEVEL);
  let [above, below] = [head, head];
  for (const level of levels) {
    const at = level.indexOf(WATERS);
    const after = at < 0 ? at : level.indexOf(END, at) + END.length;
    const waters = at < 0 ? "" : level.slice(at, after);
    above += LEVEL + (at < 0 ? level : level.slice(0, at) + level.slice(after));
    below += LEVEL + level.slice(0, level.indexOf(">") + 1) + waters + END;
  }
  return { above, below: `${below}</svg>` };
}
