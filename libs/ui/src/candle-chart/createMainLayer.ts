import {
  CandlestickSeries,
  LineSeries,
  type AutoscaleInfo,
  type CandlestickData,
  type UTCTimestamp,
  type WhitespaceData,
} from 'lightweight-charts';
import { cssColour, type ChartColours } from '../internal/charts/chartColours.ts';
import { toTimestamp } from '../internal/charts/createChartBase.ts';
import { isWhole } from './candle.ts';
import type { PlacedCandle } from './createCandleData.ts';
import { createPriceAxis } from './createPriceAxis.ts';
import { createPriceTag } from './createPriceTag.ts';
import { widenedRange } from './widenedRange.ts';
import {
  linePoint,
  putData,
  type DrawnCandles,
  type Layer,
  type LayerHost,
  type MainSeries,
  type TailFrom,
} from './layer.ts';

/** Shares of the height: volume takes the lowest 18 %, candles the rest above a small gap. */
const candleMargins = { top: 0.06, bottom: 0.22 };
const marginsAlone = { top: 0.06, bottom: 0.06 };

type DrawnCandle = CandlestickData<UTCTimestamp> | WhitespaceData<UTCTimestamp>;

function toCandle(candle: PlacedCandle, unit: number): DrawnCandle {
  const time = toTimestamp(candle.wall);
  if (!isWhole(candle)) return { time };
  const { open, high, low, close } = candle;
  return { time, open: open / unit, high: high / unit, low: low / unit, close: close / unit };
}

interface Shaped {
  series: MainSeries;
  put: (drawing: DrawnCandles, from: TailFrom) => void;
  paint: (colours: ChartColours) => void;
}

const plain = { lastValueVisible: false, priceLineVisible: false };

/** Hollow where the price rose, filled where it fell: readable without colour. */
function asCandles({ chart }: LayerHost): Shaped {
  const series = chart.addSeries(CandlestickSeries, plain);
  return {
    series,
    put: ({ candles, unit }, from) =>
      putData(series, candles.length, {
        from,
        point: (index) => toCandle(candles[index] ?? missing(index), unit),
      }),
    paint(colours) {
      const positive = cssColour(colours.positive);
      const negative = cssColour(colours.negative);
      series.applyOptions({
        upColor: cssColour(colours.surface),
        borderUpColor: positive,
        wickUpColor: positive,
        downColor: negative,
        borderDownColor: negative,
        wickDownColor: negative,
      });
    },
  };
}

function missing(index: number): never {
  throw new RangeError(`no candle at ${index}`);
}

/** The closes. */
function asLine({ chart }: LayerHost): Shaped {
  const series = chart.addSeries(LineSeries, { ...plain, lineWidth: 2 });
  return {
    series,
    put: ({ candles, unit }, from) =>
      putData(series, candles.length, {
        from,
        point(index) {
          const { wall, close } = candles[index] ?? missing(index);
          return linePoint(wall, close, unit);
        },
      }),
    paint: (colours) => series.applyOptions({ color: cssColour(colours.line) }),
  };
}

export interface MainLayer extends Layer {
  /** @throws RangeError before the first drawing. */
  series: () => MainSeries;
  /** A few letters beneath the last price; '' takes them away. */
  setTag: (text: string) => void;
  /** The axis tells percent of this price, rupees per unit; null = the prices themselves. */
  setOrigin: (price: number | null) => void;
}

/** Candles or a line, and the last price. @param onSeries - Another series has taken the place of the first. */
export function createMainLayer(host: LayerHost, onSeries: (series: MainSeries) => void): MainLayer {
  let shown: { shape: DrawnCandles['shape']; shaped: Shaped } | null = null;
  let showLast: ReturnType<typeof createPriceTag> | null = null;
  let last: number | null = null;
  let tag = '';
  let margins: typeof candleMargins | null = null;
  let levels: readonly number[] = [];
  let { colours } = host;
  const axis = createPriceAxis(host.base);

  /** The average of the holding and its break-even stand in the picture, where that leaves the candles their room. */
  function keepLevels(series: MainSeries, { priceLines, unit }: DrawnCandles) {
    const next = priceLines.filter(({ kind }) => kind === 'position').map(({ price }) => price / unit);
    if (next.length === levels.length && next.every((level, index) => level === levels[index])) return;
    levels = next;
    // The library asks for the range again when its options change.
    series.applyOptions({
      autoscaleInfoProvider: (own: () => AutoscaleInfo | null) => {
        const info = own();
        const range = info?.priceRange;
        return info && range ? { ...info, priceRange: widenedRange(range, levels) } : info;
      },
    });
  }

  function take(shape: DrawnCandles['shape']): { shaped: Shaped; isNew: boolean } {
    if (shown?.shape === shape) return { shaped: shown.shaped, isNew: false };
    const old = shown?.shaped.series;
    const shaped = shape === 'candles' ? asCandles(host) : asLine(host);
    // Beneath the indicators, which may have been there before it.
    shaped.series.setSeriesOrder(0);
    shaped.paint(colours);
    shown = { shape, shaped };
    showLast = createPriceTag(shaped.series);
    onSeries(shaped.series);
    levels = [];
    if (old) host.chart.removeSeries(old);
    return { shaped, isNew: true };
  }

  return {
    setOrigin: axis.setOrigin,
    series() {
      if (!shown) throw new RangeError('nothing has been drawn yet');
      return shown.shaped.series;
    },
    draw(drawing, from) {
      const { shaped, isNew } = take(drawing.shape);
      const scaleMargins = drawing.volume ? candleMargins : marginsAlone;
      if (isNew || scaleMargins !== margins) shaped.series.priceScale().applyOptions({ scaleMargins });
      margins = scaleMargins;
      axis.draw(shaped.series, drawing, from === null);
      shaped.put(drawing, isNew ? null : from);
      keepLevels(shaped.series, drawing);
      const close = drawing.candles.findLast(isWhole)?.close;
      last = close === undefined ? null : close / drawing.unit;
      showLast?.({ price: last, note: tag, colours });
    },
    setTag(text) {
      tag = text;
      showLast?.({ price: last, note: tag, colours });
    },
    paint(next) {
      colours = next;
      shown?.shaped.paint(next);
      showLast?.({ price: last, note: tag, colours });
    },
  };
}
