// The page: the lobby, a game, or a rulebook. Each is fetched when it is first opened.
import { signal } from "@preact/signals";
import { type ComponentType, render } from "preact";
import { type Route, route } from "./route.ts";
import { spoken, t } from "./text.ts";

const rooms = {
  lobby: async () => (await import("./lobby.tsx")).Lobby,
  join: async () => (await import("./lobby.tsx")).JoinScreen,
  rules: async () => (await import("./reader.tsx")).RulesScreen,
  game: async () => (await import("./game.tsx")).GameScreen,
  replay: async () => (await import("./game.tsx")).GameScreen,
  report: async () => (await import("./report.tsx")).ReportScreen,
};

/** The screens that have been fetched. */
const open = signal<Partial<Record<Route["at"], ComponentType<never>>>>({});
const closed = signal("");

async function enter(at: Route["at"]): Promise<void> {
  try {
    const room = (await rooms[at]()) as ComponentType<never>;
    await spoken;
    open.value = { ...open.peek(), [at]: room };
  } catch {
    closed.value = at;
  }
}

/** The parameters of a screen, from the address. */
function facts(here: Route): object {
  switch (here.at) {
    case "game":
      return { key: here.game, game: here.game, side: here.side, replaying: false };
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
