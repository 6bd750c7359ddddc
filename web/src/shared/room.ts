// How much room the window has for its text: which of the frames in style/frame.css is in force. Sizes are told in rem, so that a
// wide window with large text has the frame of a narrow one. The frames are classes of the root element, for the styles.
import { batch, signal } from "@preact/signals";

/** A phone, upright or lying: one thing at a time, the rest in sheets. */
export const phone = signal(false);
/** A phone lying: the prompt has a column of its own. */
export const lying = signal(false);
/** A tablet or a small window: the log is a drawer. */
export const tablet = signal(false);
/** No mouse: the frame around a focused map shows only after a key. */
export const touchOnly = signal(false);

/** How many pixels a rem has. */
export let rem = 16;

/** Say which frames a window of this many rem has: those of scripts as signals, all of them as classes. */
function frame(wide: number, high: number): void {
  const isLow = high <= 30;
  batch(() => {
    phone.value = wide <= 45 || isLow;
    lying.value = isLow && wide >= 35;
    tablet.value = wide <= 73.75;
  });
  const classes = {
    phone: phone.value,
    lying: lying.value,
    tablet: tablet.value,
    dock: tablet.value && high >= wide,
    slim: wide <= 45,
    tiny: wide <= 17.5,
  };
  for (const [name, isOn] of Object.entries(classes)) document.documentElement.classList.toggle(name, isOn);
}

/** Measure the window and its text now, and whenever one of them changes: the inside of a box with a padding in rem does so with both. */
function watch(): void {
  const touch = matchMedia("(hover: none)");
  const feel = () => (touchOnly.value = touch.matches);
  feel();
  touch.addEventListener("change", feel);
  const box = document.body.appendChild(document.createElement("i"));
  box.style.cssText = "position:fixed;inset:0;padding:1rem;visibility:hidden;pointer-events:none";
  const measure = () => {
    rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    frame(box.offsetWidth / rem, box.offsetHeight / rem);
  };
  measure();
  new ResizeObserver(measure).observe(box);
}

if (typeof document !== "undefined") watch();
