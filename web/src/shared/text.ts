// The sentences of the screen itself, in the reader's language: those of a table at once, those of other parts when they are
// first opened, the other language when it is chosen. Sentences of a game arrive complete from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { lang } from "../state/settings.ts";
import { typeset } from "./typeset.ts";

type Locale = typeof lang.value;
type Fetched = () => Promise<{ default: string | string[] }>;

const parts = {
  analysis: { en: () => import("../texts/analysis.en.ftl"), fr: () => import("../texts/analysis.fr.ftl") },
  table: { en: () => import("../texts/en.ts"), fr: () => import("../texts/fr.ts") },
  briefing: { en: () => import("../texts/briefing.en.ftl"), fr: () => import("../texts/briefing.fr.ftl") },
  compare: { en: () => import("../texts/compare.en.ftl"), fr: () => import("../texts/compare.fr.ftl") },
  end: { en: () => import("../texts/end.en.ftl"), fr: () => import("../texts/end.fr.ftl") },
  help: { en: () => import("../texts/help.en.ftl"), fr: () => import("../texts/help.fr.ftl") },
  learn: { en: () => import("../texts/learn.en.ftl"), fr: () => import("../texts/learn.fr.ftl") },
  lobby: { en: () => import("../texts/lobby.en.ftl"), fr: () => import("../texts/lobby.fr.ftl") },
  menu: { en: () => import("../texts/menu.en.ftl"), fr: () => import("../texts/menu.fr.ftl") },
  people: { en: () => import("../texts/people.en.ftl"), fr: () => import("../texts/people.fr.ftl") },
  player: { en: () => import("../texts/player.en.ftl"), fr: () => import("../texts/player.fr.ftl") },
  record: { en: () => import("../texts/record.en.ftl"), fr: () => import("../texts/record.fr.ftl") },
  replay: { en: () => import("../texts/replay.en.ftl"), fr: () => import("../texts/replay.fr.ftl") },
  puzzles: { en: () => import("../texts/puzzles.en.ftl"), fr: () => import("../texts/puzzles.fr.ftl") },
  report: { en: () => import("../texts/report.en.ftl"), fr: () => import("../texts/report.fr.ftl") },
  rules: { en: () => import("../texts/rules.en.ftl"), fr: () => import("../texts/rules.fr.ftl") },
  tracks: { en: () => import("../texts/tracks.en.ftl"), fr: () => import("../texts/tracks.fr.ftl") },
  tools: { en: () => import("../texts/tools.en.ftl"), fr: () => import("../texts/tools.fr.ftl") },
} satisfies Record<string, Record<Locale, Fetched>>;

export type Part = keyof typeof parts;

/** The parts of the screen that have been opened. */
const opened = new Set<Part>(["table"]);
const fetched = new Map<string, Promise<readonly string[]>>();

function sentences(part: Part, locale: Locale): Promise<readonly string[]> {
  const key = `${part}.${locale}`;
  const found = fetched.get(key) ?? (parts[part][locale] as Fetched)().then((page) => [page.default].flat());
  found.catch(() => fetched.delete(key));
  fetched.set(key, found);
  return found;
}

interface Speech {
  says: FluentBundle;
  knows: ReadonlySet<Part>;
}
const spoken = signal<Partial<Record<Locale, Speech>>>({});

/** Load the sentences of all opened parts in a language, and speak it once they have all come. */
async function load(locale: Locale): Promise<void> {
  const knows = new Set(opened);
  const texts = await Promise.all([...knows].map((part) => sentences(part, locale)));
  if (knows.size < (spoken.peek()[locale]?.knows.size ?? 0)) return;
  const says = new FluentBundle(locale, { useIsolating: false });
  for (const text of texts.flat()) says.addResource(new FluentResource(typeset(text, locale)));
  spoken.value = { ...spoken.peek(), [locale]: { says, knows } };
}

/** Load the sentences of a part in the language of the screen; from now on it is loaded in every language that is chosen. */
export async function learn(part: Part, locale: Locale = lang.peek()): Promise<void> {
  opened.add(part);
  if (!spoken.peek()[locale]?.knows.has(part)) await load(locale);
}

effect(() => void load(lang.value).catch(() => undefined));

/** A sentence by its key, in the language of the screen; it changes with the language. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  for (const speech of [spoken.value[lang.value], ...Object.values(spoken.value)]) {
    const message = speech?.says.getMessage(key)?.value;
    if (message) return speech!.says.formatPattern(message, args);
  }
  return key;
}
