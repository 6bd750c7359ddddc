// The prompt: who is asked what under which clause, and the answers that need no map; what takes its place is in `confirm`. It
// contains no game text: prompts and labels arrive as sentences.
import { describePiece, describeUnknown } from "../board/describe.ts";
import { ClauseChip } from "../rules/clause.tsx";
import { calledAs } from "../people/company.ts";
import { CounterPicture, SideBadge } from "../shared/counter.tsx";
import { isOnMap } from "./grouping.ts";
import { lazy } from "../shared/lazy.tsx";
import { HintButton, HintShown } from "./hint.tsx";
import { certainty } from "./odds.tsx";
import { OptionButton, UndoButton } from "./options.tsx";
import { Icon, phone } from "../shared/parts.tsx";
import { held } from "../state/hold.ts";
import { inShort, meaning, percent } from "../shared/tally.ts";
import {
  announced,
  asked,
  captionOf,
  chosen,
  curtain,
  looking,
  notice,
  FEW,
  optionsAt,
  optionsOfFew,
  optionsOfLonePiece,
  optionsOfPiece,
  pending,
  plainOptions,
  refusals,
  screen,
  sheet,
  stacks,
  unknownAt,
  side,
} from "../state/store.ts";
import { t } from "../shared/text.ts";
import { ChooseSeveral, Together } from "./together.tsx";
import type { QuestionShown, Barred, Screen, TallyShown } from "../wire.ts";

// Only a phone has them.
const Peek = lazy(async () => (await import("./peek.tsx")).Peek);
// What takes the place of a question.
const Confirmation = lazy(async () => (await import("./confirm.tsx")).Confirmation, "tools");
const Verdict = lazy(async () => (await import("./confirm.tsx")).Verdict, "tools");
const Held = lazy(async () => (await import("./confirm.tsx")).Held, "tools");
// Only real dice are entered.
const Roll = lazy(async () => (await import("./roll.tsx")).Roll);

// At the beginning of a phase there are none.
const Concerns = lazy(async () => (await import("./concerns.tsx")).Concerns, "tools");

const MOST_BUTTONS = 10;

export function PromptBar() {
  const now = screen.value;
  if (!now || curtain.value) return null;
  return (
    <section class="prompt" aria-label={t("prompt-label")}>
      {phone.value && <WhyNotBubble />}
      {inside(now)}
    </section>
  );
}

function inside(now: Screen) {
  if (held.value) return <Held />;
  if (pending.value) return <Confirmation choice={pending.value} />;
  if (now.over) return <Verdict now={now} />;
  if (!asked.value) return <Waiting now={now} />;
  const tapped = phone.value && looking.value && isOnMap(looking.value) ? looking.value : null;
  return tapped ? <Peek choice={tapped} /> : <Open question={asked.value} />;
}

// A question to us -------------------------------------------------------------------------------------------------
function Open({ question }: { question: QuestionShown }) {
  const plain = plainOptions.value;
  const isRoll = plain.length > 0 && plain.every((choice) => choice.noun === "dice");
  const { options } = question;
  const isFew =
    phone.value &&
    !question.menu &&
    !question.groups.length &&
    options.length <= FEW &&
    (plain.length > 0 || options.length === 1) &&
    !chosen.value.length;
  const few = chosen.value.length ? [] : optionsOfFew.value;
  const rest = [...few, ...(plain.length <= MOST_BUTTONS ? plain : []), ...optionsOfLonePiece.value];
  const buttons = isFew ? options : rest;
  // What happens somewhere is answered on the map by more counters than have buttons.
  const isOnMapToo =
    question.about.length > 0 && !few.length && !isFew && options.some((each) => each.noun === "piece");
  // The filled button is the only answer there is: where the map has others, it would be taken for the one to press.
  const look = options.length === 1 ? "act main" : "act plain-option";
  return (
    <>
      <div class="prompt-says">
        <SideBadge side={question.side} name={question.side === "dice" ? t("prompt-dice") : undefined} />
        {question.placing && <CounterPicture piece={question.placing} />}
        <p class="prompt-text">{question.prompt}</p>
        <ClauseChip rule={question.rule} />
      </div>
      {question.tally && <SoFar tally={question.tally} />}
      {isRoll && <Roll key={question.number} question={question} />}
      <HintShown />
      {question.concerns?.[0] && <Concerns of={question.concerns} number={question.number} />}
      <div class="prompt-acts">
        <div class="prompt-choices">
          {!isRoll && buttons.map((choice) => <OptionButton key={choice.text} choice={choice} look={look} />)}
          {!chosen.value.length &&
            (question.barred ?? []).map((each) => <BarredButton key={each.text} barred={each} />)}
          {phone.value && (!buttons.length || isOnMapToo) && !isRoll && !chosen.value.length && (
            <p class="prompt-tap">{t("prompt-tap")}</p>
          )}
        </div>
        <div class="prompt-together">{!isRoll && <Together />}</div>
        <div class="prompt-tools">
          <UndoButton />
          <HintButton />
          <ChooseSeveral />
          {!isRoll && !isFew && <OptionsButton count={options.length} />}
        </div>
      </div>
    </>
  );
}

