// The links of a table: for whoever is to take an open seat, and for whoever wants to watch.
import { LinkToCopy, OnlyHere } from "../shared/forms.tsx";
import { sideName } from "../shared/parts.tsx";
import { joinAddress, linksOf } from "../app/shelf.ts";
import { gameId, screen } from "../state/store.ts";
import { t } from "../shared/text.ts";

export function TableLinks() {
  const game = gameId();
  const open = Object.entries(linksOf(game)).filter(([side]) => screen.value?.seats[side]?.kind === "open");
  return (
    <>
      {open.map(([side, link]) => (
        <LinkToCopy key={side} label={t("friend-link", { side: sideName(side) })} link={joinAddress(link)} />
      ))}
      <LinkToCopy label={t("spectator-link")} link={`${location.origin}/watch/${game}`} />
      <OnlyHere />
    </>
  );
}
