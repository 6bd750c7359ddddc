// A reference engine in JavaScript: it looks at its view, and does the first thing that is not passing.
const lines = require("readline").createInterface({ input: process.stdin });
const idle = new Set(["pass", "done", "hold", "stay", "halt", "wait"]);

function choose({ question, view }) {
  const own = view.pieces.filter((piece) => piece.side === question.side && piece.steps > 0);
  const active = question.options.filter((option) => !idle.has(option.verb));
  const offered = active.length ? active : question.options;
  return offered[own.length % offered.length];
}

lines.on("line", (line) => {
  const said = JSON.parse(line);
  const reply = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");
  if (said.type === "hello") reply({ type: "ready", protocol: 1, name: "Walker", wants: ["view"] });
  if (said.type === "question") reply({ type: "answer", option: choose(said).text });
  if (said.type === "stop") process.exit(0);
});
