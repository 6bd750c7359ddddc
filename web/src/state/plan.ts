// A plan on a what-if table: counters put elsewhere, another phase about to begin, and what is answered there. The
// server makes the table; the game itself is not touched. While there is a plan, it is shown in place of the game.
import { batch, computed, signal } from "@preact/signals";
import * as api from "./api.ts";
import { detour, forgetLooks, gameId, side, tellFault } from "./store.ts";
import type * as wire from "../wire.ts";

export interface Steps {
  placed: Record<string, string>;
  phase: number | null;
  answers: wire.PlanAnswer[];
}

const NOTHING: Steps = { placed: {}, phase: null, answers: [] };
export const plan = signal<Steps | null>(null);
/** The counters in the player's hand: the next hex that is pressed gets them. */
export const inHand = signal<string[]>([]);
/** The plan before each step, so that steps can be taken back. */
const earlier = signal<Steps[]>([]);
export const canTakeBack = computed(() => earlier.value.length > 0);

/** Counters put in a place; answers given before belong to another table. */
export const withPut = (steps: Steps, pieces: string[], place: string): Steps => ({
  ...steps,
  placed: { ...steps.placed, ...Object.fromEntries(pieces.map((piece) => [piece, place])) },
  answers: [],
});

const asked = (steps: Steps): wire.Plan => ({
  side: side.value,
  placed: steps.placed,
  phase: steps.phase,
  answers: steps.answers,
});

/** Show the table of a plan; when there can be none, say why and keep the one before. */
async function show(steps: Steps): Promise<boolean> {
  try {
    const { page } = await api.plan(gameId(), asked(steps));
    if (!page) return false;
    batch(() => {
      plan.value = steps;
      forgetLooks();
      detour.value = {
        page,
        look: async (question, choice) => {
          const shown = await api.plan(gameId(), { ...asked(steps), look: choice.text, asked: question.side });
          return shown.looked;
        },
        give: (question, text) =>
          step({ ...steps, answers: [...steps.answers, { side: question.side, answer: text }] }),
        undo: takeBack,
      };
    });
    return true;
  } catch (fault) {
    tellFault(fault);
    return false;
  }
}

async function step(next: Steps): Promise<void> {
  const before = plan.value;
  if (!(await show(next)) || !before) return;
  earlier.value = [...earlier.value, before];
}

/** Begin a plan from the game as it stands. */
export async function begin(): Promise<void> {
  earlier.value = [];
  await show(NOTHING);
}

/** Go back to the game. */
export function end(): void {
  batch(() => {
    plan.value = null;
    detour.value = null;
    inHand.value = [];
    forgetLooks();
  });
}

/** Put the counters in hand somewhere. */
export async function put(place: string): Promise<void> {
  const pieces = inHand.value;
  if (!plan.value || pieces.length === 0) return;
  inHand.value = [];
  await step(withPut(plan.value, pieces, place));
}

/** Let another phase of the turn begin. */
export async function enterPhase(phase: number | null): Promise<void> {
  if (plan.value) await step({ ...plan.value, phase, answers: [] });
}

/** Take back the last step. */
export async function takeBack(): Promise<void> {
  const before = earlier.value.at(-1);
  earlier.value = earlier.value.slice(0, -1);
  if (before) await show(before);
}
