// The card before the first turn: the situation, your task, how it is won, and three things to know.
import { ClauseChip } from "../rules/clause.tsx";
import { Bar } from "./goal.tsx";
import { closeBriefing } from "./briefed.ts";
import { Sheet, sideName, Swatch } from "../shared/parts.tsx";
import { kit, screen, seen, sheet } from "../state/store.ts";
import { t } from "../shared/text.ts";
import "../style/goal-sheet.css";

export function BriefingCard() {
  const now = seen.value;
  const printed = kit.value;
  if (!now || !printed) return null;
  const { situation, tasks, know } = printed.briefing;
  const mine = screen.value?.side ?? "";
  const shown = mine ? [mine] : Object.keys(tasks);
  return (
    <Sheet title={printed.scenario_name} kind="page" close={closeBriefing} name="briefing" isText>
      <p class="briefing-situation">{situation}</p>
      {shown.map((side) => (
        <section key={side}>
          <h3>
            <Swatch side={side} /> {t(mine ? "briefing-task" : "briefing-task-of", { side: sideName(side) })}
          </h3>
          <p>{tasks[side]}</p>
        </section>
      ))}
      <h3>{t("briefing-win")}</h3>
      <p>
        {now.goal.how} {now.goal.rule && <ClauseChip rule={now.goal.rule} />}
      </p>
      {now.goal.bands.length > 1 && <Bar goal={now.goal} />}
      <h3>{t("briefing-know")}</h3>
      <ul class="briefing-know">
        {know.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p class="briefing-acts">
        <button class="main" onClick={closeBriefing}>
          {t("briefing-begin")}
        </button>
        <button
          class="plain"
          onClick={() => {
            closeBriefing();
            sheet.value = "goal";
          }}
        >
          {t("goal-open")}
        </button>
      </p>
    </Sheet>
  );
}
