// Standing answers: those that may be given to the open question, and those of ours that stand, each to be taken back. The server says
// which questions are asked again and again, and answers them.
import { phone } from "../shared/room.ts";
import { t } from "../shared/text.ts";
import * as api from "./asking.ts";
import { asked, gameId, screen, side, tellFault } from "../state/store.ts";
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
