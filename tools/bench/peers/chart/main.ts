import { CandlestickSeries, createChart, HistogramSeries, type UTCTimestamp } from 'lightweight-charts';
import type { FeedCandle } from '../../src/feed/feedCandles.ts';
import { onCandle, readCandles } from '../readFeed.ts';

/** Of India's time, as the app's axis has it. */
const istOffsetSeconds = 19_800;
/** Candles in sight at first, where the address does not ask for all of them; as the app shows of a day. */
const inSight = 75;
/** Shares of the height, as in the app. */
const volumeMargins = { top: 0.82, bottom: 0 };

const asked = new URLSearchParams(location.search);
const element = document.getElementById('chart');
if (!element) throw new Error('The page has no room for its chart.');
element.style.width = `${asked.get('width') ?? 900}px`;
element.style.height = `${asked.get('height') ?? 420}px`;

function isTimestamp(seconds: number): seconds is UTCTimestamp {
  return Number.isFinite(seconds);
}

function timed<Point>(candle: FeedCandle, point: Point): Point & { time: UTCTimestamp } {
  const time = candle.time + istOffsetSeconds;
  if (!isTimestamp(time)) throw new Error('A candle has no time.');
  return { ...point, time };
}

const prices = ({ open, high, low, close }: FeedCandle) => ({ open, high, low, close });
const volume = (candle: FeedCandle) => ({ value: candle.volume });

const chart = createChart(element, {
  autoSize: true,
  timeScale: { minBarSpacing: 0.2, timeVisible: true },
});
const candleSeries = chart.addSeries(CandlestickSeries);
const volumeSeries = chart.addSeries(HistogramSeries, { priceScaleId: 'volume' });
volumeSeries.priceScale().applyOptions({ scaleMargins: volumeMargins });

const candles = await readCandles();
candleSeries.setData(candles.map((candle) => timed(candle, prices(candle))));
volumeSeries.setData(candles.map((candle) => timed(candle, volume(candle))));
if (asked.get('range') === 'All') chart.timeScale().fitContent();
else {
  chart
    .timeScale()
    .setVisibleLogicalRange({ from: candles.length - inSight - 0.5, to: candles.length + 2.5 });
}

onCandle((candle) => {
  candleSeries.update(timed(candle, prices(candle)));
  volumeSeries.update(timed(candle, volume(candle)));
});
