// The rulebook: a tree of chapters, a search, one chapter at a time. As a screen of its own and as a sheet over the table.
import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ClauseBody, ClauseCard, readingAt, rulesOf } from "./clause.tsx";
import { PageHead } from "../app/page.tsx";
import { Boundary, LanguageSwitch, Notices, Sheet } from "../shared/parts.tsx";
import { follow, go } from "../app/route.ts";
import { chapterOf, chapters, chipText, depthOf, search, type Chapter, type Hit } from "./rulebook.ts";
import { titleName } from "../app/shelf.ts";
import { kit, sheet } from "../state/store.ts";
import { t } from "../shared/text.ts";
import type { ClauseText, RulesText } from "../wire.ts";
import "../style/reader.css";

export function RulesScreen({ title, clause }: { title: string; clause: string }) {
  const rules = rulesOf(title);
  useEffect(() => {
    document.title = `${t("rules")} · ${titleName(title)} · Grognard`;
  });
  return (
    <div class="page reader-page">
      <PageHead back="/" label="Grognard" />
      <main>
        <Boundary>
          <h1>{t("rules-of", { title: titleName(title) })}</h1>
          <Reader rules={rules} at={clause} open={(id) => go(`/rules/${title}/${encodeURIComponent(id)}`)} of={title} />
        </Boundary>
      </main>
      <ClauseCard />
      <Notices />
    </div>
  );
}

/** The reader over the table. */
export function RulesSheet() {
  const title = kit.value?.title ?? "";
  const rules = rulesOf(title);
  return (
    <Sheet
      title={t("rules-of", { title: kit.value?.name ?? title })}
      kind="page"
      close={() => (sheet.value = "")}
      name="rules-sheet"
    >
      <LanguageSwitch />
      <Reader rules={rules} at={readingAt.value} open={(id) => (readingAt.value = id)} of={title} />
    </Sheet>
  );
}

interface ReaderProps {
  rules: RulesText | null;
  at: string;
  open: (id: string) => void;
  of: string;
}

function Reader({ rules, at, open, of }: ReaderProps) {
  const asked = useSignal("");
  const book = useSignal(rules);
  book.value = rules;
  const hits = useComputed(() => (book.value ? search(book.value, asked.value) : []));
  if (!rules) return <p>{t("loading")}</p>;
  const tree = chapters(rules.clauses);
  const here =
    tree.find((chapter) => chapter.id === chapterOf(at) && chapter.clauses.some((each) => each.id === at)) ??
    tree.find((chapter) => chapter.id === chapterOf(at)) ??
    tree.find((chapter) => /^\d/.test(chapter.id)) ??
    tree[0];
  const choose = (id: string) => {
    asked.value = "";
    open(id);
  };
  return (
    <div class="reader">
      <div class="reader-side">
        <label class="search">
          <span>{t("search-rules")}</span>
          <input
            type="search"
            value={asked.value}
            placeholder={t("search-rules-hint")}
            onInput={(event) => (asked.value = event.currentTarget.value)}
            onKeyDown={(event) => event.key === "Enter" && hits.value[0] && choose(hits.value[0].clause.id)}
          />
        </label>
        {!asked.value && <Tree tree={tree} here={here?.id ?? ""} at={at} open={choose} />}
      </div>
      {asked.value ? (
        <Hits hits={hits.value} open={choose} />
      ) : (
        here && <ChapterText chapter={here} rules={rules} at={at} of={of} tree={tree} open={choose} />
      )}
    </div>
  );
}

const chapterTitle = (chapter: Chapter): string => {
  const key = `chapter-${chapter.id}`;
  const named = t(key);
  const title = chapter.title || (named === key ? (chapter.clauses[0]?.title ?? "") : named);
  return /^\d/.test(chapter.id) ? `${chapter.id}. ${title}` : title;
};

function Tree({ tree, here, at, open }: { tree: Chapter[]; here: string; at: string; open: (id: string) => void }) {
  return (
    <nav class="tree" aria-label={t("chapters")}>
      <ul>
        {tree.map((chapter) => (
          <li key={chapter.id}>
            <details open={chapter.id === here}>
              <summary>{chapterTitle(chapter)}</summary>
              <ul>
                {chapter.clauses.map((each) => (
                  <li key={each.id} style={{ paddingInlineStart: `${depthOf(each.id) * 0.8}rem` }}>
                    <button
                      class="quiet row"
                      aria-current={each.id === at ? "true" : undefined}
                      onClick={() => open(each.id)}
                    >
                      <span class="number">{/^\d/.test(each.id) ? chipText(each.id).slice(1) : ""}</span> {each.title}
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Hits({ hits, open }: { hits: Hit[]; open: (id: string) => void }) {
  return (
    <div class="hits">
      <p role="status">{t("found", { count: hits.length })}</p>
      <ol>
        {hits.slice(0, 60).map((hit) => (
          <li key={hit.clause.id}>
            <button class="row hit" onClick={() => open(hit.clause.id)}>
              <strong>
                {/^\d/.test(hit.clause.id) && `${chipText(hit.clause.id)} `}
                {hit.clause.title}
              </strong>
              <span class="small">{hit.parts.map((part) => (part.found ? <mark>{part.text}</mark> : part.text))}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ChapterProps {
  chapter: Chapter;
  rules: RulesText;
  at: string;
  of: string;
  tree: Chapter[];
  open: (id: string) => void;
}

function ChapterText({ chapter, rules, at, of, tree, open }: ChapterProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const target = box.current?.querySelector<HTMLElement>(`[data-clause="${CSS.escape(at)}"]`);
    target?.scrollIntoView({ block: "start" });
    target?.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
  }, [at, chapter.id, rules.lang]);
  const place = tree.findIndex((each) => each.id === chapter.id);
  return (
    <article class="chapter" ref={box}>
      <h2>{chapterTitle(chapter)}</h2>
      {chapter.clauses.map((each) => (
        <Clause clause={each} rules={rules} here={each.id === at} of={of} />
      ))}
      <p class="turn-pages">
        {[tree[place - 1], tree[place + 1]].map((next, side) =>
          next ? (
            <button class="plain" onClick={() => open(next.clauses[0]!.id)}>
              {side ? `${chapterTitle(next)} →` : `← ${chapterTitle(next)}`}
            </button>
          ) : (
            <span />
          ),
        )}
      </p>
    </article>
  );
}

function Clause({ clause, rules, here, of }: { clause: ClauseText; rules: RulesText; here: boolean; of: string }) {
  const path = `/rules/${of}/${encodeURIComponent(clause.id)}`;
  return (
    <section class={here ? "clause here" : "clause"} data-clause={clause.id}>
      <h3 tabIndex={-1}>
        {/^\d/.test(clause.id) && (
          <a
            class="number"
            href={path}
            onClick={(event) => location.pathname.startsWith("/rules/") && follow(event, path)}
            target={location.pathname.startsWith("/rules/") ? undefined : "_blank"}
          >
            {chipText(clause.id)}
          </a>
        )}{" "}
        {clause.title}
        {clause.kind === "option" && <span class="tag">{t("kind-option")}</span>}
        {clause.kind === "example" && <span class="tag">{t("kind-example")}</span>}
      </h3>
      <ClauseBody clause={clause} rulings={rules.rulings} of={of} />
    </section>
  );
}
