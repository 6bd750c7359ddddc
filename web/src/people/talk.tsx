// What people say at a table: a list of lines and a line to say. Texts are shown as they are: no links, no pictures.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Pick, when } from "../shared/forms.tsx";
import { faultText, Swatch } from "../shared/parts.tsx";
import { t } from "../shared/text.ts";
import * as api from "./asking.ts";
import { lang, playerName } from "../state/settings.ts";
import { gameId, mySides, screen } from "../state/store.ts";
import type { TalkLine } from "../wire.ts";
import { markHeard, mute, mutedIn, unmuteAll } from "./heard.ts";
import { NameField } from "./name-field.tsx";
import "../style/people.css";

type Place = "seats" | "watchers";

/** As many characters as the server takes. */
const LONGEST = 500;

export function Talk() {
  const places = Object.keys(screen.value?.talk ?? {}) as Place[];
  const chosen = useSignal<Place>("seats");
  const place = places.includes(chosen.value) ? chosen.value : (places[0] ?? "seats");
  return (
    <section class="talk" aria-label={t("talk")}>
      <h3>{t(place === "seats" ? "talk-seats" : "talk-watchers")}</h3>
      {places.length > 1 && (
        <Pick
          legend={<span class="unseen">{t("talk")}</span>}
          value={place}
          set={(value) => (chosen.value = value)}
          of={places.map((value) => ({ value, label: t(value === "seats" ? "talk-seats" : "talk-watchers") }))}
        />
      )}
      <Lines key={place} place={place} />
      <Say place={place} />
    </section>
  );
}

/** What was said in a place, the last line in view; who was muted is left out. */
function Lines({ place }: { place: Place }) {
  const game = gameId();
  const lines = useSignal<TalkLine[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const last = screen.value?.talk[place] ?? 0;
  const fetched = useRef(false);
  useEffect(() => {
    const after = lines.peek().at(-1)?.id ?? 0;
    if (fetched.current && last <= after) return;
    api.talk(game, place, after).then(
      (found) => {
        fetched.current = true;
        const known = new Set(lines.peek().map(({ id }) => id));
        lines.value = [...lines.peek(), ...found.filter(({ id }) => !known.has(id))];
        markHeard(game, place, lines.peek().at(-1)?.id ?? 0);
      },
      () => undefined,
    );
  }, [last]);
  // The sides are named in the language of the screen.
  useEffect(() => {
    if (fetched.current) void api.talk(game, place, 0).then((found) => (lines.value = found));
  }, [lang.value]);
  useEffect(() => box.current?.scrollTo({ top: box.current.scrollHeight }), [lines.value.length]);
  const muted = mutedIn(game);
  const shown = lines.value.filter(({ author }) => !muted.includes(author));
  return (
    <>
      <div class="talk-lines" role="log" aria-label={t("talk")} tabIndex={0} ref={box}>
        {shown.length ? (
          <ul>
            {shown.map((line) => (
              <Line key={line.id} line={line} game={game} />
            ))}
          </ul>
        ) : (
          <p class="small">{t("talk-nothing")}</p>
        )}
      </div>
      {muted.length > 0 && (
        <p class="small">
          {t("talk-muted", { count: lines.value.length - shown.length })}{" "}
          <button class="quiet" onClick={() => unmuteAll(game)}>
            {t("talk-unmute")}
          </button>
        </p>
      )}
    </>
  );
}

function Line({ line, game }: { line: TalkLine; game: string }) {
  return (
    <li class={line.mine ? "mine" : ""}>
      <span class="talk-who">
        {line.side && <Swatch side={line.side} />} <strong>{line.who}</strong>{" "}
        <span class="small">{when(line.at)}</span>
        {!line.mine && (
          <button class="quiet" onClick={() => mute(game, line.author)}>
            {t("talk-mute")}
            <span class="unseen"> · {line.who}</span>
          </button>
        )}
      </span>
      <span class="talk-text">{line.text}</span>
    </li>
  );
}

function Say({ place }: { place: Place }) {
  const text = useSignal("");
  const fault = useSignal("");
  const say = async () => {
    if (!text.value.trim()) return;
    fault.value = "";
    try {
      await api.say(gameId(), { place, text: text.value, name: playerName.value });
      text.value = "";
    } catch (why) {
      fault.value = faultText(why);
    }
  };
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      {mySides.value.length === 0 && <NameField about={false} />}
      <label class="say-text">
        <span class="unseen">{t("talk-say")}</span>
        <input
          type="text"
          maxLength={LONGEST}
          placeholder={t("talk-say")}
          autoComplete="off"
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </label>
      <button class="plain" type="submit" aria-disabled={!text.value.trim()}>
        {t("talk-send")}
      </button>
      {fault.value && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
    </form>
  );
}
