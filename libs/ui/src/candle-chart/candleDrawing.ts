import type { PlotLook } from '../internal/charts/plot.ts';
import type { CandleChartSetup } from './chartSetup.ts';
import type { ChartTime } from '../internal/charts/chartTime.ts';
import type { CandleData } from './createCandleData.ts';
import type { SessionBreak } from './createSessionBreaks.ts';

/** A level that the client watches, has traded at, or has an order at. */
export interface ChartPriceLine {
  id: string;
  /** Rupees per unit. */
  price: number;
  /** "Alert above 1,140". */
  label: string;
  /** While it is moved: where it would stand, and where it stood. */
  look?: 'moving' | 'before';
  /** @default 'alert' */
  kind?: 'alert' | 'position' | 'order';
  /** Whether it has a handle. @default that of an alert */
  isMovable?: boolean;
  /** What its handle says where it stands: "Buy 40 at 1,140.00". @default the label */
  text?: string;
}

/** How the lines of a chart are moved; without it they stand still. */
export interface ChartLineMoves {
  /** The price of the grid nearest to one, so many steps of the grid away. Rupees per unit. */
  step: (price: number, steps: number) => number;
  /** What the line would mean there: "Price ≥ 1,144.00". */
  labelAt: (id: string, price: number) => string;
  /**
   * An alert stands there from then on. Of an order nothing is sent: the page asks for the rest, and the line goes back.
   * Settles once it does, or stays where it was; never rejects.
   */
  move: (id: string, price: number) => Promise<void>;
}

/** Something that happened at a time. */
export interface ChartMark {
  id: string;
  /** Epoch seconds, or a calendar day. */
  time: number | string;
  /** One letter in a circle. */
  letter: string;
  /** "Dividend of ₹4.50 a share": for the table, for who listens, and beside the crosshair. */
  label: string;
  /** Of a trade of the client's: a purchase points up from below the prices, a sale down from above. */
  side?: 'buy' | 'sell' | undefined;
}

/** Whether a line has a handle, where lines are moved at all. */
export function isLineMovable({ kind = 'alert', isMovable = kind === 'alert' }: ChartPriceLine): boolean {
  return isMovable;
}

/** The prices that the orders of a day may have, rupees per unit. */
export interface ChartLimits {
  /** Where that day begins: nothing is hatched before its first candle. @default the whole drawing is of that day */
  from?: ChartTime | null;
  lower: number | null;
  upper: number | null;
  /** "Upper band 1,146.80". */
  lowerLabel: string;
  upperLabel: string;
}

export type DrawnMark = Pick<ChartMark, 'letter' | 'label' | 'side'>;

/** What may change about the drawing without new candles. */
export interface CandleLook extends PlotLook {
  /** The right-hand axis of a comparison. */
  formatPercent: (percent: number | null) => string;
}

/** All that a drawing shows. */
export interface CandleDrawing extends CandleData {
  /** Another one is another chart: it shows its range from the beginning. */
  id: string;
  /** The left edge of a new chart in wall-clock seconds; null = all of it. */
  fromWall: number | null;
  shape: CandleChartSetup['shape'];
  scale: CandleChartSetup['scale'] | 'percent';
  volume: CandleChartSetup['volume'];
  /** For each candle the close of what it is compared with; null without a comparison. */
  compared: ReadonlyArray<number | null> | null;
  breaks: readonly SessionBreak[];
  /** By index of the candle. */
  marks: ReadonlyMap<number, readonly DrawnMark[]>;
  priceLines: readonly ChartPriceLine[];
  limits: ChartLimits | null;
  look: CandleLook;
}
