// Spaces that do not break, put in when texts are loaded.
import assert from "node:assert/strict";
import { test } from "node:test";
import { typeset } from "../src/shared/typeset.ts";

test("French punctuation keeps to the word before it", () => {
  assert.equal(
    typeset("Où aller ? Vite ! Oui ; non : 50 %", "fr"),
    "Où aller\u202f? Vite\u202f! Oui\u202f; non\u00a0: 50\u00a0%",
  );
  assert.equal(typeset("« En avant » n° 13, § 9.2", "fr"), "«\u00a0En avant\u00a0» n°\u00a013, §\u00a09.2");
  assert.equal(
    typeset("{ $far } m, 3 km, 5 s, 2 s’en vont", "fr"),
    "{ $far }\u00a0m, 3\u00a0km, 5\u00a0s, 2 s’en vont",
  );
});

test("no other language is touched", () => {
  assert.equal(typeset("1 : 2 ?", "en"), "1 : 2 ?");
});

test("the sentences of the screen stay readable to Fluent", async () => {
  const { learn, t } = await import("../src/shared/text.ts");
  const { lang } = await import("../src/state/settings.ts");
  lang.value = "fr";
  await learn("table", "fr");
  assert.match(t("odds-certain", { words: "rien" }), /coup sûr\u00a0: rien/);
  lang.value = "en";
});
