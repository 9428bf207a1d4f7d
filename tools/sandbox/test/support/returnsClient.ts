import { fromWire } from '@wealth/domain';
import * as z from 'zod/mini';
import { call, signIn } from './api.ts';
import type { TestSandbox } from './testSandbox.ts';

const pointSchema = z.object({
  date: z.string(),
  value: z.number(),
  invested: z.number(),
  gain: z.number(),
  period_gain: z.number(),
  period_percent: z.nullable(z.number()),
  realised: z.number(),
  unrealised: z.number(),
  flow: z.number(),
  index_value: z.number(),
});
export const profitSchema = z.object({
  first_day: z.nullable(z.string()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  opening: z.nullable(z.object({ date: z.string(), value: z.number() })),
  points: z.array(pointSchema),
});
const percentsSchema = { percent: z.number(), index_percent: z.number(), excess: z.number() };
const partsSchema = z.array(z.object({ key: z.string(), value: z.number(), weight: z.number() }));
export const returnsSchema = z.object({
  first_day: z.nullable(z.string()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  days: z.number(),
  start_value: z.number(),
  end_value: z.number(),
  net_invested: z.number(),
  gain: z.object({
    total: z.number(),
    price_held: z.number(),
    price_sold: z.number(),
    dividends: z.number(),
    charges: z.number(),
    tax: z.number(),
  }),
  absolute_percent: z.nullable(z.number()),
  headline: z.string(),
  xirr: z.object({
    percent: z.nullable(z.number()),
    reason: z.nullable(z.string()),
    available_from: z.nullable(z.string()),
    flow_days: z.number(),
    flows: z.number(),
  }),
  twr: z.object({
    percent: z.nullable(z.number()),
    is_yearly: z.boolean(),
    index_percent: z.nullable(z.number()),
  }),
  timing: z.object({ code: z.string(), amount: z.number(), flows: z.array(z.unknown()) }),
  index: z.object({ value: z.number(), gain: z.number(), difference: z.number() }),
  months: z.array(
    z.object({
      year: z.number(),
      ...percentsSchema,
      months: z.array(z.object({ month: z.number(), ...percentsSchema })),
    }),
  ),
  stats: z.object({
    months: z.number(),
    turnover: z.number(),
    charges: z.number(),
    sales: z.number(),
    sales_with_gain: z.number(),
    average_holding_days: z.nullable(z.number()),
    first_long_term: z.nullable(z.string()),
  }),
  allocation: z.object({ sector: partsSchema, share: partsSchema, segment: partsSchema }),
  assets: z.object({
    cash: z.number(),
    blocked: z.number(),
    unsettled: z.number(),
    holdings: z.number(),
    pledged: z.number(),
    total: z.number(),
  }),
  if_sold: z.object({ charges: z.number(), tax: z.number(), deducted: z.number(), value: z.number() }),
});
export const figureSchema = z.object({
  value: z.number(),
  terms: z.array(z.object({ id: z.string(), amount: z.number() })),
  lines: z.array(
    z.object({
      code: z.string(),
      amount: z.number(),
      isin: z.optional(z.string()),
      source: z.object({ kind: z.string(), id: z.string() }),
      entry: z.optional(z.object({ id: z.number(), hash: z.string() })),
    }),
  ),
});

/** Sums in paise: rupees of the wire have two decimals. */
export const paiseOf = (amounts: readonly number[]) =>
  amounts.reduce((total, amount) => total + fromWire(amount), 0);

/** A seeded client who reads returns in a sandbox of this process. */
export async function createReturnsClient(test: TestSandbox, mobile = '9876543210') {
  const { access_token: token } = await signIn(test.sandbox, mobile);
  const ask = (path: string) => call(test.sandbox, `GET /stat/app/v1/${path}`, { token });
  const read = async (path: string) => (await ask(path)).data;
  return {
    token,
    ask,
    read,
    profit: async (query = '') => z.parse(profitSchema, await read(`profit${query}`)),
    returns: async (query = '') => z.parse(returnsSchema, await read(`invest${query}`)),
    figure: async (id: string, query = '') => z.parse(figureSchema, await read(`figures/${id}${query}`)),
  };
}
