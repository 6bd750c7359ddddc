// In the lobby: one question to a newcomer, the way on for whoever is learning, and the lessons of each game.
import { t } from "../shared/text.ts";
import type { Course } from "../wire.ts";
import { beginLesson, courses, isLearned, minutesOf, newcomer, nextOf } from "./progress.ts";
import "../style/newcomer.css";

/** The game whose course is for whoever has never played such a game. */
const FIRST = "patrol";

/** The question, or the next lesson of the first course; nothing for whoever knows such games. */
export function Newcomer({ isFirst }: { isFirst: boolean }) {
  const course = courses()?.find(({ game }) => game === FIRST);
  const next = course && nextOf(course);
  if (!course || !next || newcomer.value === "knows" || (!isFirst && !newcomer.value)) return null;
  if (newcomer.value || course.lessons.some(({ id }) => isLearned(id))) return <GoOn course={course} />;
  const begin = () => {
    newcomer.value = "new";
    void beginLesson(course.game, next.id);
  };
  const skip = () => {
    newcomer.value = "knows";
    document.querySelector<HTMLElement>(".index button")?.focus();
  };
  return (
    <section class="newcomer" aria-labelledby="newcomer">
      <h2 id="newcomer">{t("newcomer")}</h2>
      <p>{t("newcomer-about", { minutes: minutesOf(course.lessons) })}</p>
      <p class="newcomer-acts">
        <button class="main" onClick={begin}>
          {t("newcomer-new")}
        </button>
        <button class="plain" onClick={skip}>
          {t("newcomer-knows")}
        </button>
      </p>
    </section>
  );
}

function GoOn({ course }: { course: Course }) {
  const next = nextOf(course)!;
  const left = course.lessons.filter(({ id }) => !isLearned(id));
  return (
    <section class="newcomer" aria-labelledby="newcomer">
      <h2 id="newcomer">{course.title}</h2>
      <p>{t("newcomer-left", { count: left.length, minutes: minutesOf(left) })}</p>
      <p class="newcomer-acts">
        <button class="main" onClick={() => void beginLesson(course.game, next.id)}>
          {t("course-go-on", { title: next.title })}
        </button>
        <button class="plain" onClick={() => (newcomer.value = "knows")}>
          {t("newcomer-enough")}
        </button>
      </p>
    </section>
  );
}

/** The lessons of a game, on its card in the lobby: the next one is begun. */
export function LearnButton({ game }: { game: string }) {
  const course = courses()?.find((each) => each.game === game && nextOf(each));
  const next = course && nextOf(course);
  if (!course || !next) return null;
  return (
    <button class="plain index-learn" onClick={() => void beginLesson(game, next.id)}>
      {t("learn-game", { minutes: minutesOf(course.lessons) })}
    </button>
  );
}
