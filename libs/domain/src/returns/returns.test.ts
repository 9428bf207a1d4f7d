import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/calendarDay.ts';
import { fromPaise, type Paise } from '../money/paise.ts';
import { indexMirror } from './indexMirror.ts';
import { byPeriod, thinned } from './profitPeriods.ts';
import { deepestFall, returnMonths, toPercent } from './returnMonths.ts';
import { daysInRange } from './returnRange.ts';
import { returnTiming } from './returnTiming.ts';
import { dayFactor, linked, yearlyRate, type SessionValue } from './twr.ts';
import { allocationOf, weightsOf } from './weightsOf.ts';

const first = calendarDay('2026-01-05');
const paise = fromPaise;

/** Start value, inflow, outflow, end value. */
type Figures = readonly [number, number, number, number];

function session(...[startValue, inflow, outflow, endValue]: Figures): SessionValue {
  return {
    day: first,
    startValue: paise(startValue),
    inflow: paise(inflow),
    outflow: paise(outflow),
    endValue: paise(endValue),
  };
}

/** A history out of what went in and out each day, and what every rupee that was in became. */
function historyOf(days: ReadonlyArray<readonly [inflow: number, percent: number, out: number]>) {
  let value = 0;
  return days.map(([inflow, percent, out], at): SessionValue => {
    const grown = Math.round((value + inflow) * (1 + percent / 100));
    const outflow = Math.round((grown * out) / 100);
    const made = { ...session(value, inflow, outflow, grown - outflow), day: addDays(first, at) };
    value = grown - outflow;
    return made;
  });
}

const someHistory = fc
  .array(
    fc.tuple(
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: -20, max: 20 }),
      fc.integer({ min: 0, max: 60 }),
    ),
    { minLength: 1, maxLength: 40 },
  )
  .map((days) => historyOf([[1e8, 0, 0], ...days]));

describe('the time-weighted return [I5B-1-TWR]', () => {
  it.each([
    {
      name: 'a purchase, with its charges as a loss',
      of: session(0, 100_100, 0, 100_000),
      is: 100_000 / 100_100,
    },
    { name: 'a rise', of: session(100_000, 0, 0, 101_500), is: 1.015 },
    { name: 'a purchase and a rise of both', of: session(100_000, 100_000, 0, 202_000), is: 1.01 },
    { name: 'a sale of half', of: session(100_000, 0, 51_000, 51_000), is: 1.02 },
    { name: 'a dividend without a change of price', of: session(100_000, 0, 500, 100_000), is: 1.005 },
    { name: 'what was bought and sold the same day', of: session(0, 100_000, 99_000, 0), is: 0.99 },
    { name: 'everything lost', of: session(100_000, 0, 0, 0), is: 0 },
    { name: 'nothing held', of: session(0, 0, 0, 0), is: 1 },
    { name: 'a dividend after everything was sold', of: session(0, 0, 500, 0), is: 1 },
  ])('of a day with $name', ({ of, is }) => {
    expect(dayFactor(of)).toBeCloseTo(is, 12);
  });

  it('does not hang on how much was in when: flows that change no price change no rate', () => {
    const percents = [1, -2, 3, 0.5, -0.25];
    const alone = historyOf(percents.map((percent, at) => [at === 0 ? 1e10 : 0, percent, 0]));
    const flowing = historyOf(
      percents.map((percent, at) => [at === 2 ? 0 : 1e10, percent, at === 3 ? 40 : 0]),
    );
    const rate = (days: readonly SessionValue[]) => linked(days.map(dayFactor));
    expect(rate(flowing)).toBeCloseTo(rate(alone), 8);
    expect(rate(alone)).toBeCloseTo(1.01 * 0.98 * 1.03 * 1.005 * 0.9975, 8);
  });

  it('is one of a year from 365 days on, and not before', () => {
    expect(yearlyRate(1.0261, 50)).toEqual({ rate: expect.closeTo(0.0261, 12), isYearly: false });
    expect(yearlyRate(1.1, 364).isYearly).toBe(false);
    expect(yearlyRate(1.1, 365)).toEqual({ rate: expect.closeTo(0.1, 12), isYearly: true });
    expect(yearlyRate(1.21, 730).rate).toBeCloseTo(0.1, 12);
    expect(yearlyRate(0, 730).rate).toBe(-1);
  });
});

