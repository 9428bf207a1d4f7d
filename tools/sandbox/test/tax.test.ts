import { fromWire, sumOf } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createOrderClient, detailOf, type OrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const pair = z.object({ short_term: z.number(), long_term: z.number() });
const reportSchema = z.object({
  tax_year: z.string(),
  state: z.string(),
  years: z.array(z.object({ tax_year: z.string(), sale_count: z.number(), total: z.number() })),
  sale_count: z.number(),
  sections: z.array(
    z.object({ gains: z.number(), losses: z.number(), taxable: z.number(), tax: z.number() }),
  ),
  tax: z.number(),
  cess: z.object({ amount: z.number() }),
  total: z.number(),
  steps: z.array(z.object({ code: z.string(), amount: z.number() })),
  periods: z.array(
    z.object({
      sections: z.array(z.object({ taxable: z.number() })),
      dividends: z.object({ gross: z.number(), count: z.number() }),
      row_count: z.number(),
    }),
  ),
  dividends: z.array(z.object({ gross: z.number(), deducted: z.number(), net: z.number() })),
  dividend_totals: z.object({ gross: z.number(), count: z.number() }),
  losses: z.array(
    z.object({
      tax_year: z.string(),
      own: z.nullable(pair),
      is_filed: z.nullable(z.boolean()),
      brought: pair,
      used: pair,
      is_editable: z.boolean(),
    }),
  ),
  schedule: z.object({ dialect: z.string(), is_notified: z.boolean(), row_count: z.number() }),
});
const rowSchema = z.object({
  id: z.string(),
  symbol: z.string(),
  term: z.string(),
  period: z.number(),
  proceeds: z.number(),
  sale_charges: z.number(),
  cost: z.number(),
  charges: z.number(),
  cost_added: z.number(),
  cost_taken: z.number(),
  gain: z.number(),
  ignored_loss: z.number(),
  sale: z.object({
    order_id: z.nullable(z.string()),
    note: z.nullable(z.string()),
    tags: z.array(z.string()),
  }),
});
const pageSchema = z.object({
  items: z.array(rowSchema),
  row_count: z.number(),
  totals: z.object({ gain: z.number() }),
  next_cursor: z.nullable(z.string()),
});
const exitSchema = z.object({
  value: z.number(),
  charges_total: z.number(),
  tax: z.number(),
  short_term_tax: z.number(),
  long_term_tax: z.number(),
  cess: z.number(),
  net: z.number(),
  holdings: z.array(z.object({ value: z.number(), lots: z.array(z.object({ quantity: z.number() })) })),
});

const added = (amounts: readonly number[]) => sumOf(amounts.map(fromWire));

