// The sentences of the screen: the same in both languages, each in one place, and at hand where they are said.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const SOURCES = path.join(process.cwd(), "src");
const TEXTS = path.join(SOURCES, "texts");
const read = (...parts: string[]) => readFileSync(path.join(...parts), "utf8");
const names = readdirSync(TEXTS)
  .filter((name) => name.endsWith(".en.ftl"))
  .map((name) => name.replace(".en.ftl", ""));
const keysOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();
const textOf = (name: string, locale: string) => read(TEXTS, `${name}.${locale}.ftl`);

/** Fail with a line for each fault, and nothing else: the file and the key are what one looks for. */
const none = (faults: string[]) => assert.ok(faults.length === 0, `\n${faults.join("\n")}`);
/** The sentences of a part that one language has and the other lacks, by file and key. */
function lacking(name: string, has: string, lacks: string): string[] {
  const there = new Set(keysOf(textOf(name, lacks)));
  return keysOf(textOf(name, has))
    .filter((key) => !there.has(key))
    .map((key) => `${name}.${lacks}.ftl: ${key} is missing, ${name}.${has}.ftl has it`);
}

/** What cannot be read in a file. */
function unread(name: string, locale: string): string[] {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const faults = bundle
    .addResource(new FluentResource(textOf(name, locale)))
    .map((fault) => `${name}.${locale}.ftl: ${fault.message}`);
  const empty = keysOf(textOf(name, locale)).filter((key) => !bundle.getMessage(key)?.value);
  return [...faults, ...empty.map((key) => `${name}.${locale}.ftl: ${key} cannot be read`)];
}

test("both languages have the same sentences, each once, and both can be read", () => {
  const all = names.flatMap((name) => keysOf(textOf(name, "en")).map((key) => ({ key, name })));
  const first = new Map<string, string>();
  for (const each of all) if (!first.has(each.key)) first.set(each.key, each.name);
  const twice = all.filter((each) => all.some((other) => other !== each && other.key === each.key));
  none([
    ...twice.map((each) => `${each.name}.en.ftl: ${each.key} stands twice, also in ${first.get(each.key)}.en.ftl`),
    ...names.flatMap((name) => [...lacking(name, "en", "fr"), ...lacking(name, "fr", "en")]),
    ...names.flatMap((name) => [...unread(name, "en"), ...unread(name, "fr")]),
  ]);
});

test("a fault names the file and the key", () => {
  assert.throws(() => none(["lobby.fr.ftl: ours is missing, lobby.en.ftl has it"]), {
    message: /^\nlobby\.fr\.ftl: ours is missing/,
  });
});

/** A module and all it needs before it can run. */
function needed(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, name] of read(file).matchAll(/(?:^|\n)(?:import|export|\})[^;(]*?from "(\.[^"]+\.tsx?)"/g))
    needed(path.join(path.dirname(file), name!), found);
  return found;
}

const table = /from "\.\/(\w+)\.en\.ftl"/g;
const ofTable = [...read(TEXTS, "en.ts").matchAll(table)].map((found) => found[1]!);
/** The keys a module names: between the brackets of `t`, and in the list of keys. */
const saysOf = (file: string) =>
  [
    ...read(file)
      .replace(/=== "[^"]*"/g, "")
      .matchAll(/\bt\(([^,)]*)|what: ("key-[\w-]+")/g),
  ].flatMap(([, said, key]) =>
    [...(key ?? said ?? "").matchAll(/"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"/g)].map((found) => found[1]!),
  );
/** What opens each part, and what it may say besides the sentences of a table. */
const ROOMS: Record<string, string[]> = {
  "app/game.tsx": [],
  "app/lobby.tsx": ["lobby"],
  "rules/reader.tsx": ["rules"],
  "report/report.tsx": ["report"],
  "app/settings-sheet.tsx": ["help"],
  "app/palette.tsx": ["help"],
  "app/menu-items.tsx": ["menu", "end"],
  "people/links.tsx": ["people"],
  "people/people.tsx": ["people"],
  "people/people-button.tsx": ["people"],
  "people/manners.tsx": ["people"],
  "people/talk.tsx": ["people"],
  "people/notes.tsx": ["people"],
  "people/join.tsx": ["people"],
  "people/turn.ts": ["people"],
  "people/name-field.tsx": ["people"],
  "panel/trial.tsx": ["menu"],
  "panel/end.tsx": ["end", "menu"],
  "replay/replay.tsx": ["replay"],
  "panel/toolbox.tsx": ["tools"],
  "panel/goal-sheet.tsx": ["briefing"],
  "panel/briefing.tsx": ["briefing"],
  "app/sequence.tsx": [],
  "learn/card.tsx": ["learn"],
  "learn/learn.tsx": ["learn"],
  "learn/newcomer.tsx": ["learn"],
  "panel/tracks.tsx": ["tracks"],
  "panel/compare.tsx": ["compare"],
  "panel/confirm.tsx": ["tools"],
  "panel/option-list.tsx": [],
  "board/fan.tsx": [],
};

for (const [room, parts] of Object.entries(ROOMS))
  test(`${room} is only asked for sentences that are there`, () => {
    const known = new Set([...ofTable, ...parts].flatMap((name) => keysOf(textOf(name, "en"))));
    const files = [...needed(path.join(SOURCES, room))];
    assert.ok(files.flatMap(saysOf).length > 0);
    none(
      files.flatMap((file) =>
        saysOf(file)
          .filter((key) => !known.has(key))
          .map((key) => `${path.relative(SOURCES, file)}: no sentence ${key} in ${[...ofTable, ...parts].join(", ")}`),
      ),
    );
  });
