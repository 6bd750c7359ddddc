// How the map is lettered at a distance. Pure arithmetic; the server places the names for each step.

/** From this scale on, in pixels to a unit of the sheet, the next step of letters is written: more names, smaller on paper. */
const STEPS = [0.5, 0.7, 0.95];
/** The step from which the numbers of hexes can be read. */
export const READ_NUMBERS = 2;

/** The step of letters for a scale. */
export const lettersAt = (k: number): number => STEPS.filter((from) => k >= from).length;

/** How many signs all numbers share, up to a stroke: on a map of one board `45/` is not written in every hex. */
export function commonBoard(numbers: readonly string[]): number {
  const length = (numbers[0] ?? "").lastIndexOf("/") + 1;
  const board = numbers[0]?.slice(0, length) ?? "";
  return numbers.every((each) => each.startsWith(board) && each.lastIndexOf("/") + 1 === length) ? length : 0;
}
