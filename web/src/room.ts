// How much room the window has: which of the frames in style/frame.css is in force.
import { signal } from "@preact/signals";

function watched(query: string) {
  const list = typeof matchMedia === "undefined" ? null : matchMedia(query);
  const value = signal(list?.matches ?? false);
  list?.addEventListener("change", (event) => (value.value = event.matches));
  return value;
}

/** A phone, upright or lying: one thing at a time, the rest in sheets. */
export const phone = watched("(max-width: 720px), (max-height: 480px)");
/** A phone lying: the prompt has a column of its own. */
export const lying = watched("(max-height: 480px) and (min-width: 560px)");
/** A tablet or a small window: the log is a drawer. */
export const tablet = watched("(max-width: 1180px)");
/** No mouse: the frame around a focused map shows only after a key. */
export const touchOnly = watched("(hover: none)");
