// The puzzle of the day follows from the date, the same for all, and the streak from the days on which it was solved.
const DAY = 86_400_000;

export const today = (): number => Math.floor(Date.now() / DAY);

export const isSolved = (verdict: string | undefined): boolean => verdict === "best" || verdict === "good";

/** The puzzle of a day. */
export const ofDay = <T>(puzzles: T[], day: number): T | undefined => puzzles[day % puzzles.length];

/** A streak after the puzzle of a day was tried: a day later it grows, after a gap or a miss it begins again. */
export function streakAfter(had: { day: number; days: number }, day: number, solved: boolean) {
  if (had.day === day) return had;
  if (!solved) return { day: 0, days: 0 };
  return { day, days: had.day === day - 1 ? had.days + 1 : 1 };
}

/** How many days in a row it is now: a streak that was not kept up yesterday is over. */
export const daysNow = (had: { day: number; days: number }, day: number): number => (had.day >= day - 1 ? had.days : 0);
