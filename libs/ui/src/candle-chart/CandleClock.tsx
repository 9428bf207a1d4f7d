import { useEffect } from 'react';
import { useNow } from '../clock/useNow.ts';
import { closesIn } from './closesIn.ts';
import type { CandlePlot } from './createCandlePlot.ts';

/** When the latest candle closes, by whose clock. */
export interface CandleClosing {
  /** Epoch milliseconds. */
  at: number;
  /** Epoch milliseconds: the server's clock. */
  clock: () => number;
}

const noClock = () => 0;

interface CandleClockProps {
  plot: Pick<CandlePlot, 'setTag'>;
  /** null = nothing is told. */
  closing: CandleClosing | null;
}

/** Counts down in the tag of the last price until its candle closes. Apart from the chart: a second renders nothing else. */
export function CandleClock({ plot, closing }: CandleClockProps) {
  const now = useNow({ clock: closing?.clock ?? noClock, isRunning: closing !== null });
  // The clock has not been read in the render in which it comes: without this, a moment of some 50 years.
  const text = closing === null || now === 0 ? '' : closesIn(closing.at, now);
  // Nothing to take back: the tag goes with the plot, which is gone before this is.
  useEffect(() => {
    plot.setTag(text);
  }, [plot, text]);
  return null;
}
