// When the briefing and the hints of a guided first game are due. What they say comes with the scenario.
import { computed } from "@preact/signals";
import { nextHint } from "./hints.ts";
import { briefed, guided, hintsRead } from "../state/settings.ts";
import { asked, kit, log, past, screen, sheet } from "../state/store.ts";

/** Stands for every scenario, in the lists of those already read. */
const EVERY = "*";

const isIn = (list: string[], key: string): boolean => list.includes(EVERY) || list.includes(key);
const scenario = (): string => `${kit.value?.title}/${kit.value?.scenario}`;
const sideOf = (): string => `${scenario()}/${screen.value?.side}`;

/** Whether the screen belongs to somebody who plays here and now. */
const plays = (): boolean => {
  const now = screen.value;
  return !!now?.side && now.seats[now.side]?.kind === "you" && !now.over && !past.value;
};

/** Whether the briefing is to be read before the first turn: once for each side of a scenario. */
export const isBriefingDue = (): boolean =>
  !!kit.value?.briefing.situation && plays() && screen.value!.turn <= 1 && !isIn(briefed.value, sideOf());

export function closeBriefing(): void {
  if (!isIn(briefed.value, sideOf()) && screen.value?.side) briefed.value = [...briefed.value, sideOf()];
  sheet.value = "";
}

// The guide --------------------------------------------------------------------------------------------------------
const hintKey = (place: number): string => `${scenario()}/${place}`;
/** The hints that were read, by their place in the list. */
const read = computed<ReadonlySet<number>>(
  () =>
    new Set(
      (kit.value?.briefing.guide ?? []).flatMap((_, place) =>
        hintsRead.value.includes(hintKey(place)) ? [place] : [],
      ),
    ),
);

/** Its place in the list, -1 while there is none to show. */
export const hintNow = computed(() => {
  const guide = kit.value?.briefing.guide ?? [];
  if (guide.length === 0 || isGuideClosed() || sheet.value || !plays() || isBriefingDue()) return -1;
  const verbs = new Set((asked.value?.options ?? []).map((each) => each.verb));
  return nextHint(
    guide,
    read.value,
    verbs,
    log.value.some((line) => line.dice.length > 0),
  );
});

/** On to the next one; after the last, the guide is closed for good. */
export function readHint(place: number): void {
  hintsRead.value = [...hintsRead.value, hintKey(place)];
  if (read.value.size >= (kit.value?.briefing.guide.length ?? 0)) closeGuide();
}

/** Whether the guide was closed before. */
export const isGuideClosed = (): boolean => isIn(guided.value, scenario());

/** Never show it again. */
export function closeGuide(): void {
  if (!isGuideClosed()) guided.value = [...guided.value, scenario()];
}

/** Show it from its beginning, because somebody asked for it. */
export function openGuide(): void {
  hintsRead.value = hintsRead.value.filter((each) => !each.startsWith(`${scenario()}/`));
  guided.value = guided.value.filter((each) => each !== EVERY && each !== scenario());
  sheet.value = "";
}

export const hasRead = (): number => read.value.size;
