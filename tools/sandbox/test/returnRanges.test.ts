import { addDays, calendarDay, fromWire, istDay } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createOrderClient, faultsOf } from './support/orderClient.ts';
import { createReturnsClient, paiseOf } from './support/returnsClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const tradesSchema = z.object({
  items: z.array(
    z.object({
      instrument: z.object({ market: z.string(), symbol: z.string() }),
      side: z.string(),
      filled_quantity: z.number(),
      filled_value: z.number(),
      filled_at: z.nullable(z.string()),
      charges_total: z.number(),
    }),
  ),
});
const actionsSchema = z.object({
  items: z.array(
    z.object({
      kind: z.string(),
      state: z.string(),
      ex_date: z.string(),
      instrument: z.object({ symbol: z.string() }),
      ratio: z.nullable(z.object({ before: z.number(), after: z.number() })),
    }),
  ),
});
const candlesSchema = z.array(z.object({ time: z.number(), close: z.number() }));

let test: TestSandbox;
eachSandbox((made) => {
  test = made;
});

describe('a range', () => {
  it('adds up: days to months, months to years, and all to the gain of the range [I5B-2-RANGE] [I5B-6-CALENDAR]', async () => {
    const { profit, returns } = await createReturnsClient(test);
    for (const query of ['?range=1Y', '?from=2026-04-01&to=2027-03-31', '?from=2026-10-01&to=2026-10-31']) {
      const days = await profit(query);
      const whole = await returns(query);
      const gains = (points: typeof days.points) => paiseOf(points.map(({ period_gain: gain }) => gain));
      expect(gains(days.points)).toBe(fromWire(whole.gain.total));
      for (const by of ['month', 'year']) {
        const periods = await profit(`${query}&by=${by}`);
        expect(gains(periods.points)).toBe(fromWire(whole.gain.total));
        expect(periods.points.at(-1)).toEqual({
          ...days.points.at(-1),
          period_gain: periods.points.at(-1)?.period_gain,
          period_percent: periods.points.at(-1)?.period_percent,
          flow: periods.points.at(-1)?.flow,
        });
        expect(paiseOf(periods.points.map(({ flow }) => flow))).toBe(fromWire(whole.net_invested));
      }
      expect(days.opening?.value ?? 0).toBe(whole.start_value);
      expect(paiseOf([whole.end_value, -whole.start_value, -whole.net_invested])).toBe(
        fromWire(whole.gain.total),
      );
      const months = (await profit(`${query}&by=month`)).points.map(({ period_percent: percent }) => percent);
      const table = whole.months.toReversed().flatMap((year) => year.months.map(({ percent }) => percent));
      expect(table).toEqual(months);
    }
  });

  it('begins with the value at the close before it, so that two halves are the whole [I5B-2-RANGE]', async () => {
    const { returns } = await createReturnsClient(test);
    const [first, second, whole] = [
      await returns('?from=2026-06-01&to=2026-08-31'),
      await returns('?from=2026-09-01&to=2026-11-19'),
      await returns('?from=2026-06-01&to=2026-11-19'),
    ];
    expect(first.end_value).toBe(second.start_value);
    expect(paiseOf([first.gain.total, second.gain.total])).toBe(fromWire(whole.gain.total));
    expect(paiseOf([first.gain.price_held, second.gain.price_held])).toBe(fromWire(whole.gain.price_held));
    const linked = (1 + (first.twr.percent ?? 0) / 100) * (1 + (second.twr.percent ?? 0) / 100) - 1;
    expect(Math.abs(linked * 100 - (whole.twr.percent ?? 0))).toBeLessThan(0.02);
  });

  it('has figures of its own [I5B-2-FIGURES]', async () => {
    const { returns, figure } = await createReturnsClient(test);
    for (const query of ['?from=2026-06-01&to=2026-09-30', '?range=1M', '?from=2026-11-19&to=2026-11-19']) {
      const { gain, net_invested } = await returns(query);
      const { total, ...parts } = gain;
      expect((await figure('gain', query)).value).toBe(total);
      expect((await figure('net_invested', query)).value).toBe(net_invested);
      for (const [id, value] of Object.entries(parts)) {
        expect([id, (await figure(id, query)).value]).toEqual([id, value]);
      }
    }
  });

  it('of a long history has 400 points at most, the first and the last exact', async () => {
    const { profit, returns } = await createReturnsClient(test);
    const { points, first_day } = await profit();
    expect(points.length).toBe(400);
    expect(points[0]?.date).toBe(first_day);
    expect(points.at(-1)?.value).toBe((await returns()).end_value);
    expect(paiseOf(points.map(({ flow }) => flow))).toBe(fromWire(points.at(-1)?.invested ?? 0));
  });

  it.each([
    ['?from=2026-11-19&to=2026-11-18', 'to too_early'],
    ['?from=2026-11-20', 'from too_late'],
    ['?from=2026-02-30', 'from invalid'],
    ['?to=tomorrow', 'to invalid'],
    ['?range=1M&from=2026-11-01', 'range invalid'],
  ])('%s is refused: %s [I5B-BAD-RANGE]', async (query, fault) => {
    const { ask } = await createReturnsClient(test);
    for (const path of ['profit', 'invest', 'figures/gain']) {
      const reply = await ask(`${path}${query}`);
      expect([reply.status, faultsOf(reply)]).toEqual([400, [fault]]);
    }
  });

  it('before the first trade, and of a day without a session, is empty or stands still [I5B-BAD-RANGE]', async () => {
    const { profit, returns } = await createReturnsClient(test);
    const before = await returns('?from=2023-04-01&to=2024-03-31');
    expect(before).toMatchObject({ first_day: '2024-12-10', from: null, to: null, days: 0, end_value: 0 });
    expect(before.xirr).toMatchObject({ percent: null, reason: 'no_flows' });
    expect((await profit('?from=2023-04-01&to=2024-03-31')).points).toEqual([]);
    const sunday = await returns('?from=2026-10-18&to=2026-10-18');
    expect(sunday.end_value).toBe(sunday.start_value);
    expect(sunday.start_value).toBeGreaterThan(0);
    expect(sunday.gain.total).toBe(0);
  });

  it('of one day is that day [I5B-BAD-RANGE]', async () => {
    const { profit, returns } = await createReturnsClient(test);
    const { points } = await profit('?from=2026-10-19&to=2026-10-19');
    expect(points).toHaveLength(1);
    expect((await returns('?from=2026-10-19&to=2026-10-19')).gain.total).toBe(points[0]?.period_gain);
  });
});

