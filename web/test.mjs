// Runs tests/*.test.ts with node's own runner: esbuild takes the types away first, which node 20 cannot.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import path from "node:path";

const here = fileURLToPath(new URL(".", import.meta.url));
const wanted = process.argv.slice(2);
const tests = (await readdir(path.join(here, "tests")))
  .filter((name) => name.endsWith(".test.ts"))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
const out = await mkdtemp(path.join(here, "node_modules", ".tests-"));
try {
  await build({
    entryPoints: tests.map((name) => path.join(here, "tests", name)),
    outdir: out,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: "inline",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".ftl": "text", ".css": "empty" },
    logLevel: "warning",
  });
  const files = tests.map((name) => path.join(out, name.replace(/\.ts$/, ".mjs")));
  process.exitCode =
    spawnSync(process.execPath, ["--enable-source-maps", "--test", "--test-reporter=dot", ...files], {
      stdio: "inherit",
    }).status ?? 1;
} finally {
  await rm(out, { recursive: true, force: true });
}
