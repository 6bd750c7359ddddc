// Bundles the browser's part into src/grognard/server/static: scripts, the style sheet of a table, one page, and the fonts.
import { context } from "esbuild";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { copyFonts, fonts } from "./fonts.mjs";
import { styles } from "./styles.mjs";
import { together } from "./together.mjs";

const out = new URL("../src/grognard/server/static/", import.meta.url);
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

const bundle = await context({
  entryPoints: ["src/main.tsx", "src/style/main.css"],
  absWorkingDir: new URL(".", import.meta.url).pathname,
  outdir: new URL(".", out).pathname,
  entryNames: "[name]",
  chunkNames: "part-[hash]",
  splitting: true,
  bundle: true,
  minify: true,
  sourcemap: process.argv.includes("--watch"),
  target: ["chrome109", "firefox115", "safari16"],
  format: "esm",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".ftl": "text" },
  plugins: [together([fonts, styles]), fonts, styles],
  logLevel: "warning",
});

const stamp = async (file) =>
  createHash("sha256")
    .update(await readFile(new URL(file, out)))
    .digest("hex")
    .slice(0, 12);

if (process.argv.includes("--watch")) {
  await bundle.watch();
} else {
  await bundle.rebuild();
  await bundle.dispose();
}
const page = await readFile(new URL("index.html", import.meta.url), "utf8");
const stamps = process.argv.includes("--watch") ? ["dev", "dev"] : [await stamp("main.js"), await stamp("main.css")];
const preloads = await copyFonts(out);
await writeFile(
  new URL("index.html", out),
  page
    .replace("main.js", `main.js?${stamps[0]}`)
    .replace("main.css", `main.css?${stamps[1]}`)
    .replace("<!-- fonts -->", preloads),
);
for (const icon of ["icon.svg", "icon-turn.svg"]) await copyFile(new URL(icon, import.meta.url), new URL(icon, out));
