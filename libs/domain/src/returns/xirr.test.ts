import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/calendarDay.ts';
import { fromPaise } from '../money/paise.ts';
import { flowDays, flowsByDay, type Flow } from './flow.ts';
import { xirr, xirrSolutions } from './xirr.ts';

const flow = (day: string, amount: number): Flow => ({ day: calendarDay(day), amount: fromPaise(amount) });
const flowsOf = (rows: ReadonlyArray<readonly [string, number]>) =>
  rows.map(([day, amount]) => flow(day, amount));

/** Cases with their rates to 14 digits, found by a scan with 60-digit decimals. */
const golden = [
  {
    name: "Microsoft's example of XIRR",
    rate: 0.37336253351883,
    flows: flowsOf([
      ['2008-01-01', 10_000],
      ['2008-03-01', -2_750],
      ['2008-10-30', -4_250],
      ['2009-02-15', -3_250],
      ['2009-04-01', -2_750],
    ]),
  },
  {
    name: "MathWorks' example of xirr",
    rate: 0.10064378342664,
    flows: flowsOf([
      ['2007-01-12', 10_000],
      ['2008-02-14', -2_500],
      ['2008-03-03', -2_000],
      ['2008-06-14', -3_000],
      ['2008-12-01', -4_000],
    ]),
  },
  {
    name: 'a loss with sales between',
    rate: -0.27776186818456,
    flows: flowsOf([
      ['2024-04-01', 250_000],
      ['2024-11-15', 125_000],
      ['2025-06-30', -90_000],
      ['2026-03-31', -140_000],
    ]),
  },
  {
    name: 'purchases, a sale and a dividend',
    rate: 0.09646926113358,
    flows: flowsOf([
      ['2024-03-04', 1_000_000],
      ['2024-06-10', 500_000],
      ['2025-01-06', 300_000],
      ['2025-08-18', -200_000],
      ['2026-02-02', -52_384],
      ['2026-11-19', -1_985_432],
    ]),
  },
  {
    name: 'a loss of almost all',
    rate: -0.99985,
    flows: flowsOf([
      ['2025-01-01', 100_000],
      ['2026-01-01', -15],
    ]),
  },
  {
    name: 'the highest rate of the range',
    rate: 100,
    flows: flowsOf([
      ['2025-11-19', 1],
      ['2026-11-19', -101],
    ]),
  },
  {
    name: 'nothing gained',
    rate: 0,
    flows: flowsOf([
      ['2025-11-19', 500],
      ['2026-11-19', -500],
    ]),
  },
];

