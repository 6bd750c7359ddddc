// Lets a script import a style sheet: it is put into the page when the script first runs. So what is rarely opened brings its
// own style, in the same file as its script.
import { build as bundled } from "esbuild";
import path from "node:path";

export const styles = {
  name: "styles",
  setup(build) {
    const wear = JSON.stringify(path.join(build.initialOptions.absWorkingDir, "src/shared/wear.ts"));
    build.onResolve({ filter: /\.css$/ }, ({ path: name, kind, resolveDir }) =>
      kind === "import-statement" ? { path: path.join(resolveDir, name), namespace: "worn" } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: "worn" }, async ({ path: file }) => {
      const { target } = build.initialOptions;
      const { outputFiles } = await bundled({ entryPoints: [file], bundle: true, minify: true, write: false, target });
      return {
        contents: `import { wear } from ${wear};wear(${JSON.stringify(outputFiles[0].text.trim())})`,
        loader: "js",
        resolveDir: path.dirname(file),
        watchFiles: [file],
      };
    });
  },
};
