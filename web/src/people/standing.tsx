// Standing answers: those that may be given to the open question, and those of ours that stand, each to be taken back. The server says
// which questions are asked again and again, and answers them.
import { phone } from "../shared/room.ts";
import { t } from "../shared/text.ts";
import { sharedWords } from "../panel/option-groups.ts";
import { OptionButton } from "../panel/options.tsx";
import * as api from "./asking.ts";
import { asked, gameId, numberedOptions, screen, side, tellFault } from "../state/store.ts";
import type { AheadShown, QuestionShown } from "../wire.ts";
import "../style/standing.css";

const tell = (request: Promise<unknown>) => void request.catch(tellFault);

export function Standing() {
  const { ahead = [] } = screen.value ?? {};
  const question = asked.value;
  const offers = ahead.length || !question ? null : <Offers question={question} />;
  return (
    <div class="standing" role="group" aria-label={t("standing")}>
      {ahead.map((each) => (
        <Stands key={each.ask} each={each} />
      ))}
      {offers && phone.value ? (
        <details>
          <summary>{t("standing-give")}</summary>
          {offers}
        </details>
      ) : (
        offers
      )}
    </div>
  );
}

function Offers({ question }: { question: QuestionShown }) {
  return (
    <>
      <Numbered />
      {question.standing.map(({ until, label }) => (
        <button
          key={until}
          type="button"
          class="act quiet-act"
          data-standing={until}
          title={t("standing-how")}
          onClick={() => tell(api.stand(gameId(), { side: question.side, number: question.number, until }))}
        >
          {label}
        </button>
      ))}
    </>
  );
}

/** The answers that differ by a number alone: their words once, and a button for each number. */
function Numbered() {
  const those = numberedOptions.value;
  const title = sharedWords(those.map((each) => each.label));
  if (!those.length) return null;
  const words = title.endsWith("…") ? title.length - 1 : 0;
  return (
    <span class="numbered">
      {words > 0 && <span>{title}</span>}
      {those.map((each) => (
        <OptionButton key={each.text} choice={each} label={each.label.slice(words)} look="act quiet-act" />
      ))}
    </span>
  );
}

function Stands({ each }: { each: AheadShown }) {
  return (
    <p class="stands" title={t("standing-how")}>
      <span>{t("standing-now", { answer: each.label })}</span>
      <button
        type="button"
        class="act quiet-act"
        onClick={() => tell(api.standBack(gameId(), { side: side.value, ask: each.ask }))}
      >
        {t("standing-back")}
      </button>
    </p>
  );
}
