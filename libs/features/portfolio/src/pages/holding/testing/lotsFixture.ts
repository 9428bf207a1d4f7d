import type { Lot, Lots } from '@wealth/api-sdk/model';
import { holdingFixtures } from '@wealth/api-sdk/testing';

const [{ isin }] = holdingFixtures;

function lot(id: string, change: Partial<Lot>): Lot {
  const boughtOn = change.bought_on ?? '2025-06-02';
  return {
    id,
    isin,
    origin: 'trade',
    action_id: null,
    bonus_record_date: null,
    in_transit: false,
    bought_at: `${boughtOn}T10:15:00+05:30`,
    bought_on: boughtOn,
    settles_at: `${boughtOn}T18:00:00+05:30`,
    quantity: 1,
    cost: 0,
    charges: 0,
    transaction_tax: 0,
    added_cost: 0,
    market_value_2018: null,
    order_id: null,
    ...change,
  };
}

/** Two lots, which make up the 820 of ARAVBANK at 861.30 on average: 500 × 842.60 and 320 more. */
export const lotsFixture: Lots = {
  open: [
    lot('12', { bought_on: '2025-06-02', quantity: 500, cost: 421_300, order_id: 'a' }),
    lot('31', { bought_on: '2026-09-12', quantity: 320, cost: 284_966 }),
  ],
  sold: [],
  year_gains: [],
  brought_losses: [],
  next_cursor: null,
};

/** As many holdings as an active client has, each with another value. */
export const manyHoldings = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const [bank] = holdingFixtures;
    const price = 100 + index;
    return {
      ...bank,
      instrument: { market: 'NSE' as const, symbol: `SIM${index + 1}`, name: `Simulated ${index + 1}` },
      isin: `INE${String(index + 1).padStart(8, '0')}1`,
      last_price: price,
      value: price * bank.quantity,
      pnl: index % 2 === 0 ? 100 : -100,
    };
  });
