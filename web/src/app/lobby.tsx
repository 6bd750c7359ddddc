// The lobby: the visitor's own games and save files on top, then an index of the games, then every game's scenarios.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import * as api from "../state/api.ts";
import * as aside from "../state/api-aside.ts";
import { ClauseCard } from "../rules/clause.tsx";
import { lazy } from "../shared/lazy.tsx";
import { hasOthers, MyGames, useMine } from "./my-games.tsx";
import { NewGameSheet } from "./new-game.tsx";
import { PageHead } from "./page.tsx";
import { Boundary, faultText, Notices } from "../shared/parts.tsx";
import { follow, go } from "./route.ts";
import { isNight, lang } from "../state/settings.ts";
import { fetchTitles, shelfFault, titles } from "./shelf.ts";
import { sheet } from "../state/store.ts";
import { t } from "../shared/text.ts";
import { courses, newcomer } from "../learn/progress.ts";
import type { ScenarioCard, TitleCard } from "../wire.ts";
import "../style/lobby.css";

const Newcomer = lazy(async () => (await import("../learn/newcomer.tsx")).Newcomer, "learn");
const LearnButton = lazy(async () => (await import("../learn/newcomer.tsx")).LearnButton, "learn");
const SettingsSheet = lazy(async () => (await import("./settings-sheet.tsx")).SettingsSheet, "help");

/** How many of the games that go on the lobby shows; all of them are on a page of their own. */
const SHOWN_IN_LOBBY = 2;

type Choose = (title: string, scenario: string) => void;

export function Lobby() {
  const chosen = useSignal<{ title: string; scenario: string } | null>(null);
  const running = useMine("running");
  const over = useMine("over");
  useEffect(() => {
    const mine = running.list?.games.filter(({ yours, seats }) => yours && hasOthers(seats)).length;
    document.title = `${mine ? `(${mine}) ` : ""}Grognard · ${t("lobby-about-short")}`;
  }, [lang.value, running.list]);
  const shelf = titles();
  const title = shelf?.find((each) => each.id === chosen.value?.title);
  const scenario = title?.scenarios.find((each) => each.id === chosen.value?.scenario);
  const choose: Choose = (title, scenario) => (chosen.value = { title, scenario });
  return (
    <div class="page lobby">
      <PageHead>
        <a class="row" href="/learn" onClick={(event) => follow(event, "/learn")}>
          {t("learn")}
        </a>
        <a class="row" href="/puzzles" onClick={(event) => follow(event, "/puzzles")}>
          {t("puzzles")}
        </a>
        <button class="quiet" onClick={() => (sheet.value = "settings")}>
          {t("settings")}
        </button>
      </PageHead>
      <main>
        <Boundary>
          <div class="masthead">
            <h1>Grognard</h1>
            <p>{t("lobby-about")}</p>
          </div>
          <NewcomerRoom isFirst={running.list?.total === 0 && over.list?.total === 0} />
          <div class={running.list?.total ? "resume" : "resume alone"}>
            <div>
              <MyGames mine={running} heading={t("continue-playing")} most={SHOWN_IN_LOBBY} />
              <AllGames running={running.list?.total ?? 0} over={over.list?.total ?? 0} />
            </div>
            <OpenSave />
          </div>
          {shelf ? (
            <>
              <Index shelf={shelf} choose={choose} />
              {shelf.map((each) => (
                <Title key={each.id} title={each} choose={choose} />
              ))}
            </>
          ) : (
            <Shelf />
          )}
        </Boundary>
      </main>
      {title && scenario && (
        <NewGameSheet
          of={{ title, scenario }}
          isFirst={!running.list?.total && !over.list?.total}
          close={() => (chosen.value = null)}
        />
      )}
      {sheet.value === "settings" && <SettingsSheet />}
      <ClauseCard />
      <Notices />
    </div>
  );
}

/** The empty list: still loading, or why it failed. */
function Shelf() {
  if (!shelfFault.value) return <p class="waiting">{t("loading")}</p>;
  return (
    <div class="broken" role="alert">
      <p>{faultText(shelfFault.value)}</p>
      <button class="plain" onClick={() => void fetchTitles()}>
        {t("try-again")}
      </button>
    </div>
  );
}

/** The way to all games one sits at: finished ones too, and what else can be done with them. */
function AllGames({ running, over }: { running: number; over: number }) {
  if (!running && !over) return null;
  return (
    <a class="all-games" href="/games" onClick={(event) => follow(event, "/games")}>
      {t("all-games", { count: running + over, over })}
    </a>
  );
}