describe('a client', () => {
  it('without a trade, with a deposit or without, has nothing to show [I5B-BAD-NONE]', async () => {
    const { returns, profit, figure } = await createReturnsClient(test, '9876543214');
    const all = await returns();
    expect(all).toMatchObject({ first_day: null, days: 0, months: [], absolute_percent: null });
    expect(all.xirr).toMatchObject({ percent: null, reason: 'no_flows', flows: 0 });
    expect(all.twr.percent).toBeNull();
    expect((await profit()).points).toEqual([]);
    expect((await figure('gain')).value).toBe(0);
  });

  it('with one purchase has no rate yet, and knows from when [I5B-BAD-ONE]', async () => {
    const orders = await createOrderClient(test, '9876543215');
    await orders.place({
      instrument: { market: 'NSE', symbol: 'NEELINFO' },
      quantity: 1,
      order_type: 'MARKET',
    });
    test.pass();
    const { returns } = await createReturnsClient(test, '9876543215');
    const today = await returns('?from=2026-11-19&to=2026-11-19');
    expect(today.xirr).toMatchObject({ percent: null, reason: 'short' });
    expect(today.xirr.available_from).toBe(addDays(calendarDay('2026-11-19'), 90));
    expect(today.twr.is_yearly).toBe(false);
    expect(today.headline).toBe('absolute');
  });

  it('is known for a figure only by its name [I5B-BAD-FIGURE]', async () => {
    const { ask } = await createReturnsClient(test);
    expect((await ask('figures/no_such_figure')).status).toBe(404);
    expect((await ask('figures/toString')).status).toBe(404);
    expect((await ask('figures/value?isin=short')).status).toBe(400);
  });
});

/** What changes how much of a share is held: an order, or what its company did, which comes first on its day. */
interface Change {
  symbol: string;
  day: string;
  after: (units: number) => number;
}

describe('the value of a past day', () => {
  it('is quantity times close, by a second calculation from orders, actions and candles [I5B-3-VALUES]', async () => {
    const { token, profit } = await createReturnsClient(test);
    const read = async (path: `/${string}`) => (await call(test.sandbox, `GET ${path}`, { token })).data;
    const orders = z.parse(tradesSchema, await read('/trade/app/v1/orders?status=history&limit=100'));
    const actions = z.parse(actionsSchema, await read('/stat/app/v1/actions'));
    const given = actions.items.flatMap(({ kind, ex_date: day, ratio, instrument, state }): Change[] => {
      if (!ratio || state === 'announced' || (kind !== 'split' && kind !== 'bonus')) return [];
      const after = (units: number) => Math.floor((units * ratio.after) / ratio.before);
      return [{ symbol: instrument.symbol, day, after }];
    });
    const traded = orders.items.flatMap(
      ({ side, instrument, filled_quantity: quantity, filled_at }): Change[] => {
        if (filled_at === null) return [];
        const sign = side === 'BUY' ? 1 : -1;
        return [
          {
            symbol: instrument.symbol,
            day: filled_at.slice(0, 10),
            after: (units) => units + sign * quantity,
          },
        ];
      },
    );
    const changes = [...given, ...traded].toSorted((one, other) => (one.day < other.day ? -1 : 1));
    const { points } = await profit('?from=2026-01-01&to=2026-11-18');
    const closes = await closesOf([...new Set(changes.map(({ symbol }) => symbol))]);

    expect(given.length).toBeGreaterThan(0);
    expect(points.length).toBeGreaterThan(200);
    for (const { date, value } of points) {
      const units = new Map<string, number>();
      for (const { symbol, day, after } of changes) {
        if (day <= date) units.set(symbol, after(units.get(symbol) ?? 0));
      }
      const worth = [...units].map(([symbol, held]) =>
        held === 0 ? 0 : held * (closes.get(`${symbol} ${date}`) ?? Number.NaN),
      );
      expect([date, value]).toEqual([
        date,
        expect.closeTo(
          worth.reduce((all, one) => all + one, 0),
          2,
        ),
      ]);
    }
  });
});

/** Closes as they were traded, by symbol and day. */
async function closesOf(symbols: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const closes = new Map<string, number>();
  for (const symbol of symbols) {
    const path: `/${string}` = `/stock/api/v1/chart_data?market=NSE&symbol=${symbol}&interval=1d&limit=600&adjusted=false`;
    const headers = { authorization: 'wealth-sandbox-key' };
    for (const { time, close } of z.parse(
      candlesSchema,
      (await call(test.sandbox, `GET ${path}`, { headers })).data,
    )) {
      closes.set(`${symbol} ${istDay(time * 1_000)}`, close);
    }
  }
  return closes;
}
