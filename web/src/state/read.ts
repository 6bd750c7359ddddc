// What has been read on a phone's sheet: only that may be chosen without being asked again.
import { effect } from "@preact/signals";
import { phone } from "../shared/room.ts";
import { looked, looking } from "./store.ts";
import type { Choice, Looked } from "../wire.ts";

/** A second tap that comes sooner is the end of a double tap: nobody has read anything yet. */
const READING = 350;
let shownAt = Infinity;
effect(() => {
  shownAt = looked.value ? performance.now() : Infinity;
});

/** The preview of an option, once it is there. */
export const previewOf = (choice: Choice): Looked | null =>
  looked.value?.answer === choice.text ? looked.value : null;

/** Whether an option, its price and what cannot be taken back have been read: a second tap then needs no confirmation. */
export const isRead = (choice: Choice): boolean =>
  phone.value &&
  looking.value?.text === choice.text &&
  previewOf(choice) !== null &&
  performance.now() - shownAt > READING;
