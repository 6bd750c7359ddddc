// The keys and what they do, for the help sheet.
export interface Key {
  keys: string[];
  what: string;
}

export const KEYS: Key[] = [
  { keys: ["←", "↑", "→", "↓"], what: "key-walk" },
  { keys: ["Enter"], what: "key-act" },
  { keys: ["Esc"], what: "key-back" },
  { keys: ["Tab"], what: "key-tab" },
  { keys: ["n", "p"], what: "key-next" },
  { keys: ["x"], what: "key-choose" },
  { keys: ["d"], what: "key-done" },
  { keys: ["u", "Ctrl+Z"], what: "key-undo" },
  { keys: ["/", "Ctrl+K", "⌘K"], what: "key-palette" },
  { keys: ["o"], what: "key-options" },
  { keys: ["h"], what: "key-hint" },
  { keys: ["w"], what: "key-why-not" },
  { keys: ["i"], what: "key-inspector" },
  { keys: ["t"], what: "key-tracks" },
  { keys: ["l"], what: "key-log" },
  { keys: ["r"], what: "key-rules" },
  { keys: ["a"], what: "key-tools" },
  { keys: ["c"], what: "key-bare" },
  { keys: ["[", "]"], what: "key-moment" },
  { keys: ["+", "−", "0"], what: "key-zoom" },
  { keys: ["?"], what: "key-help" },
];
