import { GetChartDataInterval } from '@wealth/api-sdk/model';
import { instrumentIdOf, parseInstrumentId, type InstrumentRef } from '@wealth/domain';
import {
  indicatorId,
  plainSetup,
  type CandleChartSetup,
  type IndicatorSetting,
} from '@wealth/ui/candle-chart';

/** How long a candle is, as on the wire; the description says which there are. */
export type ChartInterval = GetChartDataInterval;
export const chartIntervals: readonly ChartInterval[] = Object.values(GetChartDataInterval);

/** How far back a chart looks at first. */
export const chartRanges = ['1D', '5D', '1M', '3M', '6M', '1Y', '5Y', 'All'] as const;
export type ChartRange = (typeof chartRanges)[number];

/** What a chart shows, as a value: in the address, and kept for the account. */
export interface ChartView extends CandleChartSetup {
  interval: ChartInterval;
  range: ChartRange;
  compare: InstrumentRef | null;
  /** Prices before a bonus or split as it has changed them, or as they were traded. */
  prices: 'adjusted' | 'traded';
  /** The client's own trades, orders and what they have paid. */
  trades: boolean;
}

/** Of a client who has set up nothing. */
export const firstView: ChartView = {
  ...plainSetup,
  interval: '5m',
  range: '1D',
  compare: null,
  prices: 'adjusted',
  trades: true,
};

/** What the address of a chart may say; what it does not say is as the account has it. */
export interface ChartSearch {
  interval?: string | undefined;
  range?: string | undefined;
  shape?: string | undefined;
  scale?: string | undefined;
  view?: string | undefined;
  indicators?: string | undefined;
  compare?: string | undefined;
  prices?: string | undefined;
  volume?: string | undefined;
  trades?: string | undefined;
}

/** In the address: no indicators, no comparison, where the account may have some. */
const none = 'none';

/** More lines than these nobody tells apart. */
const mostIndicators = 6;
/** Candles. */
const longestPeriod = 400;

function known<Value>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((one) => one === value);
}

function isOn(value: unknown): boolean | undefined {
  const word = known(['on', 'off'] as const, value);
  return word && word === 'on';
}

function isPeriod(period: number): boolean {
  return period >= 1 && period <= longestPeriod;
}

const patterns = {
  plain: /^(sma|ema|rsi)(\d{1,3})$/,
  bollinger: /^bollinger(\d{1,3})x([1-4])$/,
};

/** "sma20", "bollinger20x2", "vwap"; null for what this chart does not draw. */
export function readIndicator(text: string): IndicatorSetting | null {
  if (text === 'vwap') return { kind: 'vwap' };
  const [, kind, period] = patterns.plain.exec(text) ?? [];
  const plainKind = (['sma', 'ema', 'rsi'] as const).find((one) => one === kind);
  if (plainKind && isPeriod(Number(period))) return { kind: plainKind, period: Number(period) };
  const [, length, deviations] = patterns.bollinger.exec(text) ?? [];
  return length !== undefined && isPeriod(Number(length))
    ? { kind: 'bollinger', period: Number(length), deviations: Number(deviations) }
    : null;
}

function readIndicators(value: unknown): ChartView['indicators'] | undefined {
  if (typeof value !== 'string') return undefined;
  const settings = new Map<string, IndicatorSetting>();
  for (const text of value.split('.')) {
    const setting = readIndicator(text);
    if (setting) settings.set(indicatorId(setting), setting);
  }
  return [...settings.values()].slice(0, mostIndicators);
}

function readCompare(value: unknown): ChartView['compare'] | undefined {
  if (value === none) return null;
  return (typeof value === 'string' ? parseInstrumentId(value) : null) ?? undefined;
}

type Search = Readonly<Record<string, unknown>>;

/** Anything at all goes in; what is not known comes out as undefined. */
function readParts(search: Search): { [Part in keyof ChartView]: ChartView[Part] | undefined } {
  return {
    interval: known(chartIntervals, search['interval']),
    range: known(chartRanges, search['range']),
    shape: known(['candles', 'line'] as const, search['shape']),
    scale: known(['linear', 'log'] as const, search['scale']),
    view: known(['chart', 'table'] as const, search['view']),
    prices: known(['adjusted', 'traded'] as const, search['prices']),
    volume: isOn(search['volume']),
    trades: isOn(search['trades']),
    indicators: readIndicators(search['indicators']),
    compare: readCompare(search['compare']),
  };
}