describe('the tax report', () => {
  let test: TestSandbox;
  let client: OrderClient;

  eachSandbox(async (made) => {
    test = made;
    client = await createOrderClient(test);
  });

  async function report(query = '') {
    const { data } = await call(test.sandbox, `GET /stat/app/v1/tax${query}`, { token: client.token });
    return z.parse(reportSchema, data);
  }

  async function lots(query = '') {
    const { data } = await call(test.sandbox, `GET /stat/app/v1/tax/lots${query}`, { token: client.token });
    return z.parse(pageSchema, data);
  }

  const save = (year: string, json: unknown) =>
    call(test.sandbox, `PUT /stat/app/v1/tax/losses/${year}`, { token: client.token, json });

  async function sellSome(note?: string) {
    const { data } = await call(test.sandbox, 'GET /stat/app/v1/holdings', { token: client.token });
    const held = z
      .parse(
        z.array(
          z.object({
            instrument: z.object({ market: z.string(), symbol: z.string() }),
            sellable: z.number(),
          }),
        ),
        data,
      )
      .find(({ sellable }) => sellable > 20);
    if (!held) throw new Error('nothing can be sold');
    const words = note === undefined ? {} : { note, tags: ['rent'] };
    const { instrument } = held;
    return detailOf(
      await client.place({ instrument, side: 'SELL', quantity: 20, order_type: 'MARKET', ...words }),
    );
  }

  it('adds up from its rows, over its periods and steps [I5B-4-API]', async () => {
    await sellSome();
    const whole = await report();
    const { items: rows, row_count, totals } = await lots('?limit=1000');
    expect(whole).toMatchObject({ tax_year: '2026-27', state: 'running', sale_count: row_count });
    expect(rows.length).toBe(row_count);
    for (const row of rows) {
      expect(fromWire(row.gain)).toBe(
        fromWire(row.proceeds) - fromWire(row.sale_charges) - fromWire(row.cost_taken),
      );
      expect(fromWire(row.cost_taken)).toBe(added([row.cost, row.charges, row.cost_added]));
    }
    expect(added(rows.map(({ gain }) => gain))).toBe(fromWire(totals.gain));
    expect(added(whole.sections.map(({ gains, losses }) => gains - losses))).toBe(
      added(rows.map(({ gain, ignored_loss }) => gain + ignored_loss)),
    );
    expect(fromWire(whole.total)).toBe(added([whole.tax, whole.cess.amount]));
    for (const [at, { taxable }] of whole.sections.entries()) {
      expect(added(whole.periods.map(({ sections }) => sections[at]?.taxable ?? Number.NaN))).toBe(
        fromWire(taxable),
      );
    }
    expect(whole.periods.reduce((sum, period) => sum + period.row_count, 0)).toBe(row_count);
    expect(whole.steps.at(-1)).toMatchObject({ code: 'total', amount: whole.total });
    expect(added(whole.periods.map(({ dividends }) => dividends.gross))).toBe(
      fromWire(whole.dividend_totals.gross),
    );
    for (const { gross, deducted, net } of whole.dividends)
      expect(added([net, deducted])).toBe(fromWire(gross));
    expect(whole.schedule).toMatchObject({ dialect: 'consolidated', is_notified: false });
  });

  it('lists its lots page by page, sorted, and finds them by the client’s own words [I5B-6-NOTES] [DEM-32]', async () => {
    const sold = await sellSome('School fees');
    const all = await lots('?sort=gain&direction=descending&limit=1000');
    expect(all.items.map(({ gain }) => gain)).toEqual(
      all.items.map(({ gain }) => gain).toSorted((a, b) => b - a),
    );
    const first = await lots('?sort=gain&direction=descending&limit=1');
    const second = await lots(`?sort=gain&direction=descending&limit=1&cursor=${first.next_cursor ?? ''}`);
    expect([first.items[0], second.items[0]]).toEqual(all.items.slice(0, 2));
    for (const text of ['school', 'RENT']) {
      const { items: rows } = await lots(`?query=${text}`);
      expect(rows.map(({ sale }) => [sale.order_id, sale.note, sale.tags])).toEqual(
        rows.map(() => [sold.id, 'School fees', ['rent']]),
      );
      expect(rows.length).toBeGreaterThan(0);
    }
    expect((await lots('?query=nowhere')).row_count).toBe(0);
    const third = await lots('?period=3&limit=1000');
    expect(third.items.every(({ period }) => period === 3)).toBe(true);
    expect(third.items.some(({ sale }) => sale.order_id === sold.id)).toBe(true);
  });

  it('takes losses that the client names, for years that are over [I5B-4-LOSSES]', async () => {
    await sellSome();
    const before = await report();
    const body = { short_term: 250.75, long_term: 0, is_filed: true };
    const saved = await save('2025-26', body);
    expect(saved).toMatchObject({ status: 200, data: { tax_year: '2025-26', ...body } });
    await test.restart();
    client = await createOrderClient(test);
    const after = await report();
    const ofYear = ({ losses }: typeof after) => losses.find(({ tax_year }) => tax_year === '2025-26');
    const row = ofYear(after);
    const known = ofYear(before)?.brought.short_term ?? Number.NaN;
    expect(row).toMatchObject({
      own: { short_term: 250.75, long_term: 0 },
      is_filed: true,
      is_editable: true,
    });
    expect(fromWire(row?.brought.short_term ?? 0)).toBe(added([known, 250.75]));
    expect(added(after.sections.map(({ taxable }) => taxable))).toBe(
      added(before.sections.map(({ taxable }) => taxable)) -
        added([row?.used.short_term ?? 0, -(ofYear(before)?.used.short_term ?? 0)]),
    );
    await save('2025-26', { ...body, is_filed: false });
    expect(ofYear(await report())?.brought).toEqual({ short_term: 0, long_term: 0 });
  });

  it.each([
    ['2026-27', { short_term: 1, long_term: 0, is_filed: null }, 'year too_late'],
    ['2017-18', { short_term: 1, long_term: 0, is_filed: null }, 'year too_early'],
    ['2024-26', { short_term: 1, long_term: 0, is_filed: null }, 'year invalid'],
    ['2024-25', { short_term: -1, long_term: 0, is_filed: null }, 'short_term invalid'],
    ['2024-25', { short_term: 0.001, long_term: 0, is_filed: null }, 'short_term invalid'],
    ['2024-25', { short_term: 0, long_term: 2e12, is_filed: null }, 'long_term too_long'],
  ])('refuses losses of %s %j: %s [I5B-4-LOSSES]', async (year, json, fault) => {
    const reply = await save(year, json);
    expect(reply.status).toBe(400);
    const { errors } = z.parse(
      z.object({ errors: z.array(z.object({ field: z.string(), code: z.string() })) }),
      reply.data,
    );
    expect(errors.map(({ field, code }) => `${field} ${code}`)).toContain(fault);
  });

  it('is empty in a year before the first trade, and in one that has not begun [I5B-BAD-YEAR]', async () => {
    for (const [fy, state] of [
      ['2015-16', 'before_first_trade'],
      ['2018-19', 'before_first_trade'],
      ['2031-32', 'not_begun'],
      ['2099-00', 'not_begun'],
    ]) {
      expect(await report(`?fy=${fy}`)).toMatchObject({ tax_year: fy, state, sale_count: 0, total: 0 });
    }
    const { status } = await call(test.sandbox, 'GET /stat/app/v1/tax?fy=2026-28', { token: client.token });
    expect(status).toBe(400);
  });

  it('has no figure of a year without a sale [I5B-BAD-NONE]', async () => {
    const { years, periods } = await report('?fy=2020-21');
    expect(periods.every(({ row_count }) => row_count === 0)).toBe(true);
    expect(years.length).toBeGreaterThan(0);
  });

  it('knows what is left after selling everything [I5B-2-EXIT]', async () => {
    const { data } = await call(test.sandbox, 'GET /stat/app/v1/exit', { token: client.token });
    const exit = z.parse(exitSchema, data);
    expect(fromWire(exit.net)).toBe(fromWire(exit.value) - added([exit.charges_total, exit.tax, exit.cess]));
    expect(added([exit.short_term_tax, exit.long_term_tax])).toBe(fromWire(exit.tax));
    expect(added(exit.holdings.map(({ value }) => value))).toBe(fromWire(exit.value));
    const portfolio = await call(test.sandbox, 'GET /stat/app/v1/portfolio', { token: client.token });
    expect(z.parse(z.object({ value: z.number() }), portfolio.data).value).toBe(exit.value);
  });
});
