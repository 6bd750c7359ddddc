// A clause opened in place: the chip "§9.21" that stands wherever a rule is named, and the card it opens.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../state/api.ts";
import { phone, Sheet } from "../shared/parts.tsx";
import { rem } from "../shared/room.ts";
import { follow } from "../app/route.ts";
import { chipText, numberText, withReferences } from "./rulebook.ts";
import { lang } from "../state/settings.ts";
import { clause, kit, sheet, tellFault } from "../state/store.ts";
import { t } from "../shared/text.ts";
import type { ClauseText, RulingText, RulesText } from "../wire.ts";

// The rulebooks, fetched once for each title and language ----------------------------------------------------------
const books = signal<Record<string, RulesText>>({});
const fetching = new Set<string>();

/** The rulebook of a title in the language of the screen; null while it is fetched. */
export function rulesOf(title: string): RulesText | null {
  const key = `${title}/${lang.value}`;
  const book = books.value[key];
  if (book) return book;
  if (title && !fetching.has(key)) {
    fetching.add(key);
    api
      .rules(title)
      .then((rules) => (books.value = { ...books.value, [key]: rules }))
      .catch(tellFault)
      .finally(() => fetching.delete(key));
  }
  return null;
}

// The chip ---------------------------------------------------------------------------------------------------------
/** Which rulebook the open clause is from, and where the chip stands that opened it. */
const opened = signal<{ title: string; at: DOMRect | null }>({ title: "", at: null });

/** Open a clause in place. */
export function openClause(rule: string, title = "", at: DOMRect | null = null): void {
  // A clause opened from a clause replaces it.
  if (!clause.value) opened.value = { title, at };
  clause.value = rule;
}

/** The title of a clause: from the kit in a game, elsewhere from a loaded rulebook. */
function titleOf(rule: string, of: string): string {
  const kept = kit.value?.rules[rule];
  return kept ?? books.value[`${of}/${lang.value}`]?.clauses.find((each) => each.id === rule)?.title ?? "";
}

interface ChipProps {
  rule: string;
  /** Outside a game, the title whose rule it is. */
  of?: string;
  /** What the clause is called, where that is known already. */
  called?: string;
}

/** What is said of a clause: its number and its title. */
function labelOf(rule: string, name: string): string {
  const number = numberText(rule);
  return number && name ? t("clause-named", { rule: number, name }) : t("clause", { rule: number.slice(1) || name });
}

/** A rule's number as a button that opens it. */
export function ClauseChip({ rule, of = "", called = "" }: ChipProps) {
  if (!rule) return null;
  const name = titleOf(rule, of) || called;
  return (
    <button
      type="button"
      class={numberText(rule) ? "clause-chip" : "clause-chip worded"}
      aria-haspopup="dialog"
      aria-label={labelOf(rule, name)}
      title={name}
      onClick={(event) => {
        event.stopPropagation();
        openClause(rule, of, event.currentTarget.getBoundingClientRect());
      }}
      // A chip inside an element that Enter or Space would choose handles these keys itself.
      onKeyDown={(event) => (event.key === "Enter" || event.key === " ") && event.stopPropagation()}
    >
      {chipText(rule, name)}
    </button>
  );
}

// The card ---------------------------------------------------------------------------------------------------------
/** How wide it is, in rem. */
const CARD = 25;
const MARGIN = 12;

/** Beside the chip, on the side where there is more room. */
function placeOf(at: DOMRect | null) {
  if (!at || phone.value) return undefined;
  const left = Math.max(MARGIN, Math.min(at.left, innerWidth - CARD * rem - MARGIN));
  const under = innerHeight - at.bottom;
  return under > at.top
    ? { left: `${left}px`, top: `${at.bottom + 6}px`, maxHeight: `${under - 6 - MARGIN}px` }
    : { left: `${left}px`, bottom: `${innerHeight - at.top + 6}px`, maxHeight: `${at.top - 6 - MARGIN}px` };
}

/** The open clause, if there is one. Every screen with chips has one of these. */
export function ClauseCard() {
  const rule = clause.value;
  useEffect(() => () => void (clause.value = ""), []);
  if (!rule) return null;
  return <OpenClause rule={rule} />;
}

function OpenClause({ rule }: { rule: string }) {
  const title = opened.value.title || kit.value?.title || "";
  const rules = rulesOf(title);
  const found = rules?.clauses.find((each) => each.id === rule);
  const close = () => {
    clause.value = "";
    opened.value = { title: "", at: null };
  };
  const path = `/rules/${title}/${encodeURIComponent(rule)}`;
  const heading = `${numberText(rule)} ${found?.title ?? titleOf(rule, title)}`.trim();
  return (
    <Sheet title={heading} kind="card" close={close} place={placeOf(opened.value.at)} name="clause-card">
      {found && rules ? (
        <ClauseBody clause={found} rulings={rules.rulings} of={title} />
      ) : (
        <p>{rules ? t("clause-unknown", { rule: numberText(rule).slice(1) }) : t("loading")}</p>
      )}
      <p>
        <a
          href={path}
          onClick={(event) => {
            if (kit.value?.title !== title) return (close(), follow(event, path));
            event.preventDefault();
            readingAt.value = rule;
            close();
            sheet.value = "rules";
          }}
        >
          {t("open-in-reader")}
        </a>
      </p>
    </Sheet>
  );
}

/** Where the reader over the table is opened. */
export const readingAt = signal("");

/** The text of a clause with its state, rulings and relations. */
export function ClauseBody({ clause: shown, rulings, of }: { clause: ClauseText; rulings: RulingText[]; of: string }) {
  const ruled = rulings.filter((each) => shown.rulings.includes(each.id));
  const names = new Map((rulesOf(of)?.clauses ?? []).map((each) => [each.id, each.title]));
  const ids = new Set(names.keys());
  return (
    <div class="clause-body">
      {shown.text.split(/\n+/).map((paragraph) => (
        <p>
          {withReferences(paragraph, ids).map((part) =>
            part.id ? <ClauseChip rule={part.id} of={of} called={names.get(part.id)} /> : part.text,
          )}
        </p>
      ))}
      {shown.status !== "done" && shown.status !== "display" && (
        <p class="clause-status">
          <strong>{t(`status-${shown.status}`)}</strong> {shown.reason}
        </p>
      )}
      {ruled.map((each) => (
        <Ruling ruling={each} />
      ))}
      {shown.sees.length > 0 && (
        <p class="sees">
          {t("see-also")}{" "}
          {shown.sees.map((rule) => (
            <ClauseChip rule={rule} of={of} />
          ))}
        </p>
      )}
    </div>
  );
}

function Ruling({ ruling }: { ruling: RulingText }) {
  return (
    <section class="ruling">
      <p class="ruling-title">{t("ruling", { id: ruling.id })}</p>
      <p class="ruling-question">{ruling.question}</p>
      <p>{ruling.ruling}</p>
      {ruling.reason && (
        <p class="small">
          {t("ruling-why")} {ruling.reason}
        </p>
      )}
    </section>
  );
}
