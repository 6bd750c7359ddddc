// A counter drawn beside the map, from the same sprite as those on it.
import { counterSymbol } from "../board/symbol.ts";
import { kit, pieceByKey, seen } from "../state/store.ts";

interface CounterProps {
  piece: string;
  steps?: number;
  size?: number;
}

/** A known counter, as a picture only; its name is beside it. */
export function CounterPicture({ piece, steps, size = 36 }: CounterProps) {
  const printed = pieceByKey.value.get(piece);
  if (!printed) return null;
  const left = Math.max(1, steps ?? printed.steps);
  return <SymbolPicture symbol={counterSymbol(printed.slug, left, seen.value?.pieces[piece]?.face)} size={size} />;
}

export function SymbolPicture({ symbol, size = 36 }: { symbol: string; size?: number }) {
  return (
    <svg class="counter-picture" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <use href={`#${symbol}`} width="100" height="100" />
    </svg>
  );
}

/** A side's name on its colour. */
export function SideBadge({ side, name }: { side: string; name?: string }) {
  const look = kit.value?.sides.find((each) => each.key === side);
  return (
    <span class="side-badge" style={look ? { background: look.fill, color: look.ink } : {}}>
      {name ?? look?.name ?? side}
    </span>
  );
}
