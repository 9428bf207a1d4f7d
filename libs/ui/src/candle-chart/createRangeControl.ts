import type { ITimeScaleApi, Time } from 'lightweight-charts';
import type { CandleDrawing } from './candleDrawing.ts';

/** The indexes of the candles in sight; parts of one, and beyond the ends where there is room. */
export interface CandleRange {
  from: number;
  to: number;
}

/** Where its candles stand on the time axis, and from where on they are to be seen. */
interface FittedDrawing extends Pick<CandleDrawing, 'fromWall'> {
  candles: ReadonlyArray<Pick<CandleDrawing['candles'][number], 'wall'>>;
}

/** What is asked of the library. */
interface RangedChart {
  timeScale: () => Pick<ITimeScaleApi<Time>, 'width' | 'getVisibleLogicalRange' | 'setVisibleLogicalRange'>;
}

export interface RangeControl {
  range: () => CandleRange | null;
  /** Shows what a new chart is to show at first. */
  fit: (drawing: FittedDrawing) => void;
  /** Brings a candle into sight, by as little as can be. */
  reveal: (index: number) => void;
  /** @param factor - Below 1 shows fewer candles, above 1 more. @param around - Which stays where it is. */
  zoom: (factor: number, around: number) => void;
}

/** Candles of free room after the latest one, and pixels where candles are narrow. */
const roomAhead = 3;
const roomAheadPx = 24;
/** What half of the longest text of the axis takes: the first of a day stands whole under its candle. */
const roomBeforePx = 26;
const fewestInSight = 5;

/** Which of the candles are in sight. */
export function createRangeControl(chart: RangedChart): RangeControl {
  /** Asked for in this frame: the library moves in the next one, and keys may come faster. */
  let pending: CandleRange | null = null;
  const range = () => pending ?? chart.timeScale().getVisibleLogicalRange();

  function show(next: CandleRange) {
    chart.timeScale().setVisibleLogicalRange(next);
    pending = next;
    requestAnimationFrame(() => {
      pending = null;
    });
  }

  return {
    range,
    fit({ candles, fromWall }) {
      const first = fromWall === null ? 0 : candles.findIndex(({ wall }) => wall >= fromWall);
      const from = Math.max(0, Math.min(first === -1 ? 0 : first, candles.length - fewestInSight));
      const plotPx = chart.timeScale().width();
      const isKnown = plotPx > roomBeforePx + roomAheadPx;
      const candlePx = isKnown ? (plotPx - roomBeforePx - roomAheadPx) / (candles.length - from) : Infinity;
      // Candles of the time before stand there, as far as there are some.
      const before = Math.min(from, roomBeforePx / candlePx);
      show({
        from: from - Math.max(0.5, before),
        to: candles.length - 0.5 + Math.max(roomAhead, roomAheadPx / candlePx),
      });
    },
    reveal(index) {
      const now = range();
      if (!now) return;
      const shift = Math.max(0, index + 1 - now.to) - Math.max(0, now.from - (index - 1));
      if (shift !== 0) show({ from: now.from + shift, to: now.to + shift });
    },
    zoom(factor, around) {
      const now = range();
      if (!now) return;
      const width = Math.max(fewestInSight, (now.to - now.from) * factor);
      const share = (around - now.from) / (now.to - now.from);
      show({ from: around - width * share, to: around + width * (1 - share) });
    },
  };
}
