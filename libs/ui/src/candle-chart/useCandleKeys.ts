import { useState, type KeyboardEvent } from 'react';
import { movedIndex } from '../internal/charts/movedIndex.ts';
import { isPlainKey } from '../internal/isPlainKey.ts';
import type { PlacedCandle } from './createCandleData.ts';
import type { CandlePlot } from './createCandlePlot.ts';

/** What one press of + leaves of the range. */
const zoomStep = 0.8;

const zoomFactors: Readonly<Record<string, number>> = {
  '+': zoomStep,
  '=': zoomStep,
  '-': 1 / zoomStep,
  _: 1 / zoomStep,
};

interface Keyed {
  wall: number;
  /** As it was when the key was pressed: a tick says nothing. */
  text: string | undefined;
}

interface CandleKeysOptions {
  candles: readonly PlacedCandle[];
  plot: CandlePlot | null;
  textOf: (index: number) => string | undefined;
  /** Somebody wants to be told what is in sight. */
  onAsk: () => void;
}

/** They ask what is in sight. Escape lets go of a candle, and is told the same. */
const askingKeys: ReadonlySet<string> = new Set(['Enter', ' ']);

/** Which candle the keys have come to, and what is said of it. It stays that candle while older ones load. */
export function useCandleKeys({ candles, plot, textOf, onAsk }: CandleKeysOptions) {
  const [keyed, setKeyed] = useState<Keyed | null>(null);
  const last = candles.length - 1;
  const found = keyed === null ? -1 : candles.findLastIndex(({ wall }) => wall <= keyed.wall);
  const index = keyed === null ? null : Math.max(0, found);

  function goTo(next: number | null) {
    const candle = next === null ? undefined : candles[next];
    setKeyed(next === null || !candle ? null : { wall: candle.wall, text: textOf(next) });
    plot?.moveTo(next);
  }

  function ask() {
    goTo(null);
    onAsk();
  }

  function move(event: KeyboardEvent) {
    const factor = zoomFactors[event.key];
    const next = factor === undefined ? movedIndex(event.key, index, last) : undefined;
    if (factor === undefined && next === undefined) return;
    event.preventDefault();
    if (factor !== undefined) plot?.zoom(factor, index ?? last);
    else if (next !== undefined) goTo(next);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!isPlainKey(event)) return;
    const isLeaving = event.key === 'Escape' && index !== null;
    if (!isLeaving && !askingKeys.has(event.key)) {
      move(event);
      return;
    }
    event.preventDefault();
    ask();
  }

  return { index, text: keyed?.text, goTo, handleKeyDown };
}
