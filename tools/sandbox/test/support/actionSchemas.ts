import * as z from 'zod/mini';

const sums = z.object({ count: z.number(), gross: z.number(), tds: z.number(), net: z.number() });
/** What the tests read of dividends. */
export const dividendsSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      instrument: z.object({ symbol: z.string() }),
      state: z.string(),
      ex_date: z.string(),
      expected_on: z.string(),
      missing_on: z.string(),
      paid_on: z.nullable(z.string()),
      quantity: z.number(),
      gross: z.number(),
      tds: z.number(),
      net: z.number(),
      account: z.nullable(z.object({ masked_number: z.string() })),
      claim: z.object({ holder: z.string(), pan: z.string() }),
    }),
  ),
  years: z.array(z.object({ tax_year: z.string(), received: sums, expected: sums, missing: sums })),
});
const side = z.object({ isin: z.string(), quantity: z.number(), cost: z.number(), value: z.number() });
/** What the tests read of actions. */
export const actionsSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      state: z.string(),
      ex_date: z.string(),
      instrument: z.object({ symbol: z.string() }),
      new_instrument: z.nullable(z.object({ symbol: z.string() })),
      isin_before: z.string(),
      isin_after: z.string(),
      before: z.nullable(side),
      after: z.array(side),
      in_transit: z.number(),
      fraction: z.nullable(z.object({ amount: z.number() })),
      listed: z.boolean(),
      rights: z.nullable(z.object({ quantity: z.number(), closes_on: z.string() })),
    }),
  ),
});
/** What the tests read of holdings. */
export const holdingsSchema = z.array(
  z.object({
    instrument: z.object({ symbol: z.string() }),
    isin: z.string(),
    listed: z.boolean(),
    quantity: z.number(),
    in_transit: z.number(),
    sellable: z.number(),
    value: z.number(),
    pnl: z.number(),
  }),
);
