import { calendarDay, fromWire, sellLots, sumOf, taxOfSale, termOf, toWire } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createOrderClient, detailOf, type OrderClient } from './support/orderClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const termSchema = z.enum(['short_term', 'long_term']);
const soldSchema = z.object({
  lot_id: z.string(),
  isin: z.string(),
  bought_on: z.string(),
  sold_on: z.string(),
  quantity: z.number(),
  cost: z.number(),
  charges: z.number(),
  proceeds: z.number(),
  sale_charges: z.number(),
  sale_transaction_tax: z.number(),
  term: termSchema,
  gain: z.number(),
  order_id: z.nullable(z.string()),
});
const lotsSchema = z.object({
  open: z.array(
    z.object({
      id: z.string(),
      isin: z.string(),
      bought_on: z.string(),
      settles_at: z.string(),
      quantity: z.number(),
      cost: z.number(),
      charges: z.number(),
      transaction_tax: z.number(),
      order_id: z.nullable(z.string()),
    }),
  ),
  sold: z.array(soldSchema),
  year_gains: z.array(z.object({ term: termSchema, sold_on: z.string(), gain: z.number() })),
  next_cursor: z.nullable(z.string()),
});
type LotsPage = z.infer<typeof lotsSchema>;
const taxSchema = z.object({
  tax: z.nullable(
    z.object({
      short_term_gain: z.number(),
      long_term_gain: z.number(),
      ignored_loss: z.number(),
      tax: z.number(),
      exemption_used: z.number(),
      exemption_left: z.number(),
    }),
  ),
});
const holdingsSchema = z.array(
  z.object({
    instrument: z.object({ market: z.string(), symbol: z.string() }),
    quantity: z.number(),
    t1_quantity: z.number(),
  }),
);

