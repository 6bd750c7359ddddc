// A board and a stack made up for tests.
import type { Standing } from "../src/state/store.ts";
import type { HexPrinted } from "../src/wire.ts";

const RADIUS = 40;

/** Hexes of a board of columns and rows; numbers are column and row. */
export function board(columns: number, rows: number, topped: "flat" | "pointed"): HexPrinted[] {
  const number = (column: number, row: number) => `${column}`.padStart(2, "0") + `${row}`.padStart(2, "0");
  const hexes: HexPrinted[] = [];
  for (let column = 1; column <= columns; column++) {
    for (let row = 1; row <= rows; row++) {
      const [x, y] =
        topped === "flat"
          ? [column * RADIUS * 1.5, (row + (column % 2 ? 0 : 0.5)) * RADIUS * Math.sqrt(3)]
          : [(column + (row % 2 ? 0 : 0.5)) * RADIUS * Math.sqrt(3), row * RADIUS * 1.5];
      hexes.push({ number: number(column, row), x, y, ground: [], name: "", next: [] });
    }
  }
  const first = topped === "flat" ? -90 : -60;
  for (const hex of hexes) {
    for (let direction = 0; direction < 6; direction++) {
      const angle = ((first + 60 * direction) * Math.PI) / 180;
      const at = {
        x: hex.x + Math.cos(angle) * RADIUS * Math.sqrt(3),
        y: hex.y + Math.sin(angle) * RADIUS * Math.sqrt(3),
      };
      hex.next.push(hexes.find((each) => Math.hypot(each.x - at.x, each.y - at.y) < 1)?.number ?? "");
    }
  }
  return hexes;
}

export function standing(key: string, changes: Partial<Standing["counter"]> = {}): Standing {
  return {
    key,
    counter: { at: "0101", steps: 2, marks: [], hidden: false, state: {}, face: "", tab: "", ...changes },
    printed: {
      key,
      slug: key,
      title: key,
      side: "red",
      kind: "infantry",
      formation: "",
      steps: 2,
      round: false,
      caption: "",
    },
  };
}
