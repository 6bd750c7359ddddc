// Between the players: an offer that waits for an answer, what one may offer, resignation, and what has passed.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { go } from "../app/route.ts";
import { when } from "../shared/forms.tsx";
import { Dice, faultText, sideName, Swatch } from "../shared/parts.tsx";
import { t } from "../shared/text.ts";
import * as api from "./asking.ts";
import { goWithout, lost } from "./share.ts";
import { lang } from "../state/settings.ts";
import { gameId, log, mySides, screen, side, tellFault } from "../state/store.ts";
import type { PassedShown, OfferShown } from "../wire.ts";
import "../style/people.css";

export { Standing } from "./standing.tsx";

const answer = (offer: OfferShown, said: string) =>
  void api.answerOffer(gameId(), { id: offer.id, answer: said }).catch(tellFault);

/** The side we speak for: the one whose view is shown, if it is ours. */
const speaker = (): string => (mySides.value.includes(side.value) ? side.value : (mySides.value[0] ?? ""));

/** For whom the dice wait; who has lost their share may go on without. */
function DiceWait() {
  const now = screen.value!;
  if (!now.dice.waits) return null;
  const gone = lost.value[now.game] ?? [];
  return (
    <div class="offer-bar dice-wait" role="status">
      <span>{gone.length ? t("share-lost") : now.dice.waits}</span>
      {gone.map((side) => (
        <button key={side} class="plain" onClick={() => void goWithout(now.game, side).catch(tellFault)}>
          {t("share-without")}
        </button>
      ))}
    </div>
  );
}

/** An open offer, with what we may say to it, and what the dice wait for. */
export function OfferBar() {
  if (!screen.value) return null;
  return (
    <>
      <DiceWait />
      <Offer />
    </>
  );
}

function Offer() {
  const offer = screen.value?.offers[0];
  if (!offer) return null;
  return (
    <div class="offer-bar" role="status">
      <Swatch side={offer.side} />
      <span>
        {offer.mine ? t("offer-waits", { offer: offer.text }) : offer.text} {offer.seen}
      </span>
      {offer.seen && <Since at={offer.at} />}
      {offer.asks_me && (
        <>
          <button class="main" onClick={() => answer(offer, "accepted")}>
            {t("offer-accept")}
          </button>
          <button class="plain" onClick={() => answer(offer, "refused")}>
            {t("offer-refuse")}
          </button>
        </>
      )}
      {offer.mine && (
        <button class="plain" onClick={() => answer(offer, "withdrawn")}>
          {t("offer-withdraw")}
        </button>
      )}
    </div>
  );
}

/** What our log tells since a moment. */
function Since({ at }: { at: number }) {
  const lines = log.value.filter((line) => line.at > at && !line.heading);
  return (
    <details class="offer-since">
      <summary>{t("takeback-since", { count: lines.length })}</summary>
      <ol>
        {lines.map((line, nth) => (
          <li key={nth}>
            {line.text} <Dice faces={line.dice} split={line.split} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What we may offer now, and what has passed between the players. */
export function Manners() {
  const now = screen.value!;
  const fault = useSignal("");
  const offer = async (kind: string) => {
    fault.value = "";
    try {
      await api.offer(gameId(), { side: speaker(), kind });
    } catch (why) {
      fault.value = faultText(why);
    }
  };
  const isOpen = now.offers.length > 0;
  const button = (kind: string) => (
    <button class="plain" aria-disabled={isOpen} onClick={() => !isOpen && void offer(kind)}>
      {t(`make-${kind}`)}
    </button>
  );
  return (
    <section class="manners" aria-label={t("between-us")}>
      <h3>{t("between-us")}</h3>
      <OfferBar />
      {speaker() && (
        <div class="manners-acts">
          {now.over ? button("rematch") : [button("draw"), button("abandon"), <Resign key="resign" />]}
        </div>
      )}
      {now.next && (
        <button class="main" onClick={() => go(`/game/${now.next}`)}>
          {t("to-the-rematch")}
        </button>
      )}
      {fault.value && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
      <Deeds />
    </section>
  );
}

/** Resignation, which is asked twice. */
function Resign() {
  const asked = useSignal(0);
  if (!asked.value)
    return (
      <button class="plain danger" onClick={() => (asked.value = 1)}>
        {t("resign")}
      </button>
    );
  const resign = () => void api.resign(gameId(), speaker()).catch(tellFault);
  return (
    <span class="resign" role="group">
      <span aria-live="assertive">
        {asked.value === 1 ? t("resign-sure", { side: sideName(speaker()) }) : t("resign-really")}
      </span>
      <button class="plain" ref={(button) => button?.focus()} onClick={() => (asked.value = 0)}>
        {t("cancel")}
      </button>
      <button class="plain danger" onClick={() => (asked.value === 1 ? (asked.value = 2) : resign())}>
        {asked.value === 1 ? t("resign") : t("resign-yes")}
      </button>
    </span>
  );
}

/** What has passed, the last first; fetched again whenever an offer comes or goes. */
function Deeds() {
  const deeds = useSignal<PassedShown[]>([]);
  useEffect(() => {
    api.offers(gameId()).then(
      (found) => (deeds.value = found.reverse()),
      () => undefined,
    );
  }, [screen.value?.offers[0]?.id, screen.value?.ended, screen.value?.next, lang.value]);
  if (!deeds.value.length) return null;
  return (
    <ul class="deeds">
      {deeds.value.map((each, place) => (
        <li key={place}>
          <Swatch side={each.side} /> {each.text} <span class="small">{when(each.at)}</span>
        </li>
      ))}
    </ul>
  );
}
