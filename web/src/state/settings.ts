// The reader's preferences, kept in this browser.
import { effect, signal, type Signal } from "@preact/signals";

export function kept<T>(key: string, first: T): Signal<T> {
  let start = first;
  try {
    const stored = localStorage.getItem(`grognard.${key}`);
    if (stored !== null) start = JSON.parse(stored) as T;
  } catch {
    // Without local storage the game still works.
  }
  const value = signal(start);
  effect(() => {
    try {
      localStorage.setItem(`grognard.${key}`, JSON.stringify(value.value));
    } catch {
      // As above.
    }
  });
  return value;
}

export type Theme = "auto" | "day" | "night";
const spoken = typeof navigator !== "undefined" && navigator.language.startsWith("fr") ? "fr" : "en";

export const lang = kept<"en" | "fr">("lang", spoken);
export const theme = kept<Theme>("theme", "auto");
/** Before which answers to ask: every one, those that cannot be undone, or none. */
export type Asks = "always" | "final" | "never";
export const confirms = kept<Asks>("confirms", "final");
// Earlier versions kept yes or no.
if (typeof confirms.value === "boolean") confirms.value = confirms.value ? "final" : "never";
/** Whether pieces glide; the system's setting for reduced motion is respected too. */
export const motion = kept("motion", true);
/** How fast the other side's turn is shown; "off" shows its end at once. */
export type Speed = "slow" | "normal" | "fast" | "off";
export const speed = kept<Speed>("speed", "normal");
/** What the reader is called at tables with other people; empty until they choose a name. */
export const playerName = kept("name", "");
/** Whether the browser tells of our turn when its page is not looked at. */
export const notifies = kept("notifies", false);
/** How long a roll of one's own is held before the other side goes on. */
export type Holds = "off" | "short" | "normal" | "long" | "key";
export const holds = kept<Holds>("holds", "normal");
/** Whether a question with one answer, which changes nothing, answers itself. */
export const answersItself = kept("answers-itself", true);
/** Whether moves and dice are heard. */
export const sound = kept("sound", false);
export type Size = "small" | "normal" | "large";
export const textSize = kept<Size>("text-size", "normal");
export const counterSize = kept<Size>("counter-size", "normal");
export const showNumbers = kept("numbers", true);
export const showMinimap = kept("minimap", true);
/** The sides of scenarios whose briefing was read; "*" for all of them. */
export const briefed = kept<string[]>("briefed", []);
/** Whether the hexes that count for victory are marked on the map. */
/** Whether the line between the sides is drawn, where a game has one. */
export const showFront = kept("front", true);
export const showPrizes = kept("prizes", true);

const dark = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(dark?.matches ?? false);
dark?.addEventListener("change", (event) => (systemDark.value = event.matches));

/** Whether the map is shown by night. */
export const isNight = (): boolean => theme.value === "night" || (theme.value === "auto" && systemDark.value);

effect(() => {
  if (typeof document === "undefined") return;
  document.documentElement.dataset["theme"] = isNight() ? "night" : "day";
  document.documentElement.dataset["text"] = textSize.value;
  document.documentElement.lang = lang.value;
});
