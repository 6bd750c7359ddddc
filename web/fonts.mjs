// The fonts of the screen: which faces of which packages are copied into the bundle, with the licence of each, and the
// style sheet that names them.
import { copyFile, mkdir, readFile } from "node:fs/promises";

const FONTS = [
  { name: "eb-garamond", family: "EB Garamond", faces: ["400-normal", "500-italic", "600-normal", "600-italic"] },
  { name: "source-sans-3", family: "Source Sans 3", faces: ["400-normal", "600-normal"] },
  { name: "barlow-semi-condensed", family: "Barlow Semi Condensed", faces: ["600-normal", "700-normal"] },
];
/** The faces the first screen is seldom without: names on the map, and figures. */
const FIRST = ["eb-garamond-latin-600-italic", "barlow-semi-condensed-latin-600-normal"];

const packages = new URL("node_modules/@fontsource/", import.meta.url);
const json = async (path) => JSON.parse(await readFile(new URL(path, packages), "utf8"));

/** Every face with its file, its version as a stamp, and the signs it has. */
async function faces() {
  const found = await Promise.all(
    FONTS.map(async ({ name, family, faces }) => {
      const [{ version }, ranges] = [await json(`${name}/package.json`), await json(`${name}/unicode.json`)];
      return faces.map((face) => ({
        name,
        family,
        version,
        file: `${name}-latin-${face}`,
        face: face.split("-"),
        range: ranges.latin,
      }));
    }),
  );
  return found.flat();
}

const address = ({ file, version }) => `/static/fonts/${file}.woff2?${version}`;

const rule = (each) =>
  `@font-face{font-family:"${each.family}";font-weight:${each.face[0]};font-style:${each.face[1]};font-display:swap;` +
  `src:url("${address(each)}") format("woff2");unicode-range:${each.range}}`;

/** Lets a style sheet import "fonts": the rules that name them. */
export const fonts = {
  name: "fonts",
  setup(build) {
    build.onResolve({ filter: /^fonts$/ }, () => ({ path: "fonts", namespace: "fonts" }));
    build.onResolve({ filter: /^\/static\/fonts\// }, ({ path }) => ({ path, external: true }));
    build.onLoad({ filter: /.*/, namespace: "fonts" }, async () => ({
      contents: (await faces()).map(rule).join("\n"),
      loader: "css",
    }));
  },
};

/** Copies the fonts and their licences; returns what the page loads before it needs it. */
export async function copyFonts(out) {
  const folder = new URL("fonts/", out);
  await mkdir(folder, { recursive: true });
  const all = await faces();
  await Promise.all([
    ...all.map(({ name, file }) =>
      copyFile(new URL(`${name}/files/${file}.woff2`, packages), new URL(`${file}.woff2`, folder)),
    ),
    ...FONTS.map(({ name }) => copyFile(new URL(`${name}/LICENSE`, packages), new URL(`${name}-LICENSE.txt`, folder))),
  ]);
  return all
    .filter(({ file }) => FIRST.includes(file))
    .map((each) => `<link rel="preload" href="${address(each)}" as="font" type="font/woff2" crossorigin />`)
    .join("\n    ");
}
