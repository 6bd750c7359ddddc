// Which modules share a file. By itself esbuild makes a file for every set of late modules that import the same things, most of
// them tiny. But whatever is fetched late comes after the page, and what only one room opens comes after that room: it is told to
// import them, which fetches nothing, and so all that the page or a room always needs lies in a few files.
import { build as bundled } from "esbuild";
import path from "node:path";

const MAIN = "src/main.tsx";

/** What a module leads to, itself included, by the imports of some kinds. */
function reached(inputs, from, kinds) {
  const found = new Set([from]);
  for (const each of found) {
    for (const { path: next, kind } of inputs[each]?.imports ?? [])
      if (kinds.includes(kind) && inputs[next]) found.add(next);
  }
  return found;
}

/** Of each late module the only room that leads to it, or nothing; and the late modules that have a default. */
async function looked(options, plugins) {
  const { metafile } = await bundled({ ...options, plugins, metafile: true, write: false });
  const { inputs } = metafile;
  const late = (module) =>
    inputs[module].imports.filter(({ kind }) => kind === "dynamic-import").map((each) => each.path);
  const rooms = new Map();
  for (const room of new Set(late(MAIN))) {
    const ahead = reached(inputs, room, ["import-statement", "dynamic-import"]);
    for (const module of [...ahead].flatMap(late))
      rooms.set(module, rooms.has(module) && rooms.get(module) !== room ? "" : room);
  }
  const defaults = Object.values(metafile.outputs).filter((each) => each.exports?.includes("default"));
  return { rooms, defaults: new Set(defaults.map((each) => each.entryPoint)) };
}

/** The plugin, which looks at the modules with those other plugins first. */
export const together = (others) => ({
  name: "together",
  async setup(build) {
    const { plugins: _, ...options } = build.initialOptions;
    const top = options.absWorkingDir;
    const { rooms, defaults } = await looked(options, others);
    build.onResolve({ filter: /\.tsx?$/ }, ({ path: name, kind, resolveDir }) =>
      kind === "dynamic-import" ? { path: path.join(resolveDir, name), namespace: "late" } : undefined,
    );
    build.onLoad({ filter: /./, namespace: "late" }, ({ path: file }) => {
      const name = path.relative(top, file);
      const before = [MAIN, rooms.get(name)]
        .filter(Boolean)
        .map((each) => `import ${JSON.stringify(path.join(top, each))};`);
      const all = defaults.has(name) ? ["*", "{ default }"] : ["*"];
      const after = all.map((each) => `export ${each} from ${JSON.stringify(file)};`);
      return { contents: [...before, ...after].join(""), resolveDir: top, loader: "js" };
    });
  },
});
