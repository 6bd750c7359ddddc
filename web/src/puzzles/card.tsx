// The card of a puzzle, in the place above the map, and the verdict on a sheet: both figures beside each other, why, and
// after them what the dice would have said.
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { go } from "../app/route.ts";
import { useRinged } from "../learn/ringed.ts";
import { ClauseChip } from "../rules/clause.tsx";
import { Sheet } from "../shared/parts.tsx";
import { t } from "../shared/text.ts";
import * as aside from "../state/api-aside.ts";
import { lang } from "../state/settings.ts";
import { gameId, kit, screen, tellFault } from "../state/store.ts";
import type { PuzzleFigure, PuzzleShown, PuzzleVerdict } from "../wire.ts";
import { beginPuzzle, nextAfter, noteVerdict, puzzles } from "./solved.ts";
import "../style/learn.css";
import "../style/puzzles.css";

export function PuzzleCard() {
  const now = screen.value?.puzzle;
  const verdict = useSignal<PuzzleVerdict | null>(null);
  const isOpen = useSignal(false);
  useJudge(now, verdict, isOpen);
  useRinged(now?.decided ? "" : (now?.id ?? ""), now?.show ?? [], true);
  puzzles();
  if (!now) return null;
  const found = now.decided ? verdict.value : null;
  const again = () => {
    isOpen.value = false;
    verdict.value = null;
    void aside.tryAgain(gameId()).catch(tellFault);
  };
  return (
    <section
      class={`lesson puzzle ${found?.verdict === "best" ? "done" : ""}`}
      aria-label={t("puzzle-of", { title: now.title })}
    >
      <div class="lesson-head">
        <h2>{now.title}</h2>
        <span class="small">{t(`puzzle-depth-${now.depth}`)}</span>
      </div>
      <div class="lesson-words" tabIndex={0} role="group" aria-label={now.title}>
        <p class="lesson-say" aria-live="polite">
          {found ? (
            <>
              <b>{t(`verdict-${found.verdict}`)}</b> {found.why}
            </>
          ) : now.decided ? (
            t("puzzle-weighing")
          ) : (
            now.ask
          )}
        </p>
      </div>
      <div class="lesson-acts">
        {found && (
          <button class="main puzzle-verdict" onClick={() => (isOpen.value = true)}>
            {t("puzzle-verdict")}
          </button>
        )}
        {now.decided && (
          <button class="plain puzzle-retry" onClick={again}>
            {t("puzzle-again")}
          </button>
        )}
        <button class="plain lesson-leave" onClick={() => go("/puzzles")}>
          {t("puzzles-all")}
        </button>
      </div>
      {found && isOpen.value && <Verdict now={now} found={found} again={again} close={() => (isOpen.value = false)} />}
    </section>
  );
}

/** When all is decided the try is judged, and the verdict opens. */
function useJudge(now: PuzzleShown | undefined, verdict: Signal<PuzzleVerdict | null>, isOpen: Signal<boolean>): void {
  useEffect(() => {
    if (!now?.decided) {
      verdict.value = null;
      isOpen.value = false;
      return;
    }
    const isFirst = !verdict.peek();
    aside.puzzleVerdict(gameId()).then((found) => {
      verdict.value = found;
      isOpen.value ||= isFirst;
      noteVerdict(now.id, found.verdict);
    }, tellFault);
  }, [now?.decided, now?.id, lang.value]);
}

function Verdict(props: { now: PuzzleShown; found: PuzzleVerdict; again: () => void; close: () => void }) {
  const { now, found, again, close } = props;
  const next = nextAfter(puzzles() ?? [], now.id);
  const isSame = found.yours.figure === found.best.figure && found.verdict === "best";
  return (
    <Sheet title={t(`verdict-${found.verdict}`)} kind="card" close={close} name="verdict-sheet" isText>
      <div class="verdict-figures">
        <FigureShown of={found.yours} chance={found.chance} label={t("puzzle-yours")} most={found.at_most} />
        {!isSame && <FigureShown of={found.best} chance={found.chance} label={t("puzzle-best-way")} />}
      </div>
      <p>{found.why}</p>
      <p class="small">
        {t(found.chance ? "puzzle-chance-about" : "puzzle-worth-about")}{" "}
        {found.trials ? t("puzzle-tried", { games: found.trials }) : t("puzzle-exact")}{" "}
        {now.clauses.map((rule) => (
          <ClauseChip key={rule} rule={rule} />
        ))}
      </p>
      {found.reasons.length > 0 && (
        <>
          <h3>{t("puzzle-officer", { answer: found.officer })}</h3>
          <ul class="verdict-told">
            {found.reasons.map((each) => (
              <li>{each}</li>
            ))}
          </ul>
        </>
      )}
      {found.told.length > 0 && (
        <details>
          <summary>{t("puzzle-dice")}</summary>
          <ul class="verdict-told">
            {found.told.map((each) => (
              <li>{each}</li>
            ))}
          </ul>
        </details>
      )}
      <p class="verdict-acts">
        {next && (
          <button class="main" onClick={() => void beginPuzzle(next.game, next.id)}>
            {t("puzzle-next")}
          </button>
        )}
        <button class={next ? "plain" : "main"} onClick={again}>
          {t("puzzle-again")}
        </button>
        {kit.value && (
          <button class="plain" onClick={() => go("/puzzles")}>
            {t("puzzles-all")}
          </button>
        )}
      </p>
    </Sheet>
  );
}

type OfWay = { of: PuzzleFigure; chance: boolean; label: string; most?: boolean };

/** A way in words, with its figure: a chance in percent, or a worth from -1 to 1. */
function FigureShown({ of, chance, label, most = false }: OfWay) {
  const say = new Intl.NumberFormat(
    lang.value,
    chance
      ? { style: "percent", maximumFractionDigits: 0 }
      : { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "exceptZero" },
  );
  const figure = most ? t("puzzle-at-most", { figure: say.format(of.figure) }) : say.format(of.figure);
  const share = chance ? of.figure : (of.figure + 1) / 2;
  return (
    <div class="verdict-figure">
      <h3>{label}</h3>
      <p class="verdict-number">
        {figure}
        {of.error > 0 && !most && (
          <span class="small"> ± {say.format(of.error).replace("+", "").replace(/\s?%/, "")}</span>
        )}
      </p>
      <meter min={0} max={1} value={Math.max(0, Math.min(1, share))} aria-label={label} />
      <p>{of.answers.join(" · ")}</p>
    </div>
  );
}
