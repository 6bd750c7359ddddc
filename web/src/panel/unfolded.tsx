// More about a line of the log, fetched when its button is pressed: why a bot did it, or the odds of its roll.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { faultText } from "../shared/parts.tsx";
import { lang } from "../state/settings.ts";
import { announced, reasonsAt, rollOf } from "../state/store.ts";
import type { LogLine, RollShown, Why } from "../wire.ts";
import { Reasons } from "./hint.tsx";
import { spokenTally, TallyBox } from "./odds.tsx";

interface ToldProps<T> {
  line: LogLine;
  load: (line: LogLine) => Promise<T>;
  spoken: (found: T) => string;
  children: (found: T) => ComponentChildren;
}

function Told<T>({ line, load, spoken, children }: ToldProps<T>) {
  const told = useSignal<T | null>(null);
  const fault = useSignal("");
  useEffect(() => {
    let wanted = true;
    load(line).then(
      (found) => {
        if (!wanted) return;
        told.value = found;
        announced.value = spoken(found);
      },
      (why) => (fault.value = faultText(why)),
    );
    return () => void (wanted = false);
  }, [lang.value, line.at]);
  if (fault.value) return <p class="fault">{fault.value}</p>;
  return <>{told.value && children(told.value)}</>;
}

/** What is told under a line: the answers of a bot behind it with their reasons, or its tally and the cell of the chart it hit. */
export function MoreOfLine({ line, name }: { line: LogLine; name: "why" | "roll" }) {
  return name === "why" ? <WhyTold line={line} /> : <RollTold line={line} />;
}

const WhyTold = ({ line }: { line: LogLine }) => (
  <Told
    line={line}
    load={(of) => reasonsAt(of.at)}
    spoken={(found) => found.flatMap((each) => [each.answer, ...each.reasons.map((reason) => reason.text)]).join(" ")}
  >
    {(found: Why[]) => (
      <dl class="why-told">
        {found.map((each, place) => (
          <div key={place}>
            <dt>{each.answer}</dt>
            <dd>
              <Reasons of={each.reasons} />
            </dd>
          </div>
        ))}
      </dl>
    )}
  </Told>
);

const RollTold = ({ line }: { line: LogLine }) => (
  <Told line={line} load={rollOf} spoken={(found) => spokenTally(found.tally)}>
    {(found: RollShown) => (
      <div class="roll-told">
        <TallyBox tally={found.tally} roll={found} />
      </div>
    )}
  </Told>
);
