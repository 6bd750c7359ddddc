// A question with one answer that changes nothing, such as whether to fire where nobody can: it is shown for a moment and answers itself. Against
// a person the moment varies, so that its length does not tell that there was no choice.
import { effect } from "@preact/signals";
import { give } from "./answering.ts";
import { answersItself } from "./settings.ts";
import { asked, detour, screen } from "./table.ts";

const MOMENT = 800;
/** How much longer it may last where somebody else waits for it. */
const MORE = 1600;

let timer = 0;
effect(() => {
  clearTimeout(timer);
  const question = asked.value;
  // In a lesson every answer is the learner's.
  if (!question?.alone || detour.value || !answersItself.value || screen.peek()?.lesson) return;
  const others = Object.values(screen.peek()?.seats ?? {}).some((seat) => seat.kind === "other");
  const lasts = MOMENT + (others ? Math.random() * MORE : 0);
  timer = setTimeout(() => {
    const [only] = question.options;
    if (only && asked.peek()?.number === question.number) void give(only);
  }, lasts) as unknown as number;
});
