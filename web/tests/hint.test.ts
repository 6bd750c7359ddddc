// A hint is asked for, shown and forgotten; it never answers.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { seatOf } from "../src/app/shelf.ts";
import { askHint, hinted, hinting, notice, page, past, side } from "../src/state/store.ts";
import type { BotCard, Hinted, Page } from "../src/wire.ts";

const asked: { path: string; body: string }[] = [];
let answers: () => { status: number; body: unknown };

globalThis.fetch = (async (path: string, init?: RequestInit) => {
  asked.push({ path, body: String(init?.body ?? "") });
  const { status, body } = answers();
  return new Response(JSON.stringify(body), { status });
}) as typeof fetch;

const HINTED: Hinted = { number: 4, answer: "to 0203", reasons: [{ rule: "8.1", text: "It is near." }], answers: [] };

function lay(hints: { can: boolean; why: string }, of = "red", version = 1): void {
  page.value = {
    log: [],
    screen: {
      version,
      hints,
      asked: [
        {
          number: 4,
          side: of,
          options: [
            { text: "to 0202", noun: "hex" },
            { text: "to 0203", noun: "hex" },
          ],
        },
      ],
    },
  } as unknown as Page;
}

beforeEach(() => {
  asked.length = 0;
  side.value = "red";
  past.value = null;
  hinted.value = null;
  notice.value = null;
  answers = () => ({ status: 200, body: HINTED });
  lay({ can: true, why: "" });
});

test("the choice an officer would make comes with its reasons, and nothing is answered", async () => {
  const choice = await askHint();
  assert.equal(choice?.text, "to 0203");
  assert.deepEqual(hinted.value, HINTED);
  assert.equal(asked.length, 1);
  assert.match(asked[0]!.path, /\/hint\?/);
  assert.deepEqual(JSON.parse(asked[0]!.body), { side: "red", number: 4 });
});

test("where hints are not allowed the reason is told, and nobody is asked", async () => {
  lay({ can: false, why: "Made without hints." });
  assert.equal(await askHint(), null);
  assert.equal(notice.value?.text, "Made without hints.");
  assert.equal(asked.length, 0);
});

test("nobody is asked about dice, nor where there is no officer", async () => {
  lay({ can: true, why: "" }, "dice");
  assert.equal(await askHint(), null);
  lay({ can: false, why: "" });
  assert.equal(await askHint(), null);
  assert.equal(notice.value, null);
  assert.equal(asked.length, 0);
});

test("a hint that comes too late is not shown", async () => {
  const waits = askHint();
  assert.equal(hinting.value, true);
  lay({ can: true, why: "" }, "red", 2);
  assert.equal(await waits, null);
  assert.equal(hinted.value, null);
  assert.equal(hinting.value, false);
});

test("a question that is gone is nobody's fault, anything else is told", async () => {
  answers = () => ({ status: 409, body: { error: { code: "stale", text: "gone", rule: "" } } });
  assert.equal(await askHint(), null);
  assert.equal(notice.value, null);
  answers = () => ({ status: 500, body: { error: { code: "broken", text: "a fault of ours", rule: "" } } });
  assert.equal(await askHint(), null);
  assert.deepEqual(notice.value, { text: "a fault of ours", rule: "" });
});

test("a bot is seated with its seconds where it takes some", () => {
  const bot = (seconds: number): BotCard => ({ key: "general", name: "", about: "", seconds, most_seconds: 30 });
  assert.equal(seatOf(bot(0), 5), "general");
  assert.equal(seatOf(bot(2), 0), "general");
  assert.equal(seatOf(bot(2), 5), "general@5");
  assert.equal(seatOf(bot(2), 9999), "general@30");
});
