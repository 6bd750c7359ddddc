// The page: the lobby, a game, or a rulebook. Each is fetched when it is first opened.
import { signal } from "@preact/signals";
import { type ComponentType, render } from "preact";
import { type Route, route } from "./app/route.ts";
import { learn, type Part, t } from "./shared/text.ts";

const rooms: Record<Route["at"], [() => Promise<unknown>, Part]> = {
  lobby: [async () => (await import("./app/lobby.tsx")).Lobby, "lobby"],
  games: [async () => (await import("./app/my-games.tsx")).GamesScreen, "lobby"],
  learn: [async () => (await import("./learn/learn.tsx")).LearnScreen, "learn"],
  puzzles: [async () => (await import("./puzzles/puzzles.tsx")).PuzzlesScreen, "puzzles"],
  join: [async () => (await import("./people/join.tsx")).JoinScreen, "people"],
  rules: [async () => (await import("./rules/reader.tsx")).RulesScreen, "rules"],
  game: [async () => (await import("./app/game.tsx")).GameScreen, "table"],
  watch: [async () => (await import("./app/game.tsx")).GameScreen, "table"],
  replay: [async () => (await import("./app/game.tsx")).GameScreen, "replay"],
  report: [async () => (await import("./report/report.tsx")).ReportScreen, "report"],
};

/** The screens that have been fetched. */
const open = signal<Partial<Record<Route["at"], ComponentType<never>>>>({});
const closed = signal("");

async function enter(at: Route["at"]): Promise<void> {
  try {
    const [room, part] = rooms[at];
    const [Room] = await Promise.all([room(), learn(part)]);
    open.value = { ...open.peek(), [at]: Room as ComponentType<never> };
  } catch {
    closed.value = at;
  }
}

/** The parameters of a screen, from the address. */
function facts(here: Route): object {
  switch (here.at) {
    case "game":
      return { key: here.game, game: here.game, side: here.side, replaying: false };
    case "watch":
      return { key: `${here.game}/watch`, game: here.game, side: "", replaying: false, watches: true };
    case "replay":
      return { key: `${here.game}/replay`, game: here.game, side: "", replaying: true };
    default:
      return here;
  }
}

function App() {
  const here = route.value;
  const Room = open.value[here.at] as ComponentType<object> | undefined;
  if (Room) return <Room {...facts(here)} />;
  if (closed.value === here.at) {
    return (
      <main class="waiting">
        <p>{t("room-missing")}</p>
        <button class="plain" onClick={() => location.reload()}>
          {t("reload")}
        </button>
      </main>
    );
  }
  void enter(here.at);
  return <main class="waiting" aria-busy="true" />;
}

const root = document.getElementById("app")!;
root.textContent = "";
render(<App />, root);
