// The reader's preferences, kept in this browser.
import { effect, signal, type Signal } from "@preact/signals";

function kept<T>(key: string, first: T): Signal<T> {
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
/** Whether to ask before an answer that cannot be undone. */
export const confirms = kept("confirms", true);
/** Whether pieces glide; the system's setting for reduced motion is respected too. */
export const motion = kept("motion", true);
export const showNumbers = kept("numbers", true);
export const showMinimap = kept("minimap", true);

const dark = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(dark?.matches ?? false);
dark?.addEventListener("change", (event) => (systemDark.value = event.matches));

/** Whether the map is shown by night. */
export const isNight = (): boolean => theme.value === "night" || (theme.value === "auto" && systemDark.value);

effect(() => {
  if (typeof document === "undefined") return;
  document.documentElement.dataset["theme"] = isNight() ? "night" : "day";
  document.documentElement.lang = lang.value;
});
