// The sentences of the screen itself, in the reader's language; the other language is fetched when it is chosen.
// Sentences of a game arrive complete from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { lang } from "./settings.ts";

const pages = { en: () => import("./texts/en.ts"), fr: () => import("./texts/fr.ts") };
const bundles = signal<Partial<Record<keyof typeof pages, FluentBundle>>>({});

/** Load the sentences of a language. */
export async function learn(locale: keyof typeof pages): Promise<void> {
  if (bundles.peek()[locale]) return;
  const { texts } = await pages[locale]();
  const made = new FluentBundle(locale, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  bundles.value = { ...bundles.peek(), [locale]: made };
}

/** Empty until the sentences are loaded. */
export const spoken: Promise<void> = learn(lang.peek());
effect(() => void learn(lang.value));

/** A sentence by its key, in the language of the screen; it changes with the language. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const said = bundles.value[lang.value] ?? Object.values(bundles.value)[0];
  const message = said?.getMessage(key);
  return said && message?.value ? said.formatPattern(message.value, args) : key;
}
