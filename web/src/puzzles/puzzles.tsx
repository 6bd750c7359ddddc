// The page of all puzzles: that of the day, how many days in a row it was solved, and those of each game.
import { useEffect } from "preact/hooks";
import { PageHead } from "../app/page.tsx";
import { Boundary, Notices } from "../shared/parts.tsx";
import { t } from "../shared/text.ts";
import { lang } from "../state/settings.ts";
import type { PuzzleCard } from "../wire.ts";
import { daysNow, isSolved, ofDay, today } from "./days.ts";
import { beginPuzzle, puzzles, streak, verdicts } from "./solved.ts";
import "../style/learn.css";
import "../style/puzzles.css";

export function PuzzlesScreen() {
  useEffect(() => void (document.title = `${t("puzzles")} · Grognard`), [lang.value]);
  const every = puzzles();
  const games = [...new Set(every?.map(({ game }) => game))];
  return (
    <div class="page learn">
      <PageHead back="/" label={`← ${t("to-the-lobby")}`} />
      <main>
        <Boundary>
          <h1>{t("puzzles")}</h1>
          <p class="learn-about">{t("puzzles-about")}</p>
          {every ? (
            <>
              <OfTheDay every={every} />
              {games.map((game) => (
                <OfGame key={game} puzzles={every.filter((each) => each.game === game)} />
              ))}
            </>
          ) : (
            <p class="waiting">{t("loading")}</p>
          )}
        </Boundary>
      </main>
      <Notices />
    </div>
  );
}

function OfTheDay({ every }: { every: PuzzleCard[] }) {
  const puzzle = ofDay(every, today());
  if (!puzzle) return null;
  const days = daysNow(streak.value, today());
  const verdict = verdicts.value[puzzle.id];
  return (
    <section class="course puzzle-day" aria-labelledby="puzzle-day">
      <div class="course-head">
        <h2 id="puzzle-day">{t("puzzle-of-the-day", { title: puzzle.title })}</h2>
        <span class="small">{puzzle.game_title}</span>
      </div>
      <p class="course-about">{puzzle.ask}</p>
      <div class="course-go">
        <button class="main" onClick={() => void beginPuzzle(puzzle.game, puzzle.id)}>
          {t(verdict ? "puzzle-again" : "puzzle-begin")}
        </button>
        <span class="small">
          {verdict ? t(`verdict-${verdict}`) : t(`puzzle-depth-${puzzle.depth}`)}
          {days > 0 && ` · ${t("puzzle-streak", { days })}`}
        </span>
      </div>
    </section>
  );
}

function OfGame({ puzzles }: { puzzles: PuzzleCard[] }) {
  const game = puzzles[0]!.game;
  const solved = puzzles.filter(({ id }) => isSolved(verdicts.value[id])).length;
  return (
    <section class="course" aria-labelledby={`puzzles-${game}`}>
      <div class="course-head">
        <h2 id={`puzzles-${game}`}>{puzzles[0]!.game_title}</h2>
        <span class="small">{t("puzzles-solved", { solved, count: puzzles.length })}</span>
      </div>
      <ol>
        {puzzles.map((each, place) => (
          <li key={each.id} class={isSolved(verdicts.value[each.id]) ? "learned" : ""}>
            <PuzzleButton puzzle={each} place={place} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What stands before a puzzle: its number, or a sign of its first verdict. */
const SIGNS: Record<string, string> = { best: "✓", good: "✓", "not-this-time": "–" };

function PuzzleButton({ puzzle, place }: { puzzle: PuzzleCard; place: number }) {
  const verdict = verdicts.value[puzzle.id];
  return (
    <button class="lesson-button" data-puzzle={puzzle.id} onClick={() => void beginPuzzle(puzzle.game, puzzle.id)}>
      <span class="lesson-mark" aria-hidden="true">
        {verdict ? SIGNS[verdict] : place + 1}
      </span>
      <span>
        {puzzle.title}
        {verdict && <span class="unseen"> · {t(`verdict-${verdict}`)}</span>}
      </span>
      <span class="small">{t(`puzzle-depth-${puzzle.depth}`)}</span>
    </button>
  );
}
