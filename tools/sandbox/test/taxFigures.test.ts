import { fromWire } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createOrderClient, type OrderClient } from './support/orderClient.ts';
import { figureSchema, paiseOf } from './support/returnsClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const amounts = z.object({ gains: z.number(), losses: z.number(), taxable: z.number() });
const reportSchema = z.object({
  state: z.string(),
  sale_count: z.number(),
  sections: z.array(z.extend(amounts, { term: z.string(), exempt: z.number(), taxed: z.number() })),
  exemption: z.object({ used: z.number() }),
  tax: z.number(),
  cess: z.object({ amount: z.number() }),
  total: z.number(),
  dividend_totals: z.object({ gross: z.number(), deducted: z.number() }),
  charges: z.object({ transaction_tax: z.number(), other: z.number() }),
});
type Report = z.infer<typeof reportSchema>;

const netOf = ({ sections }: Report, term: string) =>
  sections.filter((section) => section.term === term).flatMap(({ gains, losses }) => [gains, -losses]);

/** Paise that the report says of each figure. */
const saidBy = (report: Report): Record<string, number> => ({
  short_term_gain: paiseOf(netOf(report, 'short_term')),
  long_term_gain: paiseOf(netOf(report, 'long_term')),
  taxable: paiseOf(report.sections.map(({ taxable }) => taxable)),
  exempt: fromWire(report.exemption.used),
  taxed: paiseOf(report.sections.map(({ taxed }) => taxed)),
  gains_tax: fromWire(report.tax),
  cess: fromWire(report.cess.amount),
  tax_due: fromWire(report.total),
  gross_dividends: fromWire(report.dividend_totals.gross),
  deducted_tax: fromWire(report.dividend_totals.deducted),
  transaction_tax: fromWire(report.charges.transaction_tax),
  other_charges: fromWire(report.charges.other),
});

const sourceKinds = ['order', 'trade', 'action', 'movement', 'figure', 'rule', 'tax_year'];

describe('the figures of the tax report', () => {
  let test: TestSandbox;
  let client: OrderClient;

  eachSandbox(async (made) => {
    test = made;
    client = await createOrderClient(test);
  });

  const ask = (path: string) => call(test.sandbox, `GET /stat/app/v1/${path}`, { token: client.token });
  const report = async (query: string) => z.parse(reportSchema, (await ask(`tax${query}`)).data);
  const figure = async (id: string, query = '') =>
    z.parse(figureSchema, (await ask(`figures/${id}${query}`)).data);
  const saveLosses = (year: string, short: number, long: number) =>
    call(test.sandbox, `PUT /stat/app/v1/tax/losses/${year}`, {
      token: client.token,
      json: { short_term: short, long_term: long, is_filed: true },
    });

  async function sellSome() {
    const held = z.parse(
      z.array(
        z.object({
          instrument: z.object({ market: z.string(), symbol: z.string() }),
          sellable: z.number(),
        }),
      ),
      (await ask('holdings')).data,
    );
    for (const { instrument, sellable } of held) {
      if (sellable > 20) await client.place({ instrument, side: 'SELL', quantity: 20, order_type: 'MARKET' });
    }
  }

  /** Lines add up to the figure, the figure is what the report says, and each line says where it comes from. */
  async function expectMadeUp(query: string): Promise<Report> {
    const said = await report(query);
    for (const [id, paise] of Object.entries(saidBy(said))) {
      const { value, lines, terms } = await figure(id, query);
      expect([id, fromWire(value)]).toEqual([id, paise]);
      expect([id, paiseOf(lines.map(({ amount }) => amount))]).toEqual([id, paise]);
      if (terms.length > 0) expect(paiseOf(terms.map(({ amount }) => amount))).toBe(paise);
      for (const { source } of lines) expect(sourceKinds).toContain(source.kind);
    }
    return said;
  }

  it('add up to the paisa in both seeded years, before and after a sale [I5B-4-MADEUP] [I5B-2-FIGURES]', async () => {
    const last = await expectMadeUp('?fy=2025-26');
    const before = await expectMadeUp('');
    expect(last.sale_count).toBeGreaterThan(0);

    await sellSome();
    const after = await expectMadeUp('?fy=2026-27');
    expect(after.sale_count).toBeGreaterThan(before.sale_count);
    const sold = [...(await figure('short_term_gain')).lines, ...(await figure('long_term_gain')).lines];
    expect(sold.length).toBe(after.sale_count);
    expect(sold.every(({ isin, source }) => isin !== undefined && source.id !== '')).toBe(true);
    expect(await figure('tax_due')).toEqual(await figure('tax_due', '?fy=2026-27'));
  });

  it('name the losses of earlier years that lower them [I5B-4-MADEUP]', async () => {
    await sellSome();
    await saveLosses('2025-26', 1_000_000.37, 1_000_000.51);
    await expectMadeUp('');
    const { value, lines } = await figure('taxable');
    expect(value).toBe(0);
    expect(lines.filter(({ code }) => code === 'brought_forward').map(({ source }) => source)).toContainEqual(
      {
        kind: 'tax_year',
        id: '2025-26',
      },
    );
    expect((await figure('cess')).lines).toEqual([]);
  });

  it('have no line in a year before the first trade, and in one that has not begun [I5B-BAD-YEAR]', async () => {
    for (const query of ['?fy=2019-20', '?fy=2030-31']) {
      const said = await expectMadeUp(query);
      expect(said.sale_count).toBe(0);
      expect((await figure('tax_due', query)).lines).toEqual([]);
    }
    expect((await ask('figures/tax_due?fy=2026-28')).status).toBe(400);
  });

  it('are nothing to a client without a sale [I5B-BAD-NONE]', async () => {
    client = await createOrderClient(test, '9876543214');
    await expectMadeUp('');
    expect((await figure('short_term_gain')).lines).toEqual([]);
  });
});
