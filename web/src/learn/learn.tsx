// The page of all lessons: each course with its lessons, what is done, and how long the rest takes.
import { useEffect } from "preact/hooks";
import { PageHead } from "../app/page.tsx";
import { Boundary, Notices } from "../shared/parts.tsx";
import { t } from "../shared/text.ts";
import { lang } from "../state/settings.ts";
import type { Course, LessonCard } from "../wire.ts";
import { beginLesson, courses, isLearned, minutesOf, nextOf } from "./progress.ts";
import "../style/learn.css";

export function LearnScreen() {
  useEffect(() => void (document.title = `${t("learn")} · Grognard`), [lang.value]);
  const found = courses();
  return (
    <div class="page learn">
      <PageHead back="/" label={`← ${t("to-the-lobby")}`} />
      <main>
        <Boundary>
          <h1>{t("learn")}</h1>
          <p class="learn-about">{t("learn-about")}</p>
          {found ? (
            found.map((each) => <CourseShown key={each.id} course={each} />)
          ) : (
            <p class="waiting">{t("loading")}</p>
          )}
        </Boundary>
      </main>
      <Notices />
    </div>
  );
}

function CourseShown({ course }: { course: Course }) {
  const next = nextOf(course);
  const left = course.lessons.filter(({ id }) => !isLearned(id));
  const done = course.lessons.length - left.length;
  return (
    <section class="course" aria-labelledby={`course-${course.id}`}>
      <div class="course-head">
        <h2 id={`course-${course.id}`}>{course.title}</h2>
        <span class="small">{course.game_title}</span>
      </div>
      <p class="course-about">{course.about}</p>
      <div class="course-go">
        {next && (
          <button class="main" onClick={() => void beginLesson(course.game, next.id)}>
            {t(done ? "course-go-on" : "course-begin", { title: next.title })}
          </button>
        )}
        <span class="small">
          {t("course-done", { done, count: course.lessons.length })}
          {left.length > 0 && ` · ${t("course-left", { minutes: minutesOf(left) })}`}
        </span>
      </div>
      <ol>
        {course.lessons.map((each, place) => (
          <li key={each.id} class={isLearned(each.id) ? "learned" : each === next ? "next" : ""}>
            <LessonButton course={course} lesson={each} place={place} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function LessonButton({ course, lesson, place }: { course: Course; lesson: LessonCard; place: number }) {
  const isDone = isLearned(lesson.id);
  return (
    <button class="lesson-button" data-lesson={lesson.id} onClick={() => void beginLesson(course.game, lesson.id)}>
      <span class="lesson-mark" aria-hidden="true">
        {isDone ? "✓" : place + 1}
      </span>
      <span>
        {lesson.title}
        {isDone && <span class="unseen"> · {t("lesson-done")}</span>}
      </span>
      <span class="small">{t("lesson-minutes", { count: lesson.minutes })}</span>
    </button>
  );
}
