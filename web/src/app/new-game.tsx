// A new game: against whom, on which side, with which rules and dice; and the links for a friend.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../state/api.ts";
import { ClauseChip } from "../rules/clause.tsx";
import { Pick, Seconds, Switch } from "../shared/forms.tsx";
import { lazy } from "../shared/lazy.tsx";
import { faultText, phone, Sheet } from "../shared/parts.tsx";
import { go } from "./route.ts";
import { lang, playerName } from "../state/settings.ts";
import { keepLinks, seatOf } from "./shelf.ts";
import { t } from "../shared/text.ts";
import type { Kit, Made, NewGame, ScenarioCard, TitleCard } from "../wire.ts";
import "../style/lobby.css";

const NameField = lazy(async () => (await import("../people/name-field.tsx")).NameField, "people");
const SeatLinks = lazy(async () => (await import("../people/links.tsx")).SeatLinks, "people");

interface Chosen {
  title: TitleCard;
  scenario: ScenarioCard;
}

type Opponent = "hotseat" | "friend" | `bot:${string}`;

interface NewGameProps {
  of: Chosen;
  /** Whether it is the visitor's very first game. */
  isFirst: boolean;
  close: () => void;
}

export function NewGameSheet({ of: { title, scenario }, isFirst, close }: NewGameProps) {
  const me = useSignal(title.sides[0]?.key ?? "");
  const usual = isFirst ? title.first : title.usual;
  const against = useSignal<Opponent>(usual ? `bot:${usual}` : "hotseat");
  const bot = title.bots.find((each) => against.value === `bot:${each.key}`);
  const seconds = useSignal(0);
  // By default hints are on when no other person plays.
  const hints = useSignal<boolean | null>(null);
  const mayHint = hints.value ?? Boolean(bot);
  const options = useSignal<string[]>([]);
  const offered = title.options.filter((each) => !each.scenarios.length || each.scenarios.includes(scenario.id));
  const dice = useSignal<"seeded" | "typed">("seeded");
  const kit = useSignal<Kit | null>(null);
  const fault = useSignal("");
  const starting = useSignal(false);
  const made = useSignal<Made | null>(null);
  useEffect(() => {
    api.kit(title.id, scenario.id).then(
      (found) => (kit.value = found),
      () => undefined,
    );
  }, [title.id, scenario.id, lang.value]);
  const start = async () => {
    starting.value = true;
    fault.value = "";
    const asked: NewGame = {
      title: title.id,
      scenario: scenario.id,
      options: options.value,
      seats: seatsFor(title, me.value, against.value, bot ? seatOf(bot, seconds.value) : ""),
      dice: dice.value,
      hints: mayHint,
      name: against.value === "friend" ? playerName.value : "",
    };
    try {
      const game = await api.newGame(asked);
      keepLinks(game.id, game.links);
      if (Object.keys(game.links).length) made.value = game;
      else go(`/game/${game.id}`);
    } catch (why) {
      fault.value = faultText(why);
    }
    starting.value = false;
  };
  if (made.value) return <Links made={made.value} close={close} of={title} />;
  return (
    <Sheet title={`${title.title} · ${scenario.title}`} kind="page" close={close} name="new-game">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <p class="small">{scenario.about}</p>
        <Pick
          legend={t("opponent")}
          value={against.value}
          set={(value) => (against.value = value)}
          of={[
            ...title.bots.map((each) => ({
              value: `bot:${each.key}` as Opponent,
              label: t("against-bot", { bot: each.name }),
              about: each.about,
            })),
            { value: "hotseat", label: t("hotseat"), about: t("hotseat-about") },
            { value: "friend", label: t("friend"), about: t("friend-about") },
          ]}
        />
        {bot && bot.seconds > 0 && (
          <Seconds of={bot} seconds={seconds.value} set={(value) => (seconds.value = value)} />
        )}
        {against.value !== "hotseat" && (
          <Pick
            legend={t("your-side")}
            value={me.value}
            set={(value) => (me.value = value)}
            of={title.sides.map((each) => ({
              value: each.key,
              label: <SideLabel side={each.key} name={each.name} kit={kit.value} />,
            }))}
          />
        )}
        {against.value === "friend" && <NameField />}
        <div class="start-row">
          <button class="main start" type="submit" disabled={starting.value}>
            {starting.value ? t("starting") : t("start")}
          </button>
          {fault.value && (
            <p class="fault" role="alert">
              {fault.value}
            </p>
          )}
        </div>
        {offered.length > 0 && (
          <details class="more" open={!phone.value}>
            <summary>{t("optional-rules", { count: offered.length })}</summary>
            <ul class="options-list">
              {offered.map((each) => (
                <li key={each.id}>
                  <label>
                    <input
                      type="checkbox"
                      checked={options.value.includes(each.id)}
                      onChange={(event) =>
                        (options.value = event.currentTarget.checked
                          ? [...options.value, each.id]
                          : options.value.filter((id) => id !== each.id))
                      }
                    />
                    <span>
                      <strong>{each.title}</strong> {each.ours && <span class="tag">{t("ours-rule")}</span>}
                      <span class="small">{each.text}</span>
                    </span>
                  </label>
                  <ClauseChip rule={each.id} of={title.id} called={each.title} />
                </li>
              ))}
            </ul>
          </details>
        )}
        {title.hints && (
          <div class="allow-hints">
            <Switch on={mayHint} set={(on) => (hints.value = on)}>
              {t("allow-hints")}
            </Switch>
            <p class="small">{t("allow-hints-about")}</p>
          </div>
        )}
        <Pick
          legend={t("dice")}
          value={dice.value}
          set={(value) => (dice.value = value)}
          of={[
            { value: "seeded", label: t("dice-seeded"), about: t("dice-seeded-about") },
            { value: "typed", label: t("dice-typed"), about: t("dice-typed-about") },
          ]}
        />
      </form>
    </Sheet>
  );
}

function SideLabel({ side, name, kit }: { side: string; name: string; kit: Kit | null }) {
  const look = kit?.sides.find((each) => each.key === side);
  return (
    <>
      {look && <span class="swatch" style={{ background: look.fill }} aria-hidden="true" />} {name}
    </>
  );
}

/** The seats: ours on our side, the others as chosen. */
function seatsFor(title: TitleCard, me: string, against: Opponent, bot: string): Record<string, string> {
  const other = against === "hotseat" ? "me" : against === "friend" ? "open" : `bot:${bot}`;
  return Object.fromEntries(title.sides.map((each) => [each.key, each.key === me ? "me" : other]));
}

/** A game for a friend has been created: its links. */
function Links({ made, close, of }: { made: Made; close: () => void; of: TitleCard }) {
  return (
    <Sheet title={t("invite")} kind="card" close={close}>
      <p>{t("invite-about")}</p>
      <SeatLinks links={made.links} name={(side) => of.sides.find((each) => each.key === side)?.name ?? side} />
      <button class="main" onClick={() => go(`/game/${made.id}`)}>
        {t("to-the-table")}
      </button>
    </Sheet>
  );
}
