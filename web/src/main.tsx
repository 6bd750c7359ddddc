// The page: the lobby, a table, or a rulebook.
import { render } from "preact";
import { GameScreen } from "./game.tsx";
import { JoinScreen, Lobby } from "./lobby.tsx";
import { RulesScreen } from "./reader.tsx";
import { route } from "./route.ts";

function App() {
  const here = route.value;
  switch (here.at) {
    case "game":
      return <GameScreen key={here.game} game={here.game} side={here.side} replaying={false} />;
    case "replay":
      return <GameScreen key={`${here.game}/replay`} game={here.game} side="" replaying />;
    case "rules":
      return <RulesScreen title={here.title} clause={here.clause} />;
    case "join":
      return <JoinScreen link={here.link} />;
    default:
      return <Lobby />;
  }
}

const root = document.getElementById("app")!;
root.textContent = "";
render(<App />, root);
