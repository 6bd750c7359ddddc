// The card of a lesson, in a place of its own above the map: what is said, what was not taken, and what can be done.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { go } from "../app/route.ts";
import { showHint } from "../panel/hint.tsx";
import { ClauseChip } from "../rules/clause.tsx";
import { numberText } from "../rules/rulebook.ts";
import { Icon } from "../shared/parts.tsx";
import { t } from "../shared/text.ts";
import * as aside from "../state/api-aside.ts";
import { playOnFrom } from "../state/branch.ts";
import { held, lesson } from "../state/lesson.ts";
import { asked, gameId, hinting, kit, screen, tellFault } from "../state/store.ts";
import type { LessonShown } from "../wire.ts";
import { beginLesson, noteLearned, playWhole } from "./progress.ts";
import { useRinged } from "./ringed.ts";
import "../style/learn.css";

const tell = (deed: "read" | "back" | "skip" | "again") => void aside.tellLesson(gameId(), deed).catch(tellFault);

export function LessonCard() {
  const now = lesson.value;
  const hinted = useSignal(-1);
  useOfficer(now);
  useRinged(now ? `${now.id} ${now.number}` : "", now?.show ?? [], now?.number === 0);
  useEffect(() => {
    if (now?.state === "done") noteLearned(now.id);
    if (now?.state !== "open") hinted.value = -1;
  }, [now?.state, now?.id]);
  if (!now) return null;
  const isHinted = !!now.hint && hinted.value === now.number;
  const why = held.value.step === now.number ? held.value.text : "";
  const aside = why || (isHinted ? now.hint : "");
  const hint = () => {
    hinted.value = isHinted && !why ? -1 : now.number;
    held.value = { text: "", step: 0 };
  };
  return (
    <section class={`lesson ${now.state}`} aria-label={t("lesson-of", { title: now.title })}>
      <Head now={now} />
      <div class="lesson-words" tabIndex={0} role="group" aria-label={now.title}>
        {aside && now.state === "open" && (
          <p class="lesson-aside" role="status">
            {aside}
          </p>
        )}
        <p class="lesson-say" aria-live="polite">
          {now.state === "done" && <Tick />}
          {now.say}
        </p>
        {now.state === "done" && <ToRead now={now} />}
      </div>
      <div class="lesson-acts">
        {now.state === "open" ? (
          <OpenActs now={now} isHinted={isHinted && !why} hint={hint} />
        ) : now.state === "done" ? (
          <DoneActs now={now} />
        ) : (
          <button class="main lesson-again" onClick={() => tell("again")}>
            {t("lesson-again")}
          </button>
        )}
      </div>
    </section>
  );
}

/** The title, how far it has come, and that its dice are written. */
function Head({ now }: { now: LessonShown }) {
  return (
    <div class="lesson-head">
      <h2>{now.title}</h2>
      <span class="lesson-steps">
        <progress max={now.steps} value={now.number} aria-label={t("lesson-progress")} />
        <span class="small">{t("lesson-step", { step: Math.min(now.number + 1, now.steps), steps: now.steps })}</span>
      </span>
      {now.left > 0 && now.state === "open" && (
        <span class="small lesson-left">{t("lesson-left", { count: now.left })}</span>
      )}
      {now.dice && <span class="small lesson-dice">{t("lesson-dice")}</span>}
    </div>
  );
}

function OpenActs({ now, isHinted, hint }: { now: LessonShown; isHinted: boolean; hint: () => void }) {
  return (
    <>
      {now.waits === "read" && (
        <button class="main lesson-read" onClick={() => tell("read")}>
          {t("lesson-read")} <Icon name="right" />
        </button>
      )}
      {now.hint && (
        <button class="plain lesson-hint" aria-pressed={isHinted} onClick={hint}>
          {t("lesson-hint")}
        </button>
      )}
      {now.goes_back && (
        <button class="plain lesson-back" onClick={() => tell("back")} title={t("lesson-back-about")}>
          {t("lesson-back")}
        </button>
      )}
      {now.waits !== "read" && !now.officer && (
        <button class="plain lesson-skip" onClick={() => tell("skip")} title={t("lesson-skip-about")}>
          {t("lesson-skip")}
        </button>
      )}
      <button class="plain lesson-leave" onClick={() => go("/learn")} title={t("lesson-leave-about")}>
        {t("lesson-leave")}
      </button>
    </>
  );
}

const Tick = () => (
  <span class="lesson-tick" role="img" aria-label={t("lesson-done")}>
    ✓
  </span>
);

/** The clauses for those who want more; of several with one number the first, beside which the others stand in the book. */
function ToRead({ now }: { now: LessonShown }) {
  return (
    <p class="lesson-more">
      {t("lesson-more")}{" "}
      {firstOfEach(now.read).map((rule) => (
        <ClauseChip key={rule} rule={rule} />
      ))}
    </p>
  );
}

const said = (rule: string) => numberText(rule) || rule;
const firstOfEach = (rules: string[]) =>
  rules.filter((rule, place) => rules.findIndex((each) => said(each) === said(rule)) === place);

function DoneActs({ now }: { now: LessonShown }) {
  const first = useRef<HTMLButtonElement>(null);
  const seats = Object.values(screen.value?.seats ?? {});
  const goesOn = !screen.value?.over && seats.some(({ kind, bot }) => kind === "bot" && bot !== "silent");
  // Whoever has answered with a key goes on with one.
  useEffect(() => {
    if (document.activeElement?.matches(".board, body")) first.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      {now.next ? (
        <button ref={first} class="main lesson-next" onClick={() => void beginLesson(kit.value!.title, now.next)}>
          {t("lesson-next")} <Icon name="right" />
        </button>
      ) : goesOn ? (
        <button
          ref={first}
          class="main lesson-play-on"
          onClick={() => void playOnFrom(screen.value!.clock)}
          title={t("lesson-play-on-about")}
        >
          {t("lesson-play-on")}
        </button>
      ) : (
        <button ref={first} class="main lesson-play" onClick={() => void playWhole()}>
          {t("lesson-play", { scenario: kit.value!.scenario_name })}
        </button>
      )}
      <button class="plain lesson-leave" onClick={() => go("/learn")}>
        {t("lesson-all")}
      </button>
      <button class="plain lesson-again" onClick={() => tell("again")}>
        {t("lesson-again")}
      </button>
    </>
  );
}

/** Where an officer stands beside the learner, he is asked at every question; what he says answers nothing. */
function useOfficer(now: LessonShown | null): void {
  const number = asked.value?.number;
  const last = useRef(-1);
  const isDue = !!now?.officer && now.state === "open" && number !== undefined && !hinting.value;
  useEffect(() => {
    if (!isDue || last.current === number) return;
    last.current = number;
    void showHint();
  }, [isDue, number]);
}