describe('why the two rates differ [I5B-1-TIMING] [DEM-14]', () => {
  it('is nothing where everything came on the first day', () => {
    const days = historyOf([
      [1e9, 1, 0],
      [0, -3, 0],
      [0, 4, 0],
    ]);
    expect(returnTiming(days)).toEqual([{ day: first, amount: 1e9, effect: 0 }]);
  });

  it('has helped where more came before a rise, and hurt where it came before a fall', () => {
    const rising = historyOf([
      [1e9, 0, 0],
      [1e9, 10, 0],
    ]);
    const falling = historyOf([
      [1e9, 0, 0],
      [1e9, -10, 0],
    ]);
    const sum = (days: readonly SessionValue[]) =>
      returnTiming(days).reduce((total, { effect }) => total + effect, 0);
    expect(sum(rising)).toBeGreaterThan(0);
    expect(sum(falling)).toBeLessThan(0);
  });

  it('adds up to what the end value is more than if every rupee had grown evenly', () => {
    fc.assert(
      fc.property(someHistory, (days) => {
        const flows = returnTiming(days);
        const whole = linked(days.map(dayFactor));
        const last = days.at(-1);
        fc.pre(last !== undefined && whole > 0);
        const left = (at: number) => whole ** ((days.length - at) / days.length);
        const evenly = days.reduce(
          (sum, { inflow, outflow }, at) => sum + inflow * left(at) - outflow * left(at + 1),
          0,
        );
        const effects = flows.reduce((sum, { effect }) => sum + effect, 0);
        const scale = days.reduce((sum, { inflow, outflow }) => sum + inflow + outflow, 0);
        expect(Math.abs(effects - ((last?.endValue ?? 0) - evenly))).toBeLessThan(days.length + scale * 1e-6);
      }),
    );
  });
});

describe('the same rupees in the index [I5B-1-INDEX] [DEM-15]', () => {
  it('go in and out at the close of their day', () => {
    const worth = indexMirror(paise(0), null, [
      { flow: paise(100_000), close: 20_000 },
      { flow: paise(0), close: 21_000 },
      { flow: paise(50_000), close: 22_000 },
      { flow: paise(-80_000), close: 20_000 },
    ]);
    const units = 100_000 / 20_000 + 50_000 / 22_000 - 80_000 / 20_000;
    expect(worth).toEqual([100_000, 105_000, 160_000, Math.round(units * 20_000)]);
  });

  it('begin with the value at the close before the range', () => {
    expect(indexMirror(paise(200_000), 20_000, [{ flow: paise(0), close: 20_500 }])).toEqual([205_000]);
  });

  it('come to the flows where the index stands still, in whatever order equal days come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 50 }), (flows) => {
        const still = flows.map((flow) => ({ flow: paise(flow), close: 25_758.15 }));
        const sum = flows.reduce((total, flow) => total + flow, 0);
        const worth = indexMirror(paise(0), null, still).at(-1) ?? 0;
        expect(Math.abs(worth - sum)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the table of months [I5B-1-MONTHS] [DEM-26]', () => {
  const day = (text: string, own: number, index: number) => ({ day: calendarDay(text), own, index });
  const days = [
    day('2025-12-30', 1.01, 1.005),
    day('2025-12-31', 0.99, 1),
    day('2026-01-01', 1.02, 1.01),
    day('2026-02-02', 0.97, 0.98),
    day('2026-02-03', 1.01, 1.01),
  ];

  it('links days to months and years, the newest year first, with the excess over the index', () => {
    const [newest, oldest, ...others] = returnMonths(days);
    expect(others).toEqual([]);
    expect(newest?.year).toBe(2026);
    expect(newest?.months).toEqual([
      { month: 1, percent: 2, indexPercent: 1, excess: 1 },
      { month: 2, percent: -2.03, indexPercent: -1.02, excess: -1.01 },
    ]);
    expect(newest?.percent).toBe(toPercent(1.02 * 0.97 * 1.01 - 1));
    expect(oldest?.months).toEqual([{ month: 12, percent: -0.01, indexPercent: 0.5, excess: -0.51 }]);
  });

  it('knows the deepest fall below a high, and none where nothing fell', () => {
    expect(deepestFall(days)).toEqual({
      rate: expect.closeTo(-0.03, 10),
      from: '2026-01-01',
      to: '2026-02-02',
    });
    expect(deepestFall([day('2026-01-01', 1.02, 1)])).toBeNull();
    expect(deepestFall([])).toBeNull();
    expect(deepestFall([day('2026-01-01', 0, 1)])?.rate).toBe(-1);
  });
});

describe('an allocation [I5B-1-ALLOCATION]', () => {
  it('has weights that add up to a hundred, and values that add up to the whole', () => {
    const item = fc.record({
      key: fc.constantFrom('Financials', 'Energy', 'Auto', 'IT'),
      value: fc.integer({ min: 0, max: 1e15 / 40 }).map(fromPaise),
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 40 }), (items) => {
        const parts = allocationOf(items, ({ key }) => key);
        const sum = (values: readonly Paise[]) => values.reduce((total, value) => total + value, 0);
        expect(sum(parts.map(({ value }) => value))).toBe(sum(items.map(({ value }) => value)));
        const tenths = parts.reduce((total, { weight }) => total + Math.round(weight * 10), 0);
        expect(tenths).toBe(sum(items.map(({ value }) => value)) === 0 ? 0 : 1_000);
        expect(parts.map(({ value }) => value)).toEqual(
          parts.map(({ value }) => value).toSorted((one, other) => other - one),
        );
      }),
    );
  });

  it('gives the tenths that rounding leaves to the largest remainders', () => {
    expect(weightsOf([paise(1), paise(1), paise(1)])).toEqual([33.4, 33.3, 33.3]);
    expect(weightsOf([paise(0), paise(0)])).toEqual([0, 0]);
    expect(weightsOf([])).toEqual([]);
  });
});

