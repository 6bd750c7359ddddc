// Going back to before something the log tells: asked for beside the line that is shown, and told in the log once it is done.
import { useSignal } from "@preact/signals";
import { gameId, mySides, screen, side } from "../state/store.ts";
import { stop } from "../state/watch.ts";
import { faultText } from "../shared/parts.tsx";
import { t } from "../shared/text.ts";
import type { LogLine, WentBack } from "../wire.ts";
import * as api from "./asking.ts";
import "../style/people.css";

const speaker = (): string => (mySides.value.includes(side.value) ? side.value : (mySides.value[0] ?? ""));

/** The button beside a line of the log; what it asks for is asked twice. */
export function TakeBack({ at }: { at: number }) {
  const isAsked = useSignal(false);
  const fault = useSignal("");
  const now = screen.value;
  if (!now || now.over || !speaker() || now.lesson || now.puzzle) return null;
  const hasOthers = Object.values(now.seats).some(({ kind }) => kind === "other");
  const ask = async () => {
    fault.value = "";
    try {
      await api.offer(gameId(), { side: speaker(), kind: "takeback", at });
      stop();
    } catch (why) {
      fault.value = faultText(why);
    }
  };
  return (
    <span class="take-back">
      {isAsked.value ? (
        <>
          <span aria-live="polite">{t(hasOthers ? "takeback-ask-sure" : "takeback-sure")}</span>
          <button type="button" class="quiet" onClick={() => void ask()} ref={(button) => button?.focus()}>
            {t(hasOthers ? "takeback-ask-yes" : "takeback-yes")}
          </button>
          <button type="button" class="quiet" onClick={() => (isAsked.value = false)}>
            {t("cancel")}
          </button>
        </>
      ) : (
        <button type="button" class="quiet" onClick={() => (isAsked.value = true)}>
          {t(hasOthers ? "takeback-ask" : "takeback")}
        </button>
      )}
      {fault.value && (
        <span class="fault" role="alert">
          {fault.value}
        </span>
      )}
    </span>
  );
}

/** What the log says of going back between two moments. */
export function Backs({ from, to }: { from: number; to: number }) {
  const those = (screen.value?.backs ?? []).filter(({ at }) => at >= from && at < to);
  return (
    <>
      {those.map((each) => (
        <Back key={each.number} back={each} />
      ))}
    </>
  );
}

/** That the game went back; opened, what was taken back, as our side was told it. */
function Back({ back }: { back: WentBack }) {
  const lines = useSignal<LogLine[] | null>(null);
  const fault = useSignal("");
  const fetchLines = () =>
    api.takenBack(gameId(), back.number, side.value).then(
      (found) => (lines.value = found),
      (why) => (fault.value = faultText(why)),
    );
  return (
    <details class="went-back" onToggle={(event) => void (event.currentTarget.open && !lines.value && fetchLines())}>
      <summary>{back.text}</summary>
      {fault.value && <p class="fault">{fault.value}</p>}
      <ol>
        {lines.value?.map((line, nth) => (
          <li key={nth}>{line.text}</li>
        ))}
      </ol>
    </details>
  );
}
