import { englishUiTexts, formatPercent, formatPrice } from '@wealth/i18n-locale';
import { candleChartTexts } from '@wealth/i18n-locale/ui/candleChart';
import { describe, expect, it } from 'vitest';
import { sampleYear } from '../internal/charts/samples.testing.ts';
import { spokenSummary, type CandleFormats, type SpokenSight } from './candleWords.ts';
import { createCandleData } from './createCandleData.ts';

const { candles } = createCandleData()(sampleYear, []);
const formats: CandleFormats = {
  price: (price) => formatPrice(price),
  volume: String,
  percent: (percent) => formatPercent(percent),
  time: ({ time }) => String(time),
};
const said = (sight: Omit<SpokenSight, 'candles'>) =>
  spokenSummary({ candles, ...sight }, formats, englishUiTexts.of(candleChartTexts));

describe('the candles in sight in words [I4B-D9]', () => {
  it('are those, both ends included', () => {
    expect(said({ first: 10, last: 19, base: null })).toMatch(/^10 candles, 2025-11-30 to 2025-12-09\./);
    expect(said({ first: 364, last: 364, base: null })).toMatch(/^One candle/);
  });

  it('have gone from the first price of them, or from what is given', () => {
    const [first, last] = [candles[10]?.open ?? 0, candles[19]?.close ?? 0];
    const percent = (base: number) => formatPercent((last / base - 1) * 100);
    expect(said({ first: 10, last: 19, base: null })).toContain(
      `From ${formatPrice(first)} to ${formatPrice(last)}, ${percent(first)}.`,
    );
    expect(said({ first: 10, last: 19, base: 400 })).toContain(`${percent(400)}.`);
  });

  it('are nothing where there are none', () => {
    expect(said({ first: 5, last: 4, base: null })).toBe('');
  });
});
