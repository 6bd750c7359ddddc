// Styles that come with a script.

/** Put a style sheet into the page, after those that are there. */
export function wear(css: string): void {
  const sheet = document.createElement("style");
  sheet.textContent = css;
  document.head.append(sheet);
}
