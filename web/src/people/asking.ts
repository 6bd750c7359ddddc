// Requests about people: invitations, names, offers, talk and notes. Fetched with the parts of the screen that need them.
import { address, ask } from "../state/api.ts";
import type * as wire from "../wire.ts";

/** What passed between the players; an offer, an answer to one, and resignation. */
export const offers = (game: string) => ask<wire.PassedShown[]>("GET", `games/${game}/offers`);
export const offer = (game: string, said: wire.OfferMade) => ask<null>("POST", `games/${game}/offers`, {}, said);
export const answerOffer = (game: string, said: wire.OfferAnswered) =>
  ask<null>("POST", `games/${game}/offers/answer`, {}, said);
/** What a seat was told of answers that were taken back. */
export const takenBack = (game: string, number: number, side: string) =>
  ask<wire.LogLine[]>("GET", `games/${game}/back/${number}`, { side });
export const resign = (game: string, side: string) =>
  ask<null>("POST", `games/${game}/resign`, {}, { side } satisfies wire.Resigned);
/** Answer the open question ahead, as often as it comes; take that back. */
export const stand = (game: string, said: wire.StandingAnswer) => ask<null>("POST", `games/${game}/standing`, {}, said);
export const standBack = (game: string, said: wire.StandingAnswerTakenBack) =>
  ask<null>("POST", `games/${game}/standing/back`, {}, said);
/** What a side adds to the dice; the public record of a finished game. */
export const share = (game: string, said: wire.ShareSent) => ask<null>("POST", `games/${game}/share`, {}, said);
export const record = (game: string) => ask<wire.GameRecord>("GET", `games/${game}/record`);
/** What was said at a table after a line; something to say; what one notes for oneself. */
export const talk = (game: string, place: string, after: number) =>
  ask<wire.TalkLine[]>("GET", `games/${game}/talk`, { place, after });
export const say = (game: string, said: wire.Said) => ask<wire.TalkLine>("POST", `games/${game}/talk`, {}, said);
export const notes = (game: string) => ask<wire.NotesKept>("GET", `games/${game}/notes`);
export const keepNotes = (game: string, text: string) =>
  ask<wire.NotesKept>("POST", `games/${game}/notes`, {}, { text } satisfies wire.NotesKept);
/** By which addresses others reach the server; and a link as a picture that a telephone reads. */
export const reach = () => ask<wire.Addresses>("GET", "reach");
export const codePicture = (link: string) => address("qr.svg", { link });
/** What an open seat is about, by its link. */
export const invitation = (link: string) => ask<wire.Invitation>("GET", `invitations/${encodeURIComponent(link)}`);
export const join = (asked: wire.Join) => ask<wire.Made>("POST", "join", {}, asked);
export const rename = (game: string, name: string) =>
  ask<wire.NameKept>("POST", `games/${game}/name`, {}, { name } satisfies wire.NameSaid);