/** Every game in a few lines: how long, how hard, what is hidden, with whom, and where to begin. */
function Index({ shelf, choose }: { shelf: TitleCard[]; choose: Choose }) {
  return (
    <nav class="index" aria-label={t("games")}>
      <ul>
        {shelf.map((each) => (
          <li key={each.id}>
            <IndexCard title={each} choose={choose} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function IndexCard({ title, choose }: { title: TitleCard; choose: Choose }) {
  const first = title.scenarios[0];
  const facts = [
    [
      "how-long",
      span(
        title.scenarios.map(({ minutes }) => minutes),
        short,
      ),
    ],
    [
      "how-hard",
      t("of-five", {
        levels: span(
          title.scenarios.map(({ level }) => level),
          String,
        ),
      }),
    ],
    ["secrets", title.hides ? t("hidden", { what: title.hides }) : t("open")],
    ["players", t(title.hides ? "players-hidden" : "players-open")],
  ] as const;
  return (
    <>
      <h2>
        <a href={`#title-${title.id}`}>{title.title}</a>
      </h2>
      <p class="index-subtitle">{title.subtitle}</p>
      <dl>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {courses() ? <LearnButton game={title.id} /> : <span class="index-room" />}
      {first && (
        <button class="plain" onClick={() => choose(title.id, first.id)} aria-haspopup="dialog">
          {t("begin-with", { scenario: first.title })}
        </button>
      )}
    </>
  );
}

/** The least and the most of several numbers, or the one that they all are. */
function span(numbers: number[], say: (number: number) => string): string {
  const [least, most] = [say(Math.min(...numbers)), say(Math.max(...numbers))];
  return least === most ? least : t("from-to", { least, most });
}

/** The question to a newcomer; its room is kept free while the lessons are fetched, so that nothing moves under a press. */
function NewcomerRoom({ isFirst }: { isFirst: boolean }) {
  const waits = isFirst && !newcomer.value && !courses();
  return (
    <div class={waits ? "newcomer-room" : undefined}>
      <Newcomer isFirst={isFirst} />
    </div>
  );
}

function Title({ title, choose }: { title: TitleCard; choose: Choose }) {
  const rules = `/rules/${title.id}`;
  return (
    <section class="title" aria-labelledby={`title-${title.id}`}>
      <div class="title-head">
        <h2 id={`title-${title.id}`}>{title.title}</h2>
        <a href={rules} onClick={(event) => follow(event, rules)}>
          {t("rules")}
          <span class="unseen"> · {title.title}</span>
        </a>
      </div>
      <p class="title-about">{title.about}</p>
      <ul class="cards">
        {title.scenarios.map((each, place) => (
          <li key={each.id}>
            <ScenarioButton title={title} scenario={each} isFirst={!place} choose={() => choose(title.id, each.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A picture that stays until the one for another light is there: the server may still have to draw it. */
function ScenarioPicture({ src }: { src: string }) {
  const image = useRef<HTMLImageElement>(null);
  const shown = useSignal(src);
  useEffect(() => {
    if (!image.current?.naturalWidth) {
      shown.value = src;
      return;
    }
    const next = new Image();
    next.onload = () => (shown.value = src);
    next.src = src;
    return () => void (next.onload = null);
  }, [src]);
  return <img ref={image} src={shown.value} alt="" loading="lazy" width="480" height="300" />;
}

interface ScenarioProps {
  title: TitleCard;
  scenario: ScenarioCard;
  /** Whether it is the one to begin with. */
  isFirst: boolean;
  choose: () => void;
}

function ScenarioButton({ title, scenario, isFirst, choose }: ScenarioProps) {
  return (
    <button class="scenario" onClick={choose} aria-haspopup="dialog">
      <ScenarioPicture src={api.scenarioPicture(title.id, scenario.id, isNight())} />
      <span class="scenario-words">
        <strong class="scenario-title">{scenario.title}</strong>
        {isFirst && title.scenarios.length > 1 && <span class="tag begin">{t("begin-here")}</span>}
        {scenario.ours && <span class="tag">{t("ours")}</span>}
        <span class="scenario-about">{scenario.about}</span>
        <span class="scenario-figures">
          <span>{t("turns", { count: scenario.turns })}</span>
          <span>{lasting(scenario.minutes)}</span>
          <Level level={scenario.level} />
          <span>{t(title.hides && !scenario.open ? "some-hidden" : "open")}</span>
        </span>
        <span class="scenario-play">{t("play")}</span>
      </span>
    </button>
  );
}

const HOUR = 60;

/** "about 45 min" or "about 4 h". */
const lasting = (minutes: number): string => t("about", { time: short(minutes) });

/** "45 min" or "4 h". */
const short = (minutes: number): string =>
  minutes < 2 * HOUR ? t("minutes", { count: minutes }) : t("hours", { count: Math.round((minutes / HOUR) * 2) / 2 });

const LEVELS = 5;

function Level({ level }: { level: number }) {
  return (
    <span class="level">
      <span aria-hidden="true" class="dots">
        {"●".repeat(level)}
        <span class="off">{"●".repeat(Math.max(0, LEVELS - level))}</span>
      </span>{" "}
      {t("level", { level })}
    </span>
  );
}

// Save files -------------------------------------------------------------------------------------------------------
function OpenSave() {
  const faults = useSignal<string[]>([]);
  const over = useSignal(false);
  const watch = useSignal(false);
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    faults.value = [];
    try {
      const made = await aside.openSave(await file.text());
      if (made.variations.length || made.name) (await import("../analysis/kept.ts")).take(made);
      go(watch.value ? `/game/${made.id}/replay` : `/game/${made.id}`);
    } catch (why) {
      faults.value = faultText(why).split("\n").filter(Boolean);
    }
    if (input.current) input.current.value = "";
  };
  const pick = (replay: boolean) => {
    watch.value = replay;
    input.current?.click();
  };
  return (
    <section
      class={over.value ? "open-save over" : "open-save"}
      aria-labelledby="open-save"
      onDragOver={(event) => {
        event.preventDefault();
        over.value = true;
      }}
      onDragLeave={() => (over.value = false)}
      onDrop={(event) => {
        event.preventDefault();
        over.value = false;
        watch.value = false;
        void open(event.dataTransfer?.files[0]);
      }}
    >
      <h2 id="open-save">{t("open-save")}</h2>
      <p class="small">{t("open-save-about")}</p>
      <input
        ref={input}
        type="file"
        accept=".json,.grog,.grognard,application/json,text/plain"
        class="unseen"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => void open(event.currentTarget.files?.[0])}
      />
      <button class="plain" onClick={() => pick(false)}>
        {t("open-save-play")}
      </button>{" "}
      <button class="plain" onClick={() => pick(true)}>
        {t("open-save-watch")}
      </button>
      {faults.value.length > 0 && (
        <div class="fault" role="alert">
          <p>{t("open-save-fault")}</p>
          <ul>
            {faults.value.map((each) => (
              <li>{each}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
