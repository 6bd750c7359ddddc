// Requests of what is rarely opened: the lobby's lists, lessons, puzzles, trials, reports. Those of every table are in `api`.
import type * as wire from "../wire.ts";
import { address, ask } from "./api.ts";

/** The courses of all games; a lesson begun, and what is done in one beside answering. */
export const courses = () => ask<wire.Course[]>("GET", "lessons");
export const beginLesson = (asked: wire.LessonBegun) => ask<wire.Made>("POST", "lessons", {}, asked);
export const tellLesson = (game: string, deed: string) =>
  ask<wire.Taken>("POST", `games/${game}/lesson`, {}, { do: deed });
/** The puzzles of all games; one begun, its verdict, and the try taken back. */
export const puzzles = () => ask<wire.PuzzleCard[]>("GET", "puzzles");
export const beginPuzzle = (asked: wire.PuzzleChosen) => ask<wire.Made>("POST", "puzzles", {}, asked);
export const puzzleVerdict = (game: string) => ask<wire.PuzzleVerdict>("POST", `games/${game}/puzzle`);
export const tryAgain = (game: string) => ask<wire.Taken>("POST", `games/${game}/puzzle/again`);
/** A page of my games: those that go on, or those that are over. */
export const myGames = (which: "running" | "over", page: number) => ask<wire.GameList>("GET", "games", { which, page });
export const openSave = (save: string) => ask<wire.Made>("POST", "games/import", {}, save);
/** A game as the text of a record, with its branches as variations. */
export const recordText = (game: string, told: wire.BranchesNamed) =>
  ask<wire.RecordTold>("POST", `games/${game}/record.txt`, {}, told);
export const forget = (game: string) => ask<null>("DELETE", `games/${game}`);
export const trial = (game: string, said: wire.Trial) => ask<wire.TrialShown>("POST", `games/${game}/trial`, {}, said);
export const stopTrial = (game: string) => ask<wire.TrialShown>("DELETE", `games/${game}/trial`);
/** What a side can expect from here, and what an officer would do. */
export const outlook = (game: string, said: wire.OutlookAsked) =>
  ask<wire.OutlookTold>("POST", `games/${game}/outlook`, {}, said);
/** The luck of every side up to a moment; refused while it would tell of what is hidden. */
export const luckAt = (game: string, clock: number) => ask<wire.LuckAt>("GET", `games/${game}/luck/${clock}`);
/** The report of a finished game, and the addresses of its files. */
export const report = (game: string) => ask<wire.BattleTold>("GET", `games/${game}/report`);
export const reportPage = (game: string) => address(`games/${game}/report.html`);
export const reportFile = (game: string) => address(`games/${game}/report.json`);
export const opinion = (game: string, side: string) => ask<wire.OpinionTold>("GET", `games/${game}/opinion`, { side });
export const askOpinion = (game: string, side: string) =>
  ask<wire.OpinionTold>("POST", `games/${game}/opinion`, {}, { side } satisfies wire.OpinionAsked);
export const stopOpinion = (game: string) => ask<null>("DELETE", `games/${game}/opinion`);
