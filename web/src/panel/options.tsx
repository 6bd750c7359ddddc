// Every option of the open question as a list of buttons: beside the map, or instead of it for players with a
// screen reader or keyboard. The server decides which options there are.
import { useComputed } from "@preact/signals";
import { useId, useState } from "preact/hooks";
import { whereIs } from "../board/aim.ts";
import { bringIn, isInView } from "../board/camera.ts";
import { placeOf } from "../board/meaning.ts";
import { ClauseChip } from "../rules/clause.tsx";
import { filtered, grouped } from "./grouping.ts";
import { lookSoon } from "../state/details.ts";
import { phone } from "../shared/parts.tsx";
import { asked, choose, hinted, looking, sheet } from "../state/store.ts";
import { t } from "../shared/text.ts";
import type { Choice } from "../wire.ts";

const MANY = 12;

interface OptionButtonProps {
  choice: Choice;
  look?: string;
}

/** One option: resting on it previews it, a press chooses it. */
export function OptionButton({ choice, look = "choice" }: OptionButtonProps) {
  const isLooked = looking.value?.text === choice.text;
  const isHinted = hinted.value?.answer === choice.text;
  return (
    <button
      type="button"
      class={[look, isLooked && "looked", isHinted && "hinted"].filter(Boolean).join(" ")}
      data-option={choice.text}
      onPointerEnter={(event) => event.pointerType === "mouse" && lookSoon(choice)}
      onPointerLeave={(event) => event.pointerType === "mouse" && lookSoon(null)}
      // Focus that returned after a press does not start a preview.
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && lookSoon(choice)}
      onClick={() => {
        if (phone.value && sheet.value === "options") sheet.value = "";
        void choose(choice, false);
      }}
    >
      <span class="choice-label">{choice.label}</span>
      {choice.badge && <span class="price">{choice.badge}</span>}
    </button>
  );
}

/** A way to what an option points at, while that is out of view: nothing but the hand moves the map. */
export function ShowOnMap({ choice }: { choice: Choice }) {
  const place = placeOf(choice, whereIs);
  const isAway = useComputed(() => !isInView(place)).value;
  if (!isAway) return null;
  return (
    <button type="button" class="act quiet-act" onClick={() => bringIn(place)}>
      {t("show-on-map")}
    </button>
  );
}

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