/** A button for an answer that a rule forbids: pressed, it shows the rule. */
function BarredButton({ barred }: { barred: Barred }) {
  const tell = () => {
    notice.value = { text: barred.why, rule: barred.rule };
    announced.value = barred.why;
  };
  return (
    <button
      type="button"
      class="act quiet-act cannot"
      data-option={barred.text}
      aria-disabled="true"
      title={barred.why}
      onClick={tell}
    >
      {barred.label}
    </button>
  );
}

/** The running total of what has been chosen so far. */
function SoFar({ tally }: { tally: TallyShown }) {
  const likely = tally.chances.find((each) => each.p >= 0.5);
  return (
    <p class="prompt-so-far">
      <span>{t("prompt-so-far", { name: tally.name })}</span> <strong>{inShort(tally)}</strong>
      {likely && (
        <span class="small">
          {certainty(tally.chances) || t("prompt-likely", { outcome: meaning(likely), chance: percent(likely.p) })}
        </span>
      )}
      {tally.ahead.map((each, place) => (
        <span key={place} class="small odds-ahead">
          {each.text}
        </span>
      ))}
    </p>
  );
}

function OptionsButton({ count }: { count: number }) {
  return (
    <>
      <button
        type="button"
        class="act quiet-act options-act"
        aria-expanded={sheet.value === "options"}
        onClick={() => (sheet.value = sheet.value === "options" ? "" : "options")}
      >
        {t("prompt-options", { count })}
      </button>
      <button
        type="button"
        class="act quiet-act find"
        aria-label={t("prompt-find")}
        title={t("prompt-find")}
        onClick={() => (sheet.value = "palette")}
      >
        <Icon name="lens" />
        {!phone.value && <kbd aria-hidden="true">/</kbd>}
      </button>
    </>
  );
}

// Nothing to answer ------------------------------------------------------------------------------------------------
function Waiting({ now }: { now: Screen }) {
  const others = now.waiting.filter((name) => name !== "dice");
  return (
    <>
      <div class="prompt-says">
        {others.map((name) => (
          <SideBadge key={name} side={name} />
        ))}
        <p class="prompt-text">{others.map((name) => waitingFor(now, name)).join(" ") || t("prompt-wait")}</p>
      </div>
      <div class="prompt-acts">
        <div class="prompt-tools">
          <UndoButton />
        </div>
      </div>
    </>
  );
}

/** A sentence that says who must answer; what is asked within a phase of ours is part of what we do. */
function waitingFor(now: Screen, name: string): string {
  const seat = now.seats[name];
  const isWithinOurs = !!side.value && now.phases[now.phase]?.side === side.value;
  if (isWithinOurs && seat?.kind === "bot" && now.bots.state !== "stopped")
    return t("prompt-answers-ours", { side: calledAs(name) });
  const args = { side: calledAs(name), bot: seat?.name ?? "" };
  if (seat?.kind === "bot" && now.bots.state === "stopped") return t("prompt-bot-stopped", args);
  if (seat?.kind === "bot") return t("prompt-bot-thinks", args);
  if (seat?.kind === "open") return t("prompt-seat-open", args);
  const isHere = seat?.presence === "here";
  return t(isHere ? "prompt-other-thinks" : "prompt-other-away", args);
}

// Why not ----------------------------------------------------------------------------------------------------------
/** On a phone the inspector is a sheet, so a refusal is shown above the prompt, until something else is looked at. */
function WhyNotBubble() {
  const refused = refusals.value;
  if (!refused || looking.value || sheet.value === "inspector") return null;
  return (
    <div class="bubble">
      <Who at={refused.at} />
      <WhyNotLines />
    </div>
  );
}

/** Who stands where one tapped: name, values and states, before the reasons. */
function Who({ at }: { at: string }) {
  const known = (stacks.value.get(at) ?? []).slice(0, MOST_TOLD).map(describePiece);
  const unknown = unknownAt.value.get(at) ?? [];
  return (
    <>
      {[...known, ...(unknown.length ? [describeUnknown(unknown)] : [])].map((line) => (
        <p key={line} class="who">
          {line}
        </p>
      ))}
    </>
  );
}

const MOST_TOLD = 3;
const isOption = (at: string) => optionsAt(at).length > 0 || optionsOfPiece.value.has(at);

/** The reasons against what was clicked, each with its clause. */
export function WhyNotLines() {
  const refused = refusals.value;
  if (!refused) return null;
  return (
    <div class="why-not">
      <div class="why-not-head">
        <h2>{t("why-not-title", { what: captionOf(refused.at) })}</h2>
        <button type="button" class="quiet" onClick={() => (refusals.value = null)}>
          {t("why-not-close")}
        </button>
      </div>
      {refused.why.length === 0 && <p>{t(isOption(refused.at) ? "why-not-is-option" : "why-not-nothing")}</p>}
      <ul>
        {refused.why.map((each, place) => (
          <li key={place}>
            {each.text} <ClauseChip rule={each.rule} />
          </li>
        ))}
      </ul>
    </div>
  );
}
