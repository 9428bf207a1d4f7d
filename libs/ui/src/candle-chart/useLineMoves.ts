import { useMemo, useRef, useState } from 'react';
import type { ChartLineMoves, ChartPriceLine } from './candleDrawing.ts';

export interface MovingLine {
  id: string;
  price: number;
  /** It is being set there: nothing moves it now. */
  isSaving: boolean;
}

/** The line that is being moved, and the lines as they are drawn meanwhile. */
export function useLineMoves(priceLines: readonly ChartPriceLine[], moves: ChartLineMoves | undefined) {
  const [moving, setMoving] = useState<MovingLine | null>(null);
  // A pointer may be let go before what it did last is rendered.
  const latest = useRef<MovingLine | null>(null);
  const lines = useMemo(
    () =>
      priceLines.flatMap((line): ChartPriceLine[] => {
        if (!moves || moving?.id !== line.id) return [line];
        const { price } = moving;
        return [
          { ...line, look: 'before' },
          { ...line, price, label: moves.labelAt(line.id, price), look: 'moving' },
        ];
      }),
    [priceLines, moves, moving],
  );

  function put(next: MovingLine | null) {
    latest.current = next;
    setMoving(next);
  }

  return {
    lines,
    moving,
    moveTo(id: string, price: number) {
      if (!latest.current?.isSaving) put({ id, price, isSaving: false });
    },
    putBack() {
      if (!latest.current?.isSaving) put(null);
    },
    async set(): Promise<void> {
      const now = latest.current;
      if (!moves || now === null || now.isSaving) return;
      const { id, price } = now;
      if (priceLines.some((line) => line.id === id && line.price === price)) {
        put(null);
        return;
      }
      put({ id, price, isSaving: true });
      await moves.move(id, price);
      put(null);
    },
  };
}

export type LineMoves = ReturnType<typeof useLineMoves>;
