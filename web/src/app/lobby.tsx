// The lobby: the games to play, the visitor's own games, save files; and the page where a friend takes a seat.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import * as api from "../state/api.ts";
import { ClauseCard, ClauseChip } from "../rules/clause.tsx";
import { Pick, Seconds, Switch, when } from "../shared/forms.tsx";
import { lazy } from "../shared/lazy.tsx";
import { PageHead } from "./page.tsx";
import { Boundary, faultText, Notices, phone, Sheet } from "../shared/parts.tsx";
import { follow, go } from "./route.ts";
import { isNight, lang, playerName } from "../state/settings.ts";
import { fetchTitles, keepLinks, seatOf, shelfFault, titleName, titles } from "./shelf.ts";
import { sheet } from "../state/store.ts";
import { t } from "../shared/text.ts";
import type { GameCard, GameList, Kit, Made, NewGame, ScenarioCard, TitleCard } from "../wire.ts";
import "../style/lobby.css";

const NameField = lazy(async () => (await import("../people/name-field.tsx")).NameField, "people");
const SeatLinks = lazy(async () => (await import("../people/links.tsx")).SeatLinks, "people");
const SettingsSheet = lazy(async () => (await import("./settings-sheet.tsx")).SettingsSheet, "help");

interface Chosen {
  title: TitleCard;
  scenario: ScenarioCard;
}

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
  return (
    <div class="page lobby">
      <PageHead>
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
          <MyGames mine={running} heading={t("continue-playing")} />
          {shelf ? (
            shelf.map((each) => (
              <Title key={each.id} title={each} choose={(id) => (chosen.value = { title: each.id, scenario: id })} />
            ))
          ) : (
            <Shelf />
          )}
          <OpenSave />
          <MyGames mine={over} heading={t("finished-games")} />
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

function Title({ title, choose }: { title: TitleCard; choose: (scenario: string) => void }) {
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
        {title.scenarios.map((each) => (
          <li key={each.id}>
            <ScenarioButton title={title.id} scenario={each} choose={() => choose(each.id)} />
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

function ScenarioButton({ title, scenario, choose }: { title: string; scenario: ScenarioCard; choose: () => void }) {
  return (
    <button class="scenario" onClick={choose} aria-haspopup="dialog">
      <ScenarioPicture src={api.scenarioPicture(title, scenario.id, isNight())} />
      <span class="scenario-words">
        <strong class="scenario-title">{scenario.title}</strong>
        {scenario.ours && <span class="tag">{t("ours")}</span>}
        <span class="scenario-about">{scenario.about}</span>
        <span class="scenario-figures">
          <span>{t("turns", { count: scenario.turns })}</span>
          <span>{lasting(scenario.minutes)}</span>
          <Level level={scenario.level} />
        </span>
        <span class="scenario-play">{t("play")}</span>
      </span>
    </button>
  );
}

const HOUR = 60;

/** "45 min" or "about 4 h". */
const lasting = (minutes: number): string =>
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

// A new game -------------------------------------------------------------------------------------------------------
type Opponent = "hotseat" | "friend" | `bot:${string}`;

interface NewGameProps {
  of: Chosen;
  /** Whether it is the visitor's very first game. */
  isFirst: boolean;
  close: () => void;
}

function NewGameSheet({ of: { title, scenario }, isFirst, close }: NewGameProps) {
  const me = useSignal(title.sides[0]?.key ?? "");
  const usual = isFirst ? title.first : title.usual;
  const against = useSignal<Opponent>(usual ? `bot:${usual}` : "hotseat");
  const bot = title.bots.find((each) => against.value === `bot:${each.key}`);
  const seconds = useSignal(0);
  // By default hints are on when no other person plays.
  const hints = useSignal<boolean | null>(null);
  const mayHint = hints.value ?? Boolean(bot);
  const options = useSignal<string[]>([]);
  const offered = title.options.filter((each) => !each.scenarios.length || each.scenarios.includes(scenario.id));
  const dice = useSignal<"seeded" | "typed">("seeded");
  const kit = useSignal<Kit | null>(null);
  const fault = useSignal("");
  const starting = useSignal(false);
  const made = useSignal<Made | null>(null);
  useEffect(() => {
    api.kit(title.id, scenario.id).then(
      (found) => (kit.value = found),
      () => undefined,
    );
  }, [title.id, scenario.id, lang.value]);
  const start = async () => {
    starting.value = true;
    fault.value = "";
    const asked: NewGame = {
      title: title.id,
      scenario: scenario.id,
      options: options.value,
      seats: seatsFor(title, me.value, against.value, bot ? seatOf(bot, seconds.value) : ""),
      dice: dice.value,
      hints: mayHint,
      name: against.value === "friend" ? playerName.value : "",
    };
    try {
      const game = await api.newGame(asked);
      keepLinks(game.id, game.links);
      if (Object.keys(game.links).length) made.value = game;
      else go(`/game/${game.id}`);
    } catch (why) {
      fault.value = faultText(why);
    }
    starting.value = false;
  };
  if (made.value) return <Links made={made.value} close={close} of={title} />;
  return (
    <Sheet title={`${title.title} · ${scenario.title}`} kind="page" close={close} name="new-game">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <p class="small">{scenario.about}</p>
        <Pick
          legend={t("opponent")}
          value={against.value}
          set={(value) => (against.value = value)}
          of={[
            ...title.bots.map((each) => ({
              value: `bot:${each.key}` as Opponent,
              label: t("against-bot", { bot: each.name }),
              about: each.about,
            })),
            { value: "hotseat", label: t("hotseat"), about: t("hotseat-about") },
            { value: "friend", label: t("friend"), about: t("friend-about") },
          ]}
        />
        {bot && bot.seconds > 0 && (
          <Seconds of={bot} seconds={seconds.value} set={(value) => (seconds.value = value)} />
        )}
        {against.value !== "hotseat" && (
          <Pick
            legend={t("your-side")}
            value={me.value}
            set={(value) => (me.value = value)}
            of={title.sides.map((each) => ({
              value: each.key,
              label: <SideLabel side={each.key} name={each.name} kit={kit.value} />,
            }))}
          />
        )}
        {against.value === "friend" && <NameField />}
        <div class="start-row">
          <button class="main start" type="submit" disabled={starting.value}>
            {starting.value ? t("starting") : t("start")}
          </button>
          {fault.value && (
            <p class="fault" role="alert">
              {fault.value}
            </p>
          )}
        </div>
        {offered.length > 0 && (
          <details class="more" open={!phone.value}>
            <summary>{t("optional-rules", { count: offered.length })}</summary>
            <ul class="options-list">
              {offered.map((each) => (
                <li key={each.id}>
                  <label>
                    <input
                      type="checkbox"
                      checked={options.value.includes(each.id)}
                      onChange={(event) =>
                        (options.value = event.currentTarget.checked
                          ? [...options.value, each.id]
                          : options.value.filter((id) => id !== each.id))
                      }
                    />
                    <span>
                      <strong>{each.title}</strong> {each.ours && <span class="tag">{t("ours-rule")}</span>}
                      <span class="small">{each.text}</span>
                    </span>
                  </label>
                  <ClauseChip rule={each.id} of={title.id} called={each.title} />
                </li>
              ))}
            </ul>
          </details>
        )}
        {title.hints && (
          <div class="allow-hints">
            <Switch on={mayHint} set={(on) => (hints.value = on)}>
              {t("allow-hints")}
            </Switch>
            <p class="small">{t("allow-hints-about")}</p>
          </div>
        )}
        <Pick
          legend={t("dice")}
          value={dice.value}
          set={(value) => (dice.value = value)}
          of={[
            { value: "seeded", label: t("dice-seeded"), about: t("dice-seeded-about") },
            { value: "typed", label: t("dice-typed"), about: t("dice-typed-about") },
          ]}
        />
      </form>
    </Sheet>
  );
}

function SideLabel({ side, name, kit }: { side: string; name: string; kit: Kit | null }) {
  const look = kit?.sides.find((each) => each.key === side);
  return (
    <>
      <span class="swatch" style={{ background: look?.fill ?? "transparent" }} aria-hidden="true" /> {name}
    </>
  );
}

/** The seats: ours on our side, the others as chosen. */
function seatsFor(title: TitleCard, me: string, against: Opponent, bot: string): Record<string, string> {
  const other = against === "hotseat" ? "me" : against === "friend" ? "open" : `bot:${bot}`;
  return Object.fromEntries(title.sides.map((each) => [each.key, each.key === me ? "me" : other]));
}

/** A game for a friend has been created: its links. */
function Links({ made, close, of }: { made: Made; close: () => void; of: TitleCard }) {
  return (
    <Sheet title={t("invite")} kind="card" close={close}>
      <p>{t("invite-about")}</p>
      <SeatLinks links={made.links} name={(side) => of.sides.find((each) => each.key === side)?.name ?? side} />
      <button class="main" onClick={() => go(`/game/${made.id}`)}>
        {t("to-the-table")}
      </button>
    </Sheet>
  );
}

// Games one sits at ------------------------------------------------------------------------------------------------
interface Mine {
  list: GameList | null;
  /** Fetch a page; without a number, the one that is shown. */
  turnTo: (page?: number) => Promise<void>;
}

/** One of the two lists of the visitor's games, a page at a time; the server puts them in order. */
function useMine(which: "running" | "over"): Mine {
  const list = useSignal<GameList | null>(null);
  const turnTo = async (page = list.peek()?.page ?? 1) => {
    try {
      list.value = await api.myGames(which, page);
    } catch {
      // The list of titles reports what is wrong with the server; it is not reported twice.
    }
  };
  useEffect(() => void turnTo(), [lang.value]);
  // Whoever comes back to the page sees whose turn it is by now.
  useEffect(() => {
    const again = () => document.hidden || void turnTo();
    document.addEventListener("visibilitychange", again);
    return () => document.removeEventListener("visibilitychange", again);
  }, []);
  return { list: list.value, turnTo };
}

const hasOthers = (seats: GameCard["seats"]) => Object.values(seats).some(({ kind }) => kind === "other");

/** The other people of a game, and whether they are there. */
const peopleOf = (seats: GameCard["seats"]) =>
  Object.values(seats)
    .filter(({ kind }) => kind === "other")
    .map(({ name, presence }) =>
      t("with-person", { who: name || t("person-nameless"), presence: presenceIn(presence) }),
    );

function presenceIn(presence: string): string {
  return presence === "here" ? t("person-here") : presence === "away" ? t("person-away") : t("person-gone");
}

function MyGames({ mine: { list, turnTo }, heading }: { mine: Mine; heading: string }) {
  if (!list?.games.length) return null;
  return (
    <section class="my-games" aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {list.games.map((each) => (
          <li key={each.id}>
            <MyGame game={each} changed={turnTo} />
          </li>
        ))}
      </ul>
      {list.pages > 1 && <Pager list={list} turnTo={turnTo} heading={heading} />}
    </section>
  );
}

/** Earlier and later pages of a list. The buttons stay in place at both ends, so that the focus is not lost. */
function Pager({ list, turnTo, heading }: { list: GameList; turnTo: Mine["turnTo"]; heading: string }) {
  const button = (to: number, label: string) => {
    const can = to >= 1 && to <= list.pages;
    return (
      <button class="plain" aria-disabled={!can} onClick={() => can && void turnTo(to)}>
        {label}
      </button>
    );
  };
  return (
    <nav class="pager" aria-label={t("pages-of", { heading })}>
      {button(list.page - 1, t("page-before"))}
      <span aria-live="polite">{t("page-of", { page: list.page, pages: list.pages, total: list.total })}</span>
      {button(list.page + 1, t("page-after"))}
    </nav>
  );
}

function MyGame({ game, changed }: { game: GameCard; changed: Mine["turnTo"] }) {
  const sure = useSignal(false);
  const fault = useSignal("");
  const title = titles()?.find((each) => each.id === game.title);
  const scenario = title?.scenarios.find((each) => each.id === game.scenario)?.title ?? game.scenario;
  const names = (sides: string[]) =>
    sides.map((side) => title?.sides.find((each) => each.key === side)?.name ?? side).join(", ");
  const forget = async () => {
    try {
      await api.forget(game.id);
      await changed();
    } catch (why) {
      fault.value = faultText(why);
    }
  };
  return (
    <div class={game.yours ? "my-game yours" : "my-game"}>
      {game.fault ? (
        <span class="my-game-link">
          <strong>
            {titleName(game.title)} · {scenario}
          </strong>
          <span class="small">{game.fault}</span>
        </span>
      ) : (
        <a class="my-game-link" href={`/game/${game.id}`} onClick={(event) => follow(event, `/game/${game.id}`)}>
          <strong>
            {titleName(game.title)} · {scenario}
          </strong>
          <span class="small">
            {game.over
              ? game.verdict
              : [
                  game.turn,
                  game.sides.length ? t("you-play", { sides: names(game.sides) }) : t("you-watch"),
                  ...peopleOf(game.seats),
                ]
                  .filter(Boolean)
                  .join(" · ")}
          </span>
        </a>
      )}
      <span class="my-game-state">
        {game.fault ? null : game.yours ? (
          <span class="tag your-move">{t("your-move")}</span>
        ) : (
          !game.over && <span class="small">{t("waits-for", { sides: names(game.waiting) })}</span>
        )}
        {game.unrated && <span class="tag">{t("unrated")}</span>}
        <span class="small">{when(game.changed)}</span>
      </span>
      <span class="my-game-tools">
        {sure.value ? (
          <>
            <span>{t("forget-sure")}</span>
            <button class="plain danger" onClick={() => void forget()}>
              {t("forget-yes")}
            </button>
            <button class="plain" onClick={() => (sure.value = false)}>
              {t("cancel")}
            </button>
          </>
        ) : (
          <>
            {!game.fault && (
              <a href={`/game/${game.id}/replay`} onClick={(event) => follow(event, `/game/${game.id}/replay`)}>
                {t("watch-replay")}
                <span class="unseen"> · {scenario}</span>
              </a>
            )}
            <button class="quiet" onClick={() => (sure.value = true)}>
              {t("forget")}
              <span class="unseen"> · {scenario}</span>
            </button>
          </>
        )}
      </span>
      {fault.value && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
    </div>
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
      const made = await api.openSave(await file.text());
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
        accept=".json,.grognard,application/json"
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
