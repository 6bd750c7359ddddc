// Two odds side by side: one is kept, the other is whatever is looked at.
import { signal } from "@preact/signals";
import { inShort, meaning, number, percent } from "../shared/tally.ts";
import { t } from "../shared/text.ts";
import type { TallyShown } from "../wire.ts";

export interface Kept {
  label: string;
  tally: TallyShown;
}

export const kept = signal<Kept | null>(null);

export interface Row {
  name: string;
  one: string;
  other: string;
}

/** The rows of the comparison: the column, every outcome of either, and what is expected on average. */
export function rowsOf(one: TallyShown, other: TallyShown): Row[] {
  const chance = (tally: TallyShown, outcome: string) => tally.chances.find((each) => each.outcome === outcome)?.p;
  const mean = (tally: TallyShown, name: string) => tally.expected.find((each) => each.name === name)?.value;
  const said = (value: number | undefined, say: (value: number) => string) => (value === undefined ? "–" : say(value));
  const ahead = (tally: TallyShown) => tally.ahead.map((each) => each.text).join("; ") || "–";
  const isOpen = one.ahead.length + other.ahead.length > 0;
  const outcomes = new Map([...one.chances, ...other.chances].map((each) => [each.outcome, meaning(each)]));
  const means = [...new Set([...one.expected, ...other.expected].map((each) => each.name))];
  return [
    { name: "", one: inShort(one), other: inShort(other) },
    ...(isOpen ? [{ name: t("compare-ahead"), one: ahead(one), other: ahead(other) }] : []),
    ...[...outcomes].map(([outcome, words]) => ({
      name: words,
      one: said(chance(one, outcome), percent),
      other: said(chance(other, outcome), percent),
    })),
    ...means.map((name) => ({ name, one: said(mean(one, name), number), other: said(mean(other, name), number) })),
  ];
}

/** The button that keeps what is shown, and the comparison with what is kept. */
export function Compare({ label, tally }: Kept) {
  const before = kept.value;
  const isSame = before?.label === label && before.tally === tally;
  return (
    <>
      {before && !isSame && <Side by={before} now={{ label, tally }} />}
      <p class="compare-acts">
        {!isSame && (
          <button type="button" class="act quiet-act" onClick={() => (kept.value = { label, tally })}>
            {t(before ? "compare-keep-this" : "compare-keep")}
          </button>
        )}
        {before && (
          <button type="button" class="act quiet-act" onClick={() => (kept.value = null)}>
            {t("compare-forget")}
          </button>
        )}
      </p>
    </>
  );
}

function Side({ by, now }: { by: Kept; now: Kept }) {
  return (
    <table class="compare">
      <caption>{t("compare-title")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{by.label || t("compare-kept")}</th>
          <th scope="col">{now.label || t("compare-now")}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(by.tally, now.tally).map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name || t("compare-column")}</th>
            <td>{row.one}</td>
            <td>{row.other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
