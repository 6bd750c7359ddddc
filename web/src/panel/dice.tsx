// What a player can know about the dice: the check at the end of a game, and why a game is unrated.
import { useSignal } from "@preact/signals";
import * as api from "../state/api.ts";
import { checkDice, type Finding } from "./dicecheck.ts";
import { firstSeen } from "../state/dicehash.ts";
import { diceKept } from "../state/dicekept.ts";
import { CopyButton } from "../shared/forms.tsx";
import { faultText, Icon } from "../shared/parts.tsx";
import { gameId, log, screen } from "../state/store.ts";
import { t } from "../shared/text.ts";
import type { GameRecord } from "../wire.ts";
import type { RecordFault } from "./recordcheck.ts";
import "../style/dice.css";

/** The hash kept since it was first seen, the seed told at the end, and what comes of making every roll again. */
export function DiceCheck({ hash, seed }: { hash: string; seed: string }) {
  const found = useSignal<Finding | null>(null);
  const fault = useSignal("");
  const wrong = useSignal<RecordFault | null>(null);
  const proved = useSignal(false);
  if (!hash) return null;
  const kept = firstSeen(gameId());
  const check = async () => {
    fault.value = "";
    try {
      const dice = await api.dice(gameId());
      found.value = checkDice(dice, log.value, kept);
      if (!screen.value?.dice.seal) return;
      const record = await api.ask<GameRecord>("GET", `games/${gameId()}/record`);
      wrong.value = (await import("./recordcheck.ts")).recordFault(record, dice, diceKept(gameId()));
      proved.value = true;
    } catch (why) {
      fault.value = faultText(why);
    }
  };
  return (
    <details class="dice-check">
      <summary>
        <Icon name="lens" /> {t("check-dice")}
      </summary>
      <p>{t("check-dice-about")}</p>
      <dl>
        <dt>{t(kept ? "dice-hash-kept" : "dice-hash-shown")}</dt>
        <dd>
          <code>{kept?.hash ?? hash}</code> <CopyButton text={kept?.hash ?? hash} />
        </dd>
        {seed && (
          <>
            <dt>{t("dice-seed")}</dt>
            <dd>
              <code>{seed}</code> <CopyButton text={seed} />
            </dd>
          </>
        )}
      </dl>
      {seed && (
        <button class="plain" onClick={() => void check()}>
          {t("check-now")}
        </button>
      )}
      <div role="status">
        {fault.value && <p class="fault">{fault.value}</p>}
        {wrong.value && <p class="dice-dishonest fault">{t(wrong.value.key, wrong.value.args)}</p>}
        {found.value && <Findings of={found.value} shared={proved.value && !wrong.value} isHonest={!wrong.value} />}
      </div>
      <p class="small">{t("check-dice-how")}</p>
      {!!screen.value?.dice.seal && (
        <p class="small">
          {t("check-record-how")} <a href={api.address(`games/${gameId()}/record`)}>{t("record-file")}</a>
        </p>
      )}
    </details>
  );
}

const MOST = 5;

function Findings({ of, shared, isHonest }: { of: Finding; shared: boolean; isHonest: boolean }) {
  const more = of.wrong.length + of.lines.length - MOST;
  return (
    <>
      <p class={of.honest && isHonest ? "dice-honest" : "dice-dishonest fault"}>
        <strong>{t(of.honest && isHonest ? "dice-honest" : "dice-dishonest", { count: of.checked })}</strong>
      </p>
      <ul>
        {of.hash === "other" && <li>{t("dice-swapped")}</li>}
        {!of.seedFits && <li>{t("dice-unfit")}</li>}
        {of.wrong.slice(0, MOST).map((each) => (
          <li>{t("dice-wrong", { number: each.number, has: each.has, due: each.due })}</li>
        ))}
        {of.lines.slice(0, Math.max(0, MOST - of.wrong.length)).map((line) => (
          <li>{t("dice-wrong-line", { text: line.text })}</li>
        ))}
        {more > 0 && <li>{t("dice-wrong-more", { count: more })}</li>}
        {of.hash === "unkept" && <li>{t("dice-unkept")}</li>}
        {of.unseen > 0 && <li>{t("dice-unseen", { count: of.unseen })}</li>}
        {of.elsewhere > 0 && <li>{t("dice-elsewhere", { count: of.elsewhere })}</li>}
      </ul>
      {of.honest && of.hash === "same" && <p>{t("dice-proved")}</p>}
      {of.honest && shared && <p>{t("record-proved")}</p>}
      <p>{t(shared ? "record-unproved" : "dice-unproved")}</p>
    </>
  );
}

/** Whether the hash that is shown now is not the one seen first; nothing is said as long as it is. */
export function HashChanged() {
  const now = screen.value;
  const kept = now && firstSeen(now.game);
  return kept && kept.hash !== now.seed_hash ? (
    <p class="fault" role="alert">
      {t("dice-hash-changed", { hash: kept.hash })}
    </p>
  ) : null;
}

/** Why a game is unrated; nothing where it is not. */
export function Unrated() {
  const why = screen.value?.unrated ?? [];
  if (!why.length) return null;
  return (
    <div class="unrated">
      <p>
        <span class="tag">{t("unrated")}</span>
      </p>
      {why.map((each) => (
        <p class="small" key={each.key}>
          {each.name}
        </p>
      ))}
    </div>
  );
}
