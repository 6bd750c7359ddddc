// The people at a table: who sits where, whether they are there, what one is called, and the links for others.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import * as api from "./asking.ts";
import { Switch } from "../shared/forms.tsx";
import { TableLinks } from "./links.tsx";
import { Manners } from "./manners.tsx";
import { NameField } from "./name-field.tsx";
import { Notes } from "./notes.tsx";
import { presenceOf } from "./people-button.tsx";
import { Talk } from "./talk.tsx";
import { faultText, Sheet, sideName, Swatch } from "../shared/parts.tsx";
import { notifies, playerName } from "../state/settings.ts";
import { announced, gameId, kit, mySides, screen, sheet } from "../state/store.ts";
import { t } from "../shared/text.ts";
import type { Seat } from "../wire.ts";
import "../style/people.css";

export function PeopleSheet() {
  const now = screen.value;
  const isOver = !!now?.over;
  const wasOver = useRef(isOver);
  // The end has a sheet of its own, with all that can be done then.
  useEffect(() => {
    if (isOver && !wasOver.current) sheet.value = "";
    wasOver.current = isOver;
  }, [isOver]);
  if (!now) return null;
  const sides = (kit.value?.sides ?? []).map(({ key }) => key).filter((key) => now.seats[key]);
  return (
    <Sheet title={t("people")} close={() => (sheet.value = "")} name="people-sheet">
      <ul class="people">
        {sides.map((side) => (
          <Sitting key={side} side={side} seat={now.seats[side]!} />
        ))}
      </ul>
      <p class="small" aria-live="polite">
        {t("watchers", { count: now.watchers })}
      </p>
      <Talk />
      {Object.values(now.seats).some(({ kind }) => kind === "other") && <Manners />}
      {mySides.value.length > 0 && <MyName />}
      {mySides.value.length > 0 && <TurnNotices />}
      {mySides.value.length > 0 && <MyNotes />}
      <div class="menu-links">
        <TableLinks />
      </div>
    </Sheet>
  );
}

function Sitting({ side, seat }: { side: string; seat: Seat }) {
  const who = seat.kind === "you" ? [seat.name, t("this-is-you")].filter(Boolean).join(" · ") : seat.name;
  return (
    <li class="person">
      <Swatch side={side} />
      <strong>{sideName(side)}</strong>
      <span class="person-name">{seat.kind === "open" ? t("nobody-yet") : who || t("no-name")}</span>
      {seat.kind === "other" && (
        <span class="presence">
          <i class={`dot ${seat.presence}`} aria-hidden="true" /> {presenceOf(seat)}
        </span>
      )}
    </li>
  );
}

/** Notes, fetched when they are opened. */
function MyNotes() {
  const isOpen = useSignal(false);
  return (
    <details class="my-notes" onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>{t("notes")}</summary>
      {isOpen.value && <Notes />}
    </details>
  );
}

/** The name we have at this table, to be changed at any time. */
function MyName() {
  const fault = useSignal("");
  const mine = screen.value?.seats[mySides.value[0] ?? ""]?.name ?? "";
  const isKept = playerName.value.trim() === mine;
  const keep = async () => {
    fault.value = "";
    try {
      const { name } = await api.rename(gameId(), playerName.value);
      playerName.value = name;
      announced.value = t("name-kept", { name: name || t("no-name") });
    } catch (why) {
      fault.value = faultText(why);
    }
  };
  return (
    <form
      class="my-name"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <NameField about={false} />
      <button class="plain" type="submit" aria-disabled={isKept}>
        {t("name-change")}
      </button>
      {fault.value && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
    </form>
  );
}

/** Whether the browser may tell of our turn. */
function TurnNotices() {
  const isRefused = useSignal(typeof Notification !== "undefined" && Notification.permission === "denied");
  if (typeof Notification === "undefined") return null;
  const set = async (on: boolean) => {
    const answer = on ? await Notification.requestPermission() : Notification.permission;
    isRefused.value = answer === "denied";
    notifies.value = on && answer === "granted";
  };
  return (
    <div>
      <Switch on={notifies.value && !isRefused.value} set={(on) => void set(on)}>
        {t("notify-turn")}
      </Switch>
      {isRefused.value && <p class="small">{t("notify-refused")}</p>}
    </div>
  );
}
