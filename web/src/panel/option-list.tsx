// Every option of the open question as a list of buttons: beside the map, or instead of it for players with a
// screen reader or keyboard. The server decides which options there are.
import { useId, useState } from "preact/hooks";
import { ClauseChip } from "../rules/clause.tsx";
import { t } from "../shared/text.ts";
import { asked } from "../state/store.ts";
import type { Choice } from "../wire.ts";
import { filtered, grouped } from "./option-groups.ts";
import { OptionButton } from "./options.tsx";

const MANY = 12;

export function OptionList() {
  const question = asked.value;
  const [typed, setTyped] = useState("");
  const [about, setAbout] = useState(-1);
  const label = useId();
  if (question && question.number !== about) {
    setAbout(question.number);
    setTyped("");
  }
  if (!question) {
    return (
      <section class="panel options" aria-labelledby={label}>
        <h2 class="panel-title" id={label}>
          {t("options-title", { count: 0 })}
        </h2>
        <p class="small">{t("options-none")}</p>
      </section>
    );
  }
  const shown = filtered(question.options, typed);
  return (
    <section class="panel options" aria-labelledby={label}>
      <h2 class="panel-title" id={label}>
        {t("options-title", { count: question.options.length })}
      </h2>
      <p class="small">
        {question.prompt} <ClauseChip rule={question.rule} />
      </p>
      {question.options.length > MANY && (
        <input
          type="search"
          class="field"
          value={typed}
          placeholder={t("options-filter")}
          aria-label={t("options-filter")}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <p class="unseen" role="status">
        {typed ? t("options-found", { count: shown.length }) : ""}
      </p>
      {shown.length === 0 && <p class="small">{t("options-no-match")}</p>}
      {grouped(shown)
        .filter((group) => group.title)
        .map((group) => (
          <OptionGroup key={group.verb} title={group.title} choices={group.choices} />
        ))}
      <OptionGroup
        title=""
        choices={grouped(shown)
          .filter((group) => !group.title)
          .flatMap((group) => group.choices)}
      />
    </section>
  );
}

function OptionGroup({ title, choices }: { title: string; choices: Choice[] }) {
  const label = useId();
  if (choices.length === 0) return null;
  return (
    <div class="option-group">
      {title && (
        <h3 class="group-title" id={label}>
          {title} <span class="how-many">{choices.length}</span>
        </h3>
      )}
      <ul class="option-list" aria-labelledby={title ? label : undefined}>
        {choices.map((choice) => (
          <li key={choice.text}>
            <OptionButton choice={choice} />
          </li>
        ))}
      </ul>
    </div>
  );
}
