// The visitor's own games: the first few in the lobby, all of them on a page of their own.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as aside from "../state/api-aside.ts";
import { when } from "../shared/forms.tsx";
import { PageHead } from "./page.tsx";
import { Boundary, faultText, Notices } from "../shared/parts.tsx";
import { follow } from "./route.ts";
import { lang } from "../state/settings.ts";
import { titleName, titles } from "./shelf.ts";
import { t } from "../shared/text.ts";
import type { GameCard, GameList } from "../wire.ts";
import "../style/lobby.css";

/** The page of all games one sits at: those that go on, and those that are over. */
export function GamesScreen() {
  const running = useMine("running");
  const over = useMine("over");
  useEffect(() => void (document.title = `${t("your-games")} · Grognard`), [lang.value]);
  const none = running.list?.total === 0 && over.list?.total === 0;
  return (
    <div class="page lobby">
      <PageHead back="/" label={`← ${t("to-lobby")}`} />
      <main>
        <Boundary>
          <h1>{t("your-games")}</h1>
          {none && <p>{t("no-games")}</p>}
          <MyGames mine={running} heading={t("continue-playing")} />
          <MyGames mine={over} heading={t("finished-games")} />
        </Boundary>
      </main>
      <Notices />
    </div>
  );
}

export interface Mine {
  list: GameList | null;
  /** Fetch a page; without a number, the one that is shown. */
  turnTo: (page?: number) => Promise<void>;
}

/** One of the two lists of the visitor's games, a page at a time; the server puts them in order. */
export function useMine(which: "running" | "over"): Mine {
  const list = useSignal<GameList | null>(null);
  const turnTo = async (page = list.peek()?.page ?? 1) => {
    try {
      list.value = await aside.myGames(which, page);
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

export const hasOthers = (seats: GameCard["seats"]) => Object.values(seats).some(({ kind }) => kind === "other");

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

interface MyGamesProps {
  mine: Mine;
  heading: string;
  /** How many are shown, where the others are on the page of all games; without it all, page by page. */
  most?: number;
}

export function MyGames({ mine: { list, turnTo }, heading, most }: MyGamesProps) {
  if (!list?.games.length) return null;
  return (
    <section class="my-games" aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {list.games.slice(0, most).map((each) => (
          <li key={each.id}>
            <MyGame game={each} changed={turnTo} isShort={Boolean(most)} />
          </li>
        ))}
      </ul>
      {!most && list.pages > 1 && <Pager list={list} turnTo={turnTo} heading={heading} />}
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

interface MyGameProps {
  game: GameCard;
  changed: Mine["turnTo"];
  /** Whether what else can be done with a game is left to the page of all games. */
  isShort: boolean;
}

function MyGame({ game, changed, isShort }: MyGameProps) {
  const sure = useSignal(false);
  const fault = useSignal("");
  const title = titles()?.find((each) => each.id === game.title);
  const scenario = title?.scenarios.find((each) => each.id === game.scenario)?.title ?? game.scenario;
  const names = (sides: string[]) =>
    sides.map((side) => title?.sides.find((each) => each.key === side)?.name ?? side).join(", ");
  const forget = async () => {
    try {
      await aside.forget(game.id);
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
        {game.since && <span class="small my-game-since">{game.since}</span>}
        {game.unrated && <span class="tag">{t("unrated")}</span>}
        <span class="small">{when(game.changed)}</span>
      </span>
      {!isShort && (
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
      )}
      {fault.value && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
    </div>
  );
}
