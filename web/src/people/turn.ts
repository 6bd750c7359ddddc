// Our turn at a table with other people: a mark in the title of the page and in its icon, and, if wanted, a sound and a
// notification of the browser. Loaded when there is company at the table.
import { effect } from "@preact/signals";
import { isMyTurn, turnMark } from "./company.ts";
import { notifies, sound } from "../state/settings.ts";
import { gameId, kit } from "../state/table.ts";
import { learn, t } from "../shared/text.ts";

const USUAL = "/static/icon.svg";
const OURS = "/static/icon-turn.svg";

function showIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link && link.getAttribute("href") !== href) link.href = href;
}

/** Tell somebody who looks elsewhere. Nothing of the game is told: others may see the screen. */
function tell(): void {
  if (!document.hidden && document.hasFocus()) return;
  if (sound.peek())
    void import("../shared/noises.ts").then(
      (noises) => noises.bell(),
      () => undefined,
    );
  if (!notifies.peek() || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const game = gameId();
  try {
    const told = new Notification(t("turn-yours"), { body: kit.peek()?.name ?? "", tag: game, icon: OURS });
    told.onclick = () => {
      window.focus();
      told.close();
    };
  } catch {
    // Some browsers of telephones only let a service worker do this: title, icon and sound remain.
  }
}

let was = false;
void learn("people").then(
  () =>
    effect(() => {
      const isOurs = isMyTurn.value;
      turnMark.value = isOurs ? "● " : "";
      showIcon(isOurs ? OURS : USUAL);
      if (isOurs && !was) tell();
      was = isOurs;
    }),
  () => undefined,
);