describe('XIRR [I5B-1-XIRR] [DEM-14]', () => {
  it.each(golden)('of $name is $rate', ({ flows, rate }) => {
    const found = xirr(flows);
    expect((1 + (found.rate ?? Number.NaN)) / (1 + rate)).toBeCloseTo(1, 11);
    expect(found.reason).toBeNull();
  });

  it('finds two rates that are both right, and shows neither', () => {
    // (x − 1.1) × (x − 1.2), years of 365 days.
    const flows = flowsOf([
      ['2021-01-01', 1_000_000],
      ['2022-01-01', -2_300_000],
      ['2023-01-01', 1_320_000],
    ]);
    const [low, high, ...others] = xirrSolutions(flows);
    expect(low).toBeCloseTo(0.1, 10);
    expect(high).toBeCloseTo(0.2, 10);
    expect(others).toEqual([]);
    expect(xirr(flows)).toEqual({ rate: null, reason: 'several' });
  });

  it('finds three rates, one of them below zero', () => {
    // (x − 0.6) × (x − 1.1) × (x − 1.4)
    const flows = flowsOf([
      ['2021-01-01', 1_000_000],
      ['2022-01-01', -3_100_000],
      ['2023-01-01', 3_040_000],
      ['2024-01-01', -924_000],
    ]);
    const found = xirrSolutions(flows);
    expect(found).toHaveLength(3);
    [-0.4, 0.1, 0.4].forEach((rate, at) => expect(found[at]).toBeCloseTo(rate, 9));
    expect(xirr(flows).reason).toBe('several');
  });

  it.each([
    { name: 'no flow', flows: [], reason: 'noFlows' },
    {
      name: 'a purchase that was sold the same day for as much',
      flows: flowsOf([
        ['2026-01-05', 500],
        ['2026-01-05', -500],
      ]),
      reason: 'noFlows',
    },
    {
      name: 'what was sold the same day',
      flows: flowsOf([
        ['2026-01-05', 500],
        ['2026-01-05', -510],
      ]),
      reason: 'short',
    },
    {
      name: '89 days',
      flows: flowsOf([
        ['2026-01-05', 500],
        ['2026-04-04', -510],
      ]),
      reason: 'short',
    },
    {
      name: 'everything lost',
      flows: flowsOf([
        ['2025-01-05', 500],
        ['2026-04-04', 100],
      ]),
      reason: 'oneSign',
    },
    {
      name: 'no rate at which it is worth nothing',
      flows: flowsOf([
        ['2024-01-01', 1_000],
        ['2025-01-01', -1_000],
        ['2026-01-01', 1_000],
      ]),
      reason: 'none',
    },
    {
      name: 'a rate above the range',
      flows: flowsOf([
        ['2025-11-19', 1],
        ['2026-11-19', -102],
      ]),
      reason: 'none',
    },
    {
      name: 'a rate below the range',
      flows: flowsOf([
        ['2025-11-19', 100_000],
        ['2026-11-19', -9],
      ]),
      reason: 'none',
    },
  ] as const)('is not there for $name: $reason [I5B-BAD-XIRR]', ({ flows, reason }) => {
    expect(xirr(flows)).toEqual({ rate: null, reason });
  });

  it('is there from the ninetieth day on', () => {
    const flows = flowsOf([
      ['2026-01-05', 500],
      ['2026-04-05', -510],
    ]);
    expect(flowDays(flows)).toBe(90);
    expect(xirr(flows).reason).toBeNull();
  });
});

const someFlow = fc
  .tuple(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: -1e9, max: 1e9 }))
  .map(([after, amount]): Flow => ({
    day: addDays(calendarDay('2020-01-01'), after),
    amount: fromPaise(amount),
  }));

/** The value at a rate as the definition has it. */
function valueOf(flows: readonly Flow[], rate: number): number {
  const byDay = flowsByDay(flows);
  const first = byDay[0]?.day ?? calendarDay('2020-01-01');
  return byDay.reduce((sum, { day, amount }) => {
    const years = (Date.parse(day) - Date.parse(first)) / 86_400_000 / 365;
    return sum + amount / (1 + rate) ** years;
  }, 0);
}

/** How often the value changes its sign on a fine grid of the range: no fewer roots may be found. */
function crossings(flows: readonly Flow[]): number {
  const [low, high] = [Math.log(0.0001), Math.log(101)];
  const signs = Array.from({ length: 2_001 }, (_, at) =>
    Math.sign(valueOf(flows, Math.exp(low + ((high - low) * at) / 2_000) - 1)),
  );
  return signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length;
}

describe('XIRR of any flows [I5B-1-XIRR]', () => {
  it('does not hang on the order of the flows, nor on how a day is cut', () => {
    fc.assert(
      fc.property(fc.array(someFlow, { maxLength: 30 }), (flows) => {
        const halves = flows.flatMap(({ day, amount }) => {
          const half = fromPaise(Math.trunc(amount / 2));
          return [
            { day, amount: fromPaise(amount - half) },
            { day, amount: half },
          ];
        });
        expect(xirr(flows.toReversed())).toEqual(xirr(flows));
        expect(xirr(halves)).toEqual(xirr(flows));
      }),
    );
  });

  it('finds every rate at which a scan of the range sees the value change its sign', () => {
    fc.assert(
      fc.property(fc.array(someFlow, { minLength: 2, maxLength: 12 }), (flows) => {
        const found = xirrSolutions(flows);
        expect(found.length).toBeGreaterThanOrEqual(crossings(flows));
        for (const rate of found) {
          const [near, far] = [rate - 1e-6 * (1 + rate), rate + 1e-6 * (1 + rate)];
          const scale = flows.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
          const change = Math.abs(valueOf(flows, near) - valueOf(flows, far));
          expect(Math.abs(valueOf(flows, rate))).toBeLessThanOrEqual(Math.max(change, scale * 1e-6));
        }
      }),
      { numRuns: 60 },
    );
  });
});
