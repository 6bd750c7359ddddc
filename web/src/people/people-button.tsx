// The button of the people at the table, in the header; the sheet it opens is fetched when it is pressed.
import { useEffect } from "preact/hooks";
import { when } from "../shared/forms.tsx";
import { Icon } from "../shared/parts.tsx";
import { t } from "../shared/text.ts";
import { gameId, screen, sheet } from "../state/store.ts";
import type { Seat } from "../wire.ts";
import { hasNews } from "./heard.ts";
import { addShares } from "./share.ts";
import "../style/people.css";

/** The button in the header: how many others there are, and whether all of them are here. */
export function PeopleButton() {
  const now = screen.value;
  useEffect(() => {
    if (now) addShares(now);
  }, [now]);
  const others = Object.values(screen.value?.seats ?? {}).filter(({ kind }) => kind === "other");
  const isNews = hasNews(gameId(), screen.value?.talk ?? {});
  const isFull = others.length > 0 && others.every(({ presence }) => presence === "here");
  return (
    <button
      class="quiet square people-button"
      aria-haspopup="dialog"
      aria-expanded={sheet.value === "people"}
      aria-label={[t("people"), others.map(presenceOf).join(", ") || t("nobody-yet"), isNews && t("talk-news")]
        .filter(Boolean)
        .join(" · ")}
      title={t("people")}
      onClick={() => (sheet.value = "people")}
    >
      <Icon name="people" />
      {isNews && <i class="news" aria-hidden="true" />}
      <i class={`dot ${isFull ? "here" : (others[0]?.presence ?? "open")}`} aria-hidden="true" />
    </button>
  );
}

/** Whether somebody is there, in words. */
export function presenceOf({ presence, since }: Seat): string {
  if (presence === "here") return t("presence-here");
  if (!since) return t("presence-gone");
  return t(presence === "away" ? "presence-away-since" : "presence-gone-since", { when: when(since) });
}
