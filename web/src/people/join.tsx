// An invitation: who asks, for which side of which scenario, by which rules. Nobody sits down before they say so.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { scenarioPicture } from "../state/api.ts";
import * as api from "./asking.ts";
import { NameField } from "./name-field.tsx";
import { PageHead } from "../app/page.tsx";
import { faultText, Notices } from "../shared/parts.tsx";
import { follow, go } from "../app/route.ts";
import { isNight, lang, playerName } from "../state/settings.ts";
import { t } from "../shared/text.ts";
import { keepDice } from "../state/dicekept.ts";
import type { Invitation } from "../wire.ts";
import "../style/people.css";

/** Go to the table; the invitation leaves the history, so that *Back* does not lead to it again. */
function sit(game: string): void {
  history.replaceState(null, "", "/");
  go(`/game/${game}`);
}

export function JoinScreen({ link }: { link: string }) {
  const asks = useSignal<Invitation | null>(null);
  const fault = useSignal("");
  useEffect(() => {
    api.invitation(link).then(
      (found) => (found.game ? sit(found.game) : (asks.value = found)),
      (why) => (fault.value = faultText(why)),
    );
  }, [link, lang.value]);
  useEffect(() => {
    document.title = `Grognard · ${asks.value?.scenario_name ?? t("invited")}`;
  }, [asks.value, lang.value]);
  return (
    <div class="page">
      <PageHead back="/" label={t("to-the-lobby")} />
      <main class="narrow">
        {asks.value ? (
          <Asked asks={asks.value} link={link} />
        ) : (
          <>
            <h1>{t("invited")}</h1>
            {fault.value ? <Fault text={fault.value} /> : <p>{t("loading")}</p>}
          </>
        )}
      </main>
      <Notices />
    </div>
  );
}

function Fault({ text }: { text: string }) {
  return (
    <div class="broken" role="alert">
      <p>{text}</p>
      <a href="/" onClick={(event) => follow(event, "/")}>
        {t("to-the-lobby")}
      </a>
    </div>
  );
}

function Asked({ asks, link }: { asks: Invitation; link: string }) {
  const fault = useSignal("");
  const sitDown = async (event: Event) => {
    event.preventDefault();
    fault.value = "";
    try {
      const made = await api.join({ link, typed_dice: asks.typed, name: playerName.value, seal: asks.seal });
      if (asks.seal) keepDice(made.id, { seal: asks.seal });
      sit(made.id);
    } catch (why) {
      fault.value = faultText(why);
    }
  };
  return (
    <>
      <h1>{asks.host ? t("invited-by", { host: asks.host }) : t("invited")}</h1>
      <div class="invitation">
        <img src={scenarioPicture(asks.title, asks.scenario, isNight())} alt="" width="480" height="300" />
        <dl>
          <dt>{t("invited-game")}</dt>
          <dd>
            {asks.title_name} · {asks.scenario_name}
          </dd>
          <dt>{t("invited-side")}</dt>
          <dd>{asks.side.name}</dd>
          <dt>{t("invited-against")}</dt>
          <dd>{asks.others.map(({ name }) => name).join(", ")}</dd>
          <dt>{t("invited-options")}</dt>
          <dd>{asks.options.map(({ key, name }) => name || key).join(", ") || t("invited-no-options")}</dd>
          <dt>{t("invited-dice")}</dt>
          <dd>
            {t(asks.typed ? "invited-typed" : "invited-seeded")}
            {asks.seal && (
              <details class="small">
                <summary>{t("invited-seal")}</summary>
                <code>{asks.seal}</code>
              </details>
            )}
          </dd>
          <dt>{t("invited-hints")}</dt>
          <dd>{t(asks.hints ? "invited-hints-yes" : "invited-hints-no")}</dd>
        </dl>
      </div>
      {asks.taken ? (
        <Fault text={t("invited-late")} />
      ) : (
        <form class="sit-down" onSubmit={(event) => void sitDown(event)}>
          <NameField />
          <button class="main" type="submit">
            {t(asks.typed ? "sit-down-typed" : "sit-down", { side: asks.side.name })}
          </button>
          {fault.value && (
            <p class="fault" role="alert">
              {fault.value}
            </p>
          )}
        </form>
      )}
    </>
  );
}
