import type { ITimeScaleApi, Time } from 'lightweight-charts';
import type { CandleDrawing } from './candleDrawing.ts';

/** The indexes of the candles in sight; parts of one, and beyond the ends where there is room. */
export interface CandleRange {
  from: number;
  to: number;
}

/** Where its candles stand on the time axis, and from where on they are to be seen. */
export interface FittedDrawing extends Pick<CandleDrawing, 'fromWall'> {
  candles: ReadonlyArray<Pick<CandleDrawing['candles'][number], 'wall'>>;
}

/** What is asked of the library. */
interface RangedChart {
  timeScale: () => Pick<ITimeScaleApi<Time>, 'width' | 'setVisibleLogicalRange'> & {
    getVisibleLogicalRange: () => CandleRange | null;
  };
}

/** Indexes of the first and the last candle that are read, both included. */
export interface CandlesInSight {
  first: number;
  last: number;
}

export interface RangeControl {
  range: () => CandleRange | null;
  /** Null before anything is drawn. */
  inSight: (drawing: FittedDrawing) => CandlesInSight | null;
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

/** The first candle that a new chart is to show. */
export function startIndex({ candles, fromWall }: FittedDrawing): number {
  const found = fromWall === null ? 0 : candles.findIndex(({ wall }) => wall >= fromWall);
  return Math.max(0, found);
}

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
    inSight(drawing) {
      const now = range();
      if (!now) return null;
      const seen = Math.max(0, Math.ceil(now.from));
      const start = startIndex(drawing);
      // Candles of the time before stand there at first only for the room of a text: they are none of the range.
      const margin = (roomBeforePx / Math.max(1, chart.timeScale().width())) * (now.to - now.from) + 0.5;
      const isAtStart = seen <= start && start <= now.from + Math.max(1, margin);
      return {
        first: isAtStart ? start : seen,
        last: Math.min(drawing.candles.length - 1, Math.floor(now.to)),
      };
    },
    fit(drawing) {
      const { candles } = drawing;
      const from = Math.max(0, Math.min(startIndex(drawing), candles.length - fewestInSight));
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
