// The state of the screen, by subject. No drawing, no rules; each subject has a module of its own, gathered here.
export * from "./advice.ts"; // hints, why not
export { cancel, choose, give, previewGoing, send, sendAll, undo } from "./answering.ts";
export * from "./choices.ts"; // the options of the open question
export { layOver, overlays } from "./layers.ts";
export * from "./looking.ts"; // cursor, preview
export { announced, notice, tellFault } from "./notices.ts";
export { rolled, type Rolled, rollOf, struck } from "./rolls.ts";
export { leave, lookAs, sit } from "./seat.ts";
export * from "./sheets.ts"; // what lies over the map
export * from "./table.ts"; // the kit, the page, what stands where
