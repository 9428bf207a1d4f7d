import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IndicatorSetting } from '@wealth/ui/candle-chart';
import { setupOfView, viewOfSetup } from './chartSetup.ts';
import {
  chartIntervals,
  chartSearch,
  chartRanges,
  firstView,
  intervalLabel,
  rangeStart,
  readChartView,
  withInterval,
  withRange,
  writeChartView,
  type ChartView,
} from './chartView.ts';

const period = fc.integer({ min: 1, max: 400 });
const indicator: fc.Arbitrary<IndicatorSetting> = fc.oneof(
  fc.record({ kind: fc.constantFrom('sma', 'ema', 'rsi'), period }),
  fc.record({ kind: fc.constant('bollinger' as const), period, deviations: fc.integer({ min: 1, max: 4 }) }),
  fc.constant({ kind: 'vwap' as const }),
);
const view: fc.Arbitrary<ChartView> = fc.record({
  interval: fc.constantFrom(...chartIntervals),
  range: fc.constantFrom(...chartRanges),
  shape: fc.constantFrom('candles', 'line'),
  scale: fc.constantFrom('linear', 'log'),
  view: fc.constantFrom('chart', 'table'),
  volume: fc.boolean(),
  trades: fc.boolean(),
  indicators: fc.uniqueArray(indicator, { maxLength: 6, selector: (one) => JSON.stringify(one) }),
  prices: fc.constantFrom('adjusted', 'traded'),
  compare: fc.constantFrom(
    null,
    { market: 'INDEX' as const, symbol: 'NIFTY50' },
    { market: 'NSE' as const, symbol: 'M&M' },
  ),
});

describe('the view of a chart in the address [I4-7-SETUP]', () => {
  it('comes back as it was written, whatever the account has', () => {
    fc.assert(
      fc.property(view, view, (given, account) => {
        expect(readChartView({ ...writeChartView(given) }, account)).toEqual(given);
      }),
    );
  });

  it('is that of the account where the address says nothing, or nothing that is known', () => {
    fc.assert(
      fc.property(view, (account) => {
        expect(readChartView({}, account)).toEqual(account);
        expect(readChartView({ interval: '7m', range: 'ever', compare: '../..' }, account)).toEqual(account);
        expect(readChartView({ interval: '1d' }, account)).toEqual({ ...account, interval: '1d' });
      }),
    );
  });

  it('falls back where the address says what there is not, and never throws [I4-BAD-ADDRESS]', () => {
    expect(
      readChartView({
        interval: '7m',
        range: ['1D'],
        shape: 'bars',
        scale: 1,
        view: null,
        volume: 'loud',
        indicators: 'sma0.sma401.macd12.bollinger20x9.rsi.constructor',
        compare: '../..',
      }),
    ).toEqual(firstView);
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('interval', 'indicators', 'compare', 'range'), fc.anything()),
        (search) => {
          expect(() => readChartView(search)).not.toThrow();
        },
      ),
    );
  });

  it('takes six indicators at most, each once', () => {
    const { indicators } = readChartView({ indicators: 'sma1.sma1.sma2.sma3.sma4.sma5.sma6.sma7' });
    expect(indicators).toHaveLength(6);
  });
});

describe('the view of a chart, kept for the account [I4-7-ACCOUNT]', () => {
  it('comes back as it was kept', () => {
    fc.assert(
      fc.property(view, (given) => {
        expect(viewOfSetup(setupOfView(given))).toEqual(given);
      }),
    );
  });

  it('is the first one until something was kept', () => {
    expect(viewOfSetup(null)).toEqual(firstView);
  });

  it('leaves out what it does not draw', () => {
    const before = setupOfView(firstView);
    const strange = [{ kind: 'sma' }, { kind: 'sma', period: 500 }, { kind: 'vwap' }] as const;
    expect(viewOfSetup({ ...before, indicators: [...strange] }).indicators).toEqual([{ kind: 'vwap' }]);
  });
});

it('says in the address whether volume is shown, and keeps it for the account [I4-7-VOLUME]', () => {
  const hidden = readChartView({ volume: 'off' });
  expect(hidden.volume).toBe(false);
  expect(writeChartView(hidden).volume).toBe('off');
  expect(setupOfView(hidden).volume).toBe(false);
  expect(readChartView({}, viewOfSetup(setupOfView(hidden))).volume).toBe(false);
});

describe('range and interval [I4-7-RANGES]', () => {
  it.each(chartRanges)('%s has an interval of its own', (range) => {
    const chosen = withRange(firstView, range);
    expect(chosen.range).toBe(range);
    expect(chartIntervals).toContain(chosen.interval);
  });

  it.each(chartIntervals)('%s has a range that is one', (interval) => {
    expect(chartRanges).toContain(withInterval(firstView, interval).range);
  });

  it('names intervals as traders do', () => {
    expect(['1m', '15m', '1h', '1d', '1w', '1mo'].map(intervalLabel)).toEqual([
      '1m',
      '15m',
      '1h',
      '1D',
      '1W',
      '1M',
    ]);
  });

  const at = (text: string) => Date.parse(text) / 1000;
  const candlesAt = (...texts: string[]) => texts.map((text) => ({ time: at(text) }));

  it('begins with the day of the latest candle in IST, whatever today is', () => {
    const candles = candlesAt(
      '2026-11-18T15:25:00+05:30',
      '2026-11-19T09:15:00+05:30',
      '2026-11-19T15:25:00+05:30',
    );
    expect(rangeStart(candles, '1D')).toBe(at('2026-11-19T00:00:00+05:30'));
  });

  it('counts days that were traded, and is content with fewer', () => {
    const days = candlesAt(
      ...['10', '11', '12', '13', '13', '16', '17'].map((day) => `2026-11-${day}T10:00:00+05:30`),
    );
    expect(rangeStart(days, '5D')).toBe(at('2026-11-11T00:00:00+05:30'));
    expect(rangeStart(days.slice(0, 2), '5D')).toBe(at('2026-11-10T00:00:00+05:30'));
    expect(rangeStart(days, '1M')).toBe(at('2026-10-17T10:00:00+05:30'));
  });

  it('is everything without a candle, and for All', () => {
    expect(rangeStart([], '1D')).toBeNull();
    expect(rangeStart([{ time: 1 }], 'All')).toBeNull();
  });
});

describe('the search of a share [I4C-5-SEARCH]', () => {
  const nothing = Object.fromEntries(Object.keys(writeChartView(firstView)).map((word) => [word, undefined]));

  it('has every word by name, and undefined for what is not known', () => {
    expect(
      chartSearch({ interval: '1d', shape: 'bars', volume: 'loud', compare: 'x', stock: 'NSE:A' }),
    ).toEqual({ ...nothing, interval: '1d' });
  });

  it('keeps of several indicators those that there are', () => {
    expect(chartSearch({ indicators: 'sma20.moon', compare: 'none', trades: 'off' })).toEqual({
      ...nothing,
      indicators: 'sma20',
      compare: 'none',
      trades: 'off',
    });
  });

  it('keeps every view as it is written', () => {
    fc.assert(
      fc.property(view, (one) => {
        expect(chartSearch(writeChartView(one))).toEqual(writeChartView(one));
      }),
    );
  });
});