describe('lots of a client', () => {
  let test: TestSandbox;
  let client: OrderClient;

  eachSandbox(async (made) => {
    test = made;
    client = await createOrderClient(test);
  });

  async function lots(query = '', token = client.token) {
    const { data } = await call(test.sandbox, `GET /stat/app/v1/lots${query}`, { token });
    return z.parse(lotsSchema, data);
  }

  /** Pages of so many rows until there are no more. */
  async function pagesOf(limit: number, isinOnly = ''): Promise<LotsPage[]> {
    const pages: LotsPage[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const from: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const page = await lots(`?limit=${limit}${isinOnly}${from}`);
      pages.push(page);
      cursor = page.next_cursor;
    }
    return pages;
  }

  async function holdings() {
    const { data } = await call(test.sandbox, 'GET /stat/app/v1/holdings', { token: client.token });
    return z.parse(holdingsSchema, data);
  }

  async function isinOf(symbol: string): Promise<string> {
    const { data } = await call(test.sandbox, `GET /stock/api/v1/stock_detail?market=NSE&s=${symbol}`, {
      headers: { authorization: 'wealth-sandbox-key' },
    });
    return z.parse(z.object({ isin: z.string() }), data).isin;
  }

  /** The tax of a preview. */
  async function taxOf(wish: Parameters<typeof client.preview>[0]) {
    return z.parse(taxSchema, (await client.preview(wish)).data).tax;
  }

  async function aSettledHolding() {
    const found = (await holdings()).find((row) => row.t1_quantity === 0 && row.quantity > 20);
    if (!found) throw new Error('the seeded client holds nothing that is settled');
    return found;
  }

  it('are the holdings, the oldest first, and those of one ISIN where one is asked for [I5A-3-READ] [I5A-11-API]', async () => {
    const { open } = await lots();
    const held = await holdings();
    const units = (rows: ReadonlyArray<{ quantity: number }>) =>
      rows.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(units(open)).toBe(units(held));
    expect(open.map((lot) => lot.bought_on)).toEqual(open.map((lot) => lot.bought_on).toSorted());

    const one = held[0]?.instrument.symbol ?? '';
    const wanted = await isinOf(one);
    expect((await lots(`?isin=${wanted}`)).open).toEqual(open.filter((lot) => lot.isin === wanted));
    expect((await lots('?isin=INE999Z99999')).open).toEqual([]);
    expect((await lots('?isin=no-isin-at-a')).open).toEqual([]);
  });

  it.each([1, 2, 3, 200])(
    'come page by page, %i rows at most: first what is held, then what was sold [I5A-11-API]',
    async (limit) => {
      const { instrument, quantity } = await aSettledHolding();
      for (const part of [quantity - 19, 19])
        detailOf(await client.place({ instrument, side: 'SELL', quantity: part, order_type: 'MARKET' }));
      const whole = await lots('?limit=200');
      expect(whole.next_cursor).toBeNull();
      expect(whole.sold.length).toBeGreaterThan(1);

      const pages = await pagesOf(limit);
      const rowsOf = ({ open, sold }: LotsPage) => open.length + sold.length;
      expect(pages.flatMap(({ open }) => open)).toEqual(whole.open);
      expect(pages.flatMap(({ sold }) => sold)).toEqual(whole.sold);
      expect(pages.map(({ year_gains }) => year_gains)).toEqual(pages.map(() => whole.year_gains));
      // All are full but the last, and none is empty.
      expect(pages.map(rowsOf).slice(0, -1)).toEqual(pages.slice(1).map(() => limit));
      expect(rowsOf(pages.at(-1) ?? whole)).toBeGreaterThan(0);

      const only = `&isin=${await isinOf(instrument.symbol)}`;
      const ofOne = await lots(`?limit=200${only}`);
      const parts = await pagesOf(limit, only);
      expect(parts.flatMap(({ open }) => open)).toEqual(ofOne.open);
      expect(parts.flatMap(({ sold }) => sold)).toEqual(ofOne.sold);
    },
  );

  it.each(['limit=0', 'limit=201', 'limit=a', 'cursor=12', 'cursor=open:12', 'cursor=sold:', 'cursor='])(
    'are refused for %s [I5A-11-API]',
    async (query) => {
      const { status } = await call(test.sandbox, `GET /stat/app/v1/lots?${query}`, { token: client.token });
      expect(status).toBe(400);
    },
  );

  it('name the order that made them, where the client placed it [I5A-3-READ]', async () => {
    const bought = detailOf(await client.place({ order_type: 'MARKET' }));
    const { open } = await lots(`?isin=${await isinOf('ARAVBANK')}`);
    expect(open.at(-1)).toMatchObject({ quantity: 40, order_id: bought.id, bought_on: '2026-11-19' });
    expect(open.at(-1)?.settles_at).toBe('2026-11-20T08:00:00+05:30');
    const others = (await lots()).open;
    // All but the shares of a bonus, which nobody ordered.
    expect(others.filter(({ order_id: id }) => id === null).map(({ cost }) => cost)).toEqual([0]);
    for (const { order_id: id } of others) {
      if (id !== null) expect((await client.order(id)).status).toBe('COMPLETE');
    }
    const wealthy = await createOrderClient(test, '9876543215', '135790');
    expect((await lots('', wealthy.token)).open[0]?.order_id).toBeNull();
  });

  it('a sale takes the oldest lots, and each part names its order, its term and its gain [I5A-5-TAX]', async () => {
    const { instrument, quantity } = await aSettledHolding();
    const wanted = await isinOf(instrument.symbol);
    const before = await lots(`?isin=${wanted}`);
    const price = Math.floor((await client.quote(instrument.symbol)).last_price * 0.99);
    const wish = { instrument, side: 'SELL', quantity: quantity - 1, price } as const;
    const sold = detailOf(await client.place({ ...wish, order_type: 'MARKET', price: undefined }));
    expect(sold.status).toBe('COMPLETE');

    const after = await lots(`?isin=${wanted}`);
    const mine = after.sold.filter((part) => part.order_id === sold.id);
    expect(mine.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity - 1);
    expect(after.open.reduce((sum, lot) => sum + lot.quantity, 0)).toBe(1);
    expect(mine[0]?.lot_id).toBe(before.open[0]?.id);
    for (const part of mine) {
      expect(part.term).toBe(
        termOf(calendarDay(part.bought_on), calendarDay(part.sold_on)) === 'longTerm'
          ? 'long_term'
          : 'short_term',
      );
      expect(fromWire(part.gain)).toBe(
        fromWire(part.proceeds) - fromWire(part.sale_charges) - fromWire(part.cost) - fromWire(part.charges),
      );
    }
    const gained = (rows: ReadonlyArray<{ gain: number }>) => sumOf(rows.map(({ gain }) => fromWire(gain)));
    expect(gained(after.year_gains)).toBe(gained((await lots()).sold));
  });

  it('the preview of a sale has its tax as the domain counts it, with the depository’s charge once a day [I5A-5-TAX]', async () => {
    const { instrument } = await aSettledHolding();
    const { open, year_gains } = await lots(`?isin=${await isinOf(instrument.symbol)}`);
    const price = Math.floor((await client.quote(instrument.symbol)).last_price);
    const wish = { instrument, side: 'SELL', quantity: 20, price } as const;
    const preview = z.parse(
      z.object({
        charges: z.array(z.object({ code: z.string(), amount: z.number() })),
        ...taxSchema.shape,
      }),
      (await client.preview(wish)).data,
    );
    expect(preview.charges).toContainEqual(expect.objectContaining({ code: 'depository_fee', amount: 13.5 }));

    const sale = sellLots(
      open.map((lot) => ({
        boughtOn: calendarDay(lot.bought_on),
        quantity: lot.quantity,
        cost: fromWire(lot.cost),
        charges: fromWire(lot.charges),
        transactionTax: fromWire(lot.transaction_tax),
      })),
      {
        quantity: 20,
        price,
        soldOn: calendarDay('2026-11-19'),
        lines: preview.charges.map(({ code, amount }) => ({
          code: code === 'securities_transaction_tax' ? 'securitiesTransactionTax' : 'brokerage',
          amount: fromWire(amount),
        })),
      },
    );
    const expected = taxOfSale(sale.parts, {
      gains: year_gains.map(({ term, sold_on, gain }) => ({
        term: term === 'long_term' ? ('longTerm' as const) : ('shortTerm' as const),
        soldOn: calendarDay(sold_on),
        gain: fromWire(gain),
      })),
      brought: [],
    });
    expect(preview.tax).toEqual({
      short_term_gain: toWire(expected.shortTermGain),
      long_term_gain: toWire(expected.longTermGain),
      ignored_loss: 0,
      tax: toWire(expected.tax),
      exemption_used: toWire(expected.exemptionUsed),
      exemption_left: toWire(expected.exemptionLeft),
    });

    detailOf(await client.place({ ...wish, order_type: 'MARKET', price: undefined }));
    const later = z.parse(
      z.object({ charges: z.array(z.object({ code: z.string(), amount: z.number() })) }),
      (await client.preview(wish)).data,
    );
    expect(later.charges).not.toContainEqual(
      expect.objectContaining({ code: 'depository_fee', amount: 13.5 }),
    );
  });

  it('there is no tax of a purchase, nor of more than is held [I5A-5-TAX]', async () => {
    const { instrument, quantity } = await aSettledHolding();
    expect(await taxOf({ instrument, quantity: 20 })).toBeNull();
    expect(await taxOf({ instrument, side: 'SELL', quantity: quantity + 1 })).toBeNull();
    expect(await taxOf({ instrument, side: 'SELL', quantity })).not.toBeNull();
  });
});
