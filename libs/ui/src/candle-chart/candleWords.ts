import type { CandleData, IndicatorLine, PlacedCandle } from './createCandleData.ts';
import { indicatorName } from './chartSetup.ts';
import { isWhole } from './candle.ts';
import type { DrawnMark } from './candleDrawing.ts';
import type { UiText } from '@wealth/i18n-locale';
import type { CandlesInSight } from './createRangeControl.ts';

/** How a chart writes its figures, in the client's format. */
export interface CandleFormats {
  price: (price: number | null | undefined) => string;
  volume: (volume: number | null | undefined) => string;
  percent: (percent: number | null) => string;
  time: (candle: PlacedCandle) => string;
}

type Words = UiText<'candleChart'>;

/** Percentage points from one price to another; null where there is none. */
export function changeBetween(
  before: number | null | undefined,
  after: number | null | undefined,
): number | null {
  if (!before || after === null || after === undefined) return null;
  const percent = (after / before - 1) * 100;
  return Number.isFinite(percent) ? percent : null;
}

/** The change of a candle: from the close before it, and for the first one from its own open. */
export function candleChange(candles: readonly PlacedCandle[], index: number): number | null {
  const candle = candles[index];
  return changeBetween(index > 0 ? candles[index - 1]?.close : candle?.open, candle?.close);
}

/** The lines of an indicator by name: one, or three of a band. */
export function lineNames(line: IndicatorLine, t: Words): string[] {
  const name = indicatorName(line.setting);
  return line.setting.kind === 'bollinger'
    ? [t('lower', { name }), t('middle', { name }), t('upper', { name })]
    : [name];
}

/** What an indicator says of a candle, on one line. */
export function readingText(
  line: IndicatorLine,
  index: number,
  price: CandleFormats['price'],
): string | null {
  const figures = line.readings[index];
  if (!figures) return null;
  return figures.map((figure) => price(figure)).join(' · ');
}

export interface SpokenCandle {
  data: CandleData;
  index: number;
  marks: readonly DrawnMark[];
}

/** One candle in words, with what the indicators say of it and what happened then. */
export function spokenCandle(
  { data, index, marks }: SpokenCandle,
  formats: CandleFormats,
  t: Words,
): string | undefined {
  const candle = data.candles[index];
  if (!candle) return undefined;
  const { open, high, low, close, volume } = candle;
  const text = t('candle', {
    time: formats.time(candle),
    open: formats.price(open),
    high: formats.price(high),
    low: formats.price(low),
    close: formats.price(close),
    change: formats.percent(candleChange(data.candles, index)),
    volume: formats.volume(volume),
  });
  const readings = data.lines.flatMap((line) => {
    const reading = readingText(line, index, formats.price);
    return reading === null ? [] : `${indicatorName(line.setting)} ${reading}`;
  });
  const more = [...readings, ...marks.map(({ label }) => label)];
  return more.length === 0 ? text : t('more', { text, more: more.join(', ') });
}

export interface SpokenSight extends CandlesInSight {
  candles: readonly PlacedCandle[];
  /** Rupees per unit: what the change is told against, where that is another price than the first one. */
  base: number | null;
}

/** The candles in sight in words: how many, from when to when, how far, and how high and low. */
export function spokenSummary(sight: SpokenSight, formats: CandleFormats, t: Words): string {
  const { base } = sight;
  const candles = sight.candles.slice(sight.first, sight.last + 1);
  const whole = candles.filter(isWhole);
  const first = whole[0];
  const last = whole.at(-1);
  if (!first || !last) return '';
  let highest = first.high;
  let lowest = first.low;
  for (const { high, low } of whole) {
    highest = Math.max(highest, high);
    lowest = Math.min(lowest, low);
  }
  return t(base === null ? 'summary' : 'summarySinceClose', {
    count: candles.length,
    from: formats.time(first),
    to: formats.time(last),
    first: formats.price(base ?? first.open),
    last: formats.price(last.close),
    change: formats.percent(changeBetween(base ?? first.open, last.close)),
    highest: formats.price(highest),
    lowest: formats.price(lowest),
  });
}
