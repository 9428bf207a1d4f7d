import { operations } from '@wealth/api-sdk/operations';
import * as z from 'zod/mini';
import { call } from './api.ts';
import { createOrderClient, detailOf, type OrderWish } from './orderClient.ts';
import type { TestSandbox } from './testSandbox.ts';

const holdingsSchema = z.array(
  z.object({
    instrument: z.object({ market: z.string(), symbol: z.string() }),
    isin: z.string(),
    sellable: z.number(),
  }),
);

/** The calls about waivers of one signed-in client, with those about orders. */
export async function createOfferClient(test: TestSandbox, mobile = '9876543210', pin = '246810') {
  const orders = await createOrderClient(test, mobile, pin);
  const { token } = orders;
  const list = () => call(test.sandbox, 'GET /content/app/v1/offers', { token });
  async function holdings() {
    const { data } = await call(test.sandbox, 'GET /stat/app/v1/holdings', { token });
    return z.parse(holdingsSchema, data).filter(({ sellable }) => sellable > 0);
  }

  /** A sale at the market, of half of what can be sold. */
  async function saleOf({ symbol }: { symbol: string }) {
    const held = (await holdings()).find(({ instrument }) => instrument.symbol === symbol);
    if (!held) throw new Error(`${symbol} is not held`);
    const { instrument, sellable } = held;
    return { instrument, side: 'SELL', order_type: 'MARKET', quantity: Math.ceil(sellable / 2) } as const;
  }

  const detail = async (id: string) =>
    z.parse(operations.getOrder.answer, await call(test.sandbox, `GET /trade/app/v1/orders/${id}`, { token }))
      .data;

  return {
    ...orders,
    list,
    detail,
    offers: async () => z.parse(operations.getOffers.answer, await list()).data,
    grant: (json: object = {}) =>
      call(test.sandbox, 'POST /sandbox/v1/offers/grant', { json: { mobile, ...json } }),
    setRight: (given: boolean) =>
      call(test.sandbox, 'POST /sandbox/v1/rights', { json: { mobile, right: 'allow_bonus', given } }),
    holdings,
    saleOf,
    previewOf: async (wish: OrderWish) =>
      z.parse(operations.previewOrder.answer, await orders.preview(wish)).data,
    /** Sells at the market, at once. */
    async sell(instrument: { symbol: string }) {
      return detail(detailOf(await orders.place(await saleOf(instrument))).id);
    },
    async taxLots() {
      const reply = await call(test.sandbox, 'GET /stat/app/v1/tax/lots?limit=200', { token });
      return z.parse(operations.getTaxLots.answer, reply).data.items;
    },
    note: async (day = '2026-11-19') =>
      z.parse(
        operations.getContractNote.answer,
        await call(test.sandbox, `GET /trade/app/v1/notes?day=${day}`, { token }),
      ).data,
    async notices() {
      const { data } = await call(test.sandbox, 'GET /client/app/v1/notifications?limit=200', { token });
      return z
        .parse(z.object({ items: z.array(z.object({ code: z.string() })) }), data)
        .items.map(({ code }) => code);
    },
    /** Money that is the client's, settled or not. Paise. */
    async money() {
      const { data } = await call(test.sandbox, 'GET /stat/app/v1/asset', { token });
      const { cash, unsettled } = z.parse(z.object({ cash: z.number(), unsettled: z.number() }), data);
      return Math.round((cash + unsettled) * 100);
    },
  };
}

export type OfferClient = Awaited<ReturnType<typeof createOfferClient>>;

export const amountOf = (charges: ReadonlyArray<{ code: string; amount: number }>, code: string) =>
  charges.find((charge) => charge.code === code)?.amount ?? 0;
