// The sentences of the screen itself, in the reader's language. What a game says arrives as finished sentences.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import boardEn from "./texts/board.en.ftl";
import boardFr from "./texts/board.fr.ftl";
import panelEn from "./texts/panel.en.ftl";
import panelFr from "./texts/panel.fr.ftl";
import shellEn from "./texts/shell.en.ftl";
import shellFr from "./texts/shell.fr.ftl";
import { lang } from "./settings.ts";

function bundle(locale: string, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

const bundles: Record<string, FluentBundle> = {
  en: bundle("en", shellEn, boardEn, panelEn),
  fr: bundle("fr", shellFr, boardFr, panelFr),
};

/** A sentence by its key, in the language of the screen; reading `lang` makes whoever shows it follow a change. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const spoken = bundles[lang.value] ?? bundles["en"]!;
  const message = spoken.getMessage(key);
  return message?.value ? spoken.formatPattern(message.value, args) : key;
}
