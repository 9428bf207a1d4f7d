import {
  CandlestickSeries,
  HistogramSeries,
  LineStyle,
  type CandlestickData,
  type HistogramData,
  type IPriceLine,
  type ISeriesApi,
  type UTCTimestamp,
  type WhitespaceData,
} from 'lightweight-charts';
import { cssColour, type ChartColours } from '../internal/charts/chartColours.ts';
import { drawable, drawingUnit, type Placed } from '../internal/charts/chartPoints.ts';
import { createChartBase, toTimestamp } from '../internal/charts/createChartBase.ts';
import type { Plot, PlotHost } from '../internal/charts/plot.ts';
import { isWhole, type Candle } from './candle.ts';

/** Shares of the height: volume takes the lowest 18 %, candles the rest above a small gap. */
const candleMargins = { top: 0.06, bottom: 0.22 };
const volumeMargins = { top: 0.82, bottom: 0 };
/** Neutral: the candle above it says whether the price rose. */
const volumeAlpha = 0.35;

type DrawnCandle = CandlestickData<UTCTimestamp> | WhitespaceData<UTCTimestamp>;
type DrawnVolume = HistogramData<UTCTimestamp> | WhitespaceData<UTCTimestamp>;

function toCandle(candle: Placed<Candle>, unit: number): DrawnCandle {
  const time = toTimestamp(candle.wall);
  if (!isWhole(candle)) return { time };
  const { open, high, low, close } = candle;
  return { time, open: open / unit, high: high / unit, low: low / unit, close: close / unit };
}

function toVolume(candle: Placed<Candle>, colours: ChartColours, unit: number): DrawnVolume {
  const time = toTimestamp(candle.wall);
  const volume = drawable(candle.volume);
  if (volume === null || volume < 0) return { time };
  return { time, value: volume / unit, color: cssColour(colours.axis, volumeAlpha) };
}

/** Hollow where the price rose, filled where it fell: readable without colour. */
function paintCandles(series: ISeriesApi<'Candlestick'>, colours: ChartColours) {
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
}

/** The last price as a dotted line with a tag on the axis. */
function createLastPrice(series: ISeriesApi<'Candlestick'>) {
  let line: IPriceLine | null = null;
  return function show(price: number | null, colours: ChartColours) {
    if (line) series.removePriceLine(line);
    line = null;
    if (price === null) return;
    line = series.createPriceLine({
      price,
      color: cssColour(colours.accent),
      axisLabelColor: cssColour(colours.accent),
      axisLabelTextColor: cssColour(colours.onAccent),
      lineStyle: LineStyle.Dotted,
      lineWidth: 1,
      title: '',
    });
  };
}

function lastClose(candles: ReadonlyArray<Placed<Candle>>): number | null {
  return candles.findLast(isWhole)?.close ?? null;
}

/** Candles above their volume. */
export function createCandlePlot(host: PlotHost): Plot<Placed<Candle>> {
  const base = createChartBase(host);
  const series = base.chart.addSeries(CandlestickSeries, {
    lastValueVisible: false,
    priceLineVisible: false,
  });
  const volume = base.chart.addSeries(HistogramSeries, {
    lastValueVisible: false,
    priceLineVisible: false,
    // A scale of its own that shows no axis.
    priceScaleId: '',
  });
  series.priceScale().applyOptions({ scaleMargins: candleMargins });
  volume.priceScale().applyOptions({ scaleMargins: volumeMargins });
  paintCandles(series, host.colours);
  const showLastPrice = createLastPrice(series);
  let colours = host.colours;
  let shown: ReadonlyArray<Placed<Candle>> = [];
  let times: UTCTimestamp[] = [];
  let unit = 1;

  function drawColoured() {
    const volumeUnit = drawingUnit(shown.map((candle) => candle.volume));
    volume.setData(shown.map((candle) => toVolume(candle, colours, volumeUnit)));
    const close = lastClose(shown);
    showLastPrice(close === null ? null : close / unit, colours);
  }

  return {
    draw(points, look) {
      shown = points;
      unit = drawingUnit(points.flatMap(({ high, low }) => [high, low]));
      times = points.map((candle) => toTimestamp(candle.wall));
      base.setLook(look);
      const formatter = (drawn: number) => base.axisText(drawn, unit);
      series.applyOptions({ priceFormat: { type: 'custom', minMove: 0.01, formatter } });
      series.setData(points.map((candle) => toCandle(candle, unit)));
      drawColoured();
      base.fit(points.length, 'candles');
    },
    paint(next) {
      colours = next;
      base.paint(next);
      paintCandles(series, next);
      drawColoured();
    },
    moveTo(index) {
      const candle = index === null ? undefined : shown[index];
      if (!candle || !isWhole(candle)) base.chart.clearCrosshairPosition();
      else base.chart.setCrosshairPosition(candle.close / unit, toTimestamp(candle.wall), series);
    },
    xOf: (index) => base.xOf(times[index]),
    destroy: base.destroy,
  };
}
