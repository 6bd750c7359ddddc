// The current screen: the lobby, a game, a replay, a rulebook. It is kept only in the address bar.
import { signal } from "@preact/signals";

export type Route =
  | { at: "lobby" }
  | { at: "games" }
  | { at: "learn" }
  | { at: "puzzles" }
  | { at: "game"; game: string; side: string }
  | { at: "watch"; game: string }
  | { at: "replay"; game: string; moment: number }
  | { at: "report"; game: string }
  | { at: "rules"; title: string; clause: string }
  | { at: "join"; link: string };

export function read(path: string, query: string): Route {
  const [, first = "", second = "", third = ""] = path.split("/").map(decodeURIComponent);
  if (first === "game" && second && third === "replay")
    return { at: "replay", game: second, moment: Number(new URLSearchParams(query).get("at")) || 0 };
  if (first === "game" && second && third === "report") return { at: "report", game: second };
  if (first === "game" && second)
    return { at: "game", game: second, side: new URLSearchParams(query).get("side") ?? "" };
  if (first === "watch" && second) return { at: "watch", game: second };
  if (first === "rules" && second) return { at: "rules", title: second, clause: third };
  if (first === "join" && second) return { at: "join", link: second };
  if (first === "games" || first === "learn" || first === "puzzles") return { at: first };
  return { at: "lobby" };
}

export const route = signal<Route>(read(location.pathname, location.search));

export function go(path: string): void {
  history.pushState(null, "", path);
  route.value = read(location.pathname, location.search);
  window.scrollTo(0, 0);
}

window.addEventListener("popstate", () => (route.value = read(location.pathname, location.search)));

/** A link that stays on the page. */
export function follow(event: MouseEvent, path: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(path);
}
