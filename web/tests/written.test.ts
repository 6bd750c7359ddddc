// The names of waters are parted from the others, level by level.
import assert from "node:assert/strict";
import { test } from "node:test";
import { partedNames } from "../src/board/written.ts";

const LEVEL = (level: number, waters: string) =>
  `<g class="letters letters-${level}"><g class="names"><text>Brabant</text></g>${waters}</g>`;
const MEUSE = '<g class="waters" fill="blue"><path id="m"/><text>Meuse</text></g>';

test("names of waters lie in a picture of their own, each level in both", () => {
  const { above, below } = partedNames(`<svg class="lettering">${LEVEL(0, "")}${LEVEL(1, MEUSE)}</svg>`);
  assert.equal(above, `<svg class="lettering">${LEVEL(0, "")}${LEVEL(1, "")}</svg>`);
  assert.equal(
    below,
    `<svg class="lettering"><g class="letters letters-0"></g><g class="letters letters-1">${MEUSE}</g></svg>`,
  );
});

test("without waters there is nothing below the counters", () => {
  const names = `<svg class="lettering">${LEVEL(0, "")}</svg>`;
  assert.deepEqual(partedNames(names), { above: names, below: "" });
});
