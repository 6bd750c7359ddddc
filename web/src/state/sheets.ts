// What lies over the map: one sheet at a time, and a clause opened in place.
import { signal } from "@preact/signals";

/** The clause that is open in place, or empty. */
export const clause = signal("");
/** What slides over the map: palette, log, rules, tracks, inspector, settings, shortcuts, menu, trial, or nothing. */
export type Sheet =
  | ""
  | "palette"
  | "log"
  | "rules"
  | "tracks"
  | "inspector"
  | "settings"
  | "help"
  | "options"
  | "menu"
  | "trial"
  | "analysis"
  | "record"
  | "goal"
  | "people"
  | "briefing";
export const sheet = signal<Sheet>("");
/** Open a sheet, or close it when it is open. */
export const toggle = (which: Sheet): void => void (sheet.value = sheet.value === which ? "" : which);
