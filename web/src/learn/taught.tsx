// The card above the map, of a lesson or of a puzzle; each is fetched when it is needed.
import { lazy } from "../shared/lazy.tsx";
import { screen } from "../state/store.ts";

const LessonCard = lazy(async () => (await import("./card.tsx")).LessonCard, "learn");
const PuzzleCard = lazy(async () => (await import("../puzzles/card.tsx")).PuzzleCard, "puzzles");

export const TaughtCard = () => (screen.value?.puzzle ? <PuzzleCard /> : <LessonCard />);
