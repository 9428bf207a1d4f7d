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

/** Counts down in the tag of the last price until its candle closes. Apart from the chart: a second renders nothing else. */
export function CandleClock({ plot, at, clock }: CandleClosing & { plot: CandlePlot }) {
  const text = closesIn(at, useNow({ clock }));
  useEffect(() => {
    plot.setTag(text);
  }, [plot, text]);
  useEffect(() => () => plot.setTag(''), [plot]);
  return null;
}
