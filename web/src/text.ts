// The sentences of the screen itself, in the reader's language; the other language is fetched when somebody asks for it.
// What a game says arrives as finished sentences.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { lang } from "./settings.ts";

const pages = { en: () => import("./texts/en.ts"), fr: () => import("./texts/fr.ts") };
const bundles = signal<Partial<Record<keyof typeof pages, FluentBundle>>>({});

/** Have the sentences of a language at hand. */
export async function learn(locale: keyof typeof pages): Promise<void> {
  if (bundles.peek()[locale]) return;
  const { texts } = await pages[locale]();
  const made = new FluentBundle(locale, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  bundles.value = { ...bundles.peek(), [locale]: made };
}

/** Until then there is nothing to say. */
export const spoken: Promise<void> = learn(lang.peek());
effect(() => void learn(lang.value));

/** A sentence by its key, in the language of the screen; whoever shows it follows a change of language. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const said = bundles.value[lang.value] ?? Object.values(bundles.value)[0];
  const message = said?.getMessage(key);
  return said && message?.value ? said.formatPattern(message.value, args) : key;
}