/**
 * @param search - What an address or an account says: anything at all.
 * @param otherwise - What counts where it says nothing, or nothing that is known.
 */
export function readChartView(search: Search, otherwise = firstView): ChartView {
  const said = Object.entries(readParts(search)).filter(([, part]) => part !== undefined);
  return { ...otherwise, ...Object.fromEntries(said) };
}

/** The search schema of the page of a share. */
export function chartSearch(search: Search): ChartSearch {
  const written = Object.entries(writeChartView(readChartView(search)));
  const said = new Map<string, unknown>(Object.entries(readParts(search)));
  return Object.fromEntries(
    written.map(([word, text]) => [word, said.get(word) === undefined ? undefined : text]),
  );
}

/** All of a view, for the address: it looks the same for whoever is sent it, however their own is set up. */
export function writeChartView(view: ChartView): Record<keyof ChartSearch, string> {
  const indicators = view.indicators.map(indicatorId).join('.');
  return {
    interval: view.interval,
    range: view.range,
    shape: view.shape,
    scale: view.scale,
    view: view.view,
    prices: view.prices,
    volume: view.volume ? 'on' : 'off',
    trades: view.trades ? 'on' : 'off',
    indicators: indicators === '' ? none : indicators,
    compare: view.compare === null ? none : instrumentIdOf(view.compare),
  };
}

const intervalOf: Readonly<Record<ChartRange, ChartInterval>> = {
  '1D': '5m',
  '5D': '15m',
  '1M': '1h',
  '3M': '1d',
  '6M': '1d',
  '1Y': '1d',
  '5Y': '1w',
  All: '1w',
};

const rangeOf: Readonly<Record<string, ChartRange>> = {
  '1m': '1D',
  '5m': '1D',
  '15m': '5D',
  '1h': '1M',
  '1d': '1Y',
  '1w': '5Y',
};

/** Another range, with candles that are neither too many nor too few for it. */
export function withRange(view: ChartView, range: ChartRange): ChartView {
  return { ...view, range, interval: intervalOf[range] };
}

/** Other candles, and as far back as they are read well. */
export function withInterval(view: ChartView, interval: ChartInterval): ChartView {
  return { ...view, interval, range: rangeOf[interval] ?? 'All' };
}

/** The name of an interval on the screen: minutes and hours as on the wire, days, weeks and months in capitals. */
export function intervalLabel(interval: string): string {
  return interval === '1mo'
    ? '1M'
    : interval.replace(/^1([dw])$/, (_, unit: string) => `1${unit.toUpperCase()}`);
}

const daySeconds = 86_400;
const istOffsetSeconds = 19_800;
const rangeDays: Readonly<Record<Exclude<ChartRange, '1D' | '5D' | 'All'>, number>> = {
  '1M': 31,
  '3M': 92,
  '6M': 183,
  '1Y': 366,
  '5Y': 5 * 366,
};

/** Epoch seconds. */
type Timed = Readonly<{ time: number }>;

const dayOf = (time: number) => Math.floor((time + istOffsetSeconds) / daySeconds);

/** The first instant of the days of the latest candles, so many as are asked for. */
function dayStart(candles: readonly Timed[], days: number): number {
  let first = Infinity;
  let seen = 0;
  // From the end: a chart may hold ten thousand, and asks again with each trade.
  for (let index = candles.length - 1; index >= 0; index -= 1) {
    const day = dayOf(candles[index]?.time ?? 0);
    if (day === first) continue;
    if (seen === days) break;
    first = day;
    seen += 1;
  }
  return first * daySeconds - istOffsetSeconds;
}

/**
 * The left edge of a range, in epoch seconds: counted back from the latest candle, and for one and five days in days on
 * which something was traded.
 *
 * @param candles - The oldest first.
 * @returns null for everything.
 */
export function rangeStart(candles: readonly Timed[], range: ChartRange): number | null {
  const last = candles.at(-1);
  if (last === undefined || range === 'All') return null;
  if (range === '1D') return dayStart(candles, 1);
  if (range === '5D') return dayStart(candles, 5);
  return last.time - rangeDays[range] * daySeconds;
}
