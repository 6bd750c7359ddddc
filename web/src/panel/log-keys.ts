// The arrow keys in the log: up and down from line to line, left and right among all buttons, the ends with Home and End.

/** Move the focus within the log; from its frame to the newest line. */
export function walk(box: HTMLElement, key: string): void {
  const isLine = key === "ArrowDown" || key === "ArrowUp";
  const stops = [...box.querySelectorAll<HTMLElement>(isLine ? "button.row" : "button, summary")];
  const here = document.activeElement as HTMLElement;
  const line = isLine ? (here.closest(".log-line, h2, h3")?.querySelector<HTMLElement>("button.row") ?? here) : here;
  const [at, last] = [stops.indexOf(line), stops.length - 1];
  const way = key === "ArrowDown" || key === "ArrowRight" ? 1 : -1;
  const to = key === "Home" ? 0 : key === "End" || at < 0 ? last : at + way;
  stops[Math.max(0, Math.min(last, to))]?.focus();
}