describe('a range [I5B-2-RANGE] [DEM-16]', () => {
  const bounds = { firstDay: calendarDay('2026-03-02'), today: calendarDay('2026-11-19') };
  const day = calendarDay;

  it.each([
    { asked: {}, is: ['2026-03-02', '2026-11-19'] },
    { asked: { range: 'ALL' }, is: ['2026-03-02', '2026-11-19'] },
    { asked: { range: '1W' }, is: ['2026-11-13', '2026-11-19'] },
    { asked: { range: '1M' }, is: ['2026-10-20', '2026-11-19'] },
    { asked: { range: '6M' }, is: ['2026-05-20', '2026-11-19'] },
    { asked: { range: '1Y' }, is: ['2026-03-02', '2026-11-19'] },
    { asked: { from: day('2026-04-01'), to: day('2027-03-31') }, is: ['2026-04-01', '2026-11-19'] },
    { asked: { from: day('2025-04-01'), to: day('2026-03-31') }, is: ['2026-03-02', '2026-03-31'] },
    { asked: { from: day('2026-11-19'), to: day('2026-11-19') }, is: ['2026-11-19', '2026-11-19'] },
    { asked: { to: day('2026-06-30') }, is: ['2026-03-02', '2026-06-30'] },
  ] as const)('of $asked is $is', ({ asked, is: [from, to] }) => {
    expect(daysInRange(asked, bounds)).toEqual({ from, to });
  });

  it('has no day before the first trade, nor in the future [I5B-BAD-RANGE]', () => {
    const before = { from: day('2025-01-01'), to: day('2025-12-31') };
    const ahead = { from: day('2026-11-20'), to: day('2026-12-31') };
    expect(daysInRange(before, bounds)).toBeNull();
    expect(daysInRange(ahead, bounds)).toBeNull();
  });

  it('of a month begins after the last day of a shorter one', () => {
    const asked = { range: '1M' } as const;
    const march = { firstDay: day('2024-01-01'), today: day('2026-03-31') };
    expect(daysInRange(asked, march)?.from).toBe('2026-03-01');
  });
});

describe('periods of profit [I5B-1-CALENDAR]', () => {
  const days = ['2025-12-31', '2026-01-01', '2026-01-30', '2026-02-02'].map((text) => ({
    day: calendarDay(text),
  }));

  it.each([
    ['day', [1, 1, 1, 1]],
    ['month', [1, 2, 1]],
    ['year', [1, 3]],
  ] as const)('are made of days by the %s', (period, sizes) => {
    expect(byPeriod(days, period).map(({ length }) => length)).toEqual(sizes);
  });

  it('are thinned evenly, with the first and the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (length) => {
        const all = Array.from({ length }, (_, at) => at);
        const some = thinned(all, 400);
        expect(some.length).toBe(Math.min(length, 400));
        expect(some[0]).toBe(all[0]);
        expect(some.at(-1)).toBe(all.at(-1));
        expect(new Set(some).size).toBe(some.length);
      }),
    );
  });
});
