// Lines over the turns of a game, as SVG: a few points for each side, and perhaps a band of what is usual.
import { phone } from "../shared/room.ts";
import { kit } from "../state/store.ts";

export interface Curve {
  name: string;
  /** 0 for a full line, 1 for a broken one: nothing is told by colour alone. */
  dash: number;
  /** Whose line it is; drawn in the side's colour. */
  side: string;
  points: number[];
}

interface Props {
  curves: Curve[];
  /** What stands below each point. */
  ticks: string[];
  /** The picture in words. */
  label: string;
  /** Around nothing, how far it usually goes. */
  band?: { name: string; spread: number[] };
}

/** On a phone the plot is narrower, and its letters stay as large. */
const wide = (): number => (phone.value ? 360 : 640);
const HIGH = 240;
const LEFT = 44;
const RIGHT = 14;
const TOP = 30;
const BOTTOM = HIGH - 30;

export function Curves({ curves, ticks, label, band }: Props) {
  const values = [
    0,
    ...curves.flatMap((each) => each.points),
    ...(band?.spread ?? []).flatMap((each) => [each, -each]),
  ];
  const steps = roundSteps(Math.min(...values), Math.max(...values), values.every(Number.isInteger) ? 1 : 0);
  const [low, high] = [steps[0]!, steps.at(-1)!];
  const WIDE = wide();
  const x = (place: number): number =>
    LEFT + (ticks.length < 2 ? 0 : (place * (WIDE - LEFT - RIGHT)) / (ticks.length - 1));
  const y = (value: number): number => BOTTOM - ((value - low) / (high - low || 1)) * (BOTTOM - TOP);
  const way = (points: number[]): string =>
    points.map((value, place) => `${x(place).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  const every = Math.max(
    1,
    Math.ceil((Math.max(...ticks.map((tick) => tick.length)) * 7.5 * ticks.length) / (WIDE - LEFT)),
  );
  return (
    <svg class="curves" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
      {steps.map((step) => (
        <g key={step}>
          <line x1={LEFT} x2={WIDE - RIGHT} y1={y(step)} y2={y(step)} class={step === 0 ? "zero" : "grid"} />
          <text x={LEFT - 6} y={y(step) + 4} class="end">
            {Number(step.toFixed(2))}
          </text>
        </g>
      ))}
      {ticks.map((tick, place) =>
        place % every === 0 ? (
          <text
            key={place}
            x={x(place)}
            y={HIGH - 8}
            class={place === 0 ? "" : place === ticks.length - 1 ? "end" : "middle"}
          >
            {tick}
          </text>
        ) : null,
      )}
      {band && (
        <polygon
          class="band"
          points={`${way(band.spread)} ${band.spread
            .map((each, place) => `${x(place).toFixed(1)},${y(-each).toFixed(1)}`)
            .reverse()
            .join(" ")}`}
        />
      )}
      {curves.map((each) => (
        <g key={each.name} class={`curve dash-${each.dash}`} style={inColourOf(each.side)}>
          <polyline points={way(each.points)} />
          {each.points.map((value, place) => (
            <circle cx={x(place)} cy={y(value)} r="3" />
          ))}
        </g>
      ))}
      <Key curves={curves} band={band?.name} />
    </svg>
  );
}

const inColourOf = (side: string): Record<string, string> => {
  const fill = kit.value?.sides.find((each) => each.key === side)?.fill;
  return fill ? { "--side": fill } : {};
};

/** Which line is whose, above the plot. */
function Key({ curves, band }: { curves: Curve[]; band: string | undefined }) {
  const names = [
    ...curves.map((each) => ({ ...each, kind: `curve dash-${each.dash}` })),
    ...(band ? [{ name: band, kind: "", side: "" }] : []),
  ];
  let at = LEFT;
  return (
    <>
      {names.map(({ name, kind, side }) => {
        const left = at;
        at += 44 + name.length * 7.5;
        return (
          <g key={name} class={kind} style={inColourOf(side)}>
            {kind ? (
              <polyline points={`${left},12 ${left + 24},12`} />
            ) : (
              <rect class="band" x={left} y={6} width={24} height={12} />
            )}
            <text x={left + 30} y={16}>
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** Round numbers from below the lowest value to above the highest, not nearer to each other than `least`. */
export function roundSteps(low: number, high: number, least = 0, about = 4): number[] {
  const span = high > low ? high - low : 1;
  const power = 10 ** Math.floor(Math.log10(span / about));
  const step = Math.max(
    least,
    [1, 2, 5, 10].map((each) => each * power).find((each) => each >= (span / about) * 0.999)!,
  );
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step + 0);
}
