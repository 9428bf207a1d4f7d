import type { Lots, SoldLot } from '@wealth/api-sdk/model';

const part = (orderId: string, values: Partial<SoldLot>): SoldLot => ({
  lot_id: '1',
  isin: 'INE000Z01012',
  origin: 'trade',
  bought_on: '2024-06-10',
  sold_at: '2026-11-18T15:02:11+05:30',
  sold_on: '2026-11-18',
  quantity: 40,
  cost: 80_000,
  charges: 17.1,
  transaction_tax: 80,
  proceeds: 126_580,
  sale_charges: 4.25,
  sale_transaction_tax: 127,
  term: 'long_term',
  gain: 46_558.65,
  order_id: orderId,
  ...values,
});

/** A later lot, sold at a loss. */
const later = {
  lot_id: '2',
  bought_on: '2026-07-14',
  quantity: 15,
  cost: 48_000,
  charges: 10.2,
  proceeds: 47_467.5,
  sale_charges: 1.6,
  term: 'short_term',
  gain: -544.3,
} as const;

/** Bought and sold on one day. */
const ofTheDay = {
  lot_id: '3',
  bought_on: '2026-11-18',
  quantity: 5,
  cost: 15_800,
  charges: 3.4,
  proceeds: 15_822.5,
  sale_charges: 0.55,
  term: 'short_term',
  gain: 18.55,
} as const;

const noLots: Lots = { open: [], sold: [], year_gains: [], brought_losses: [], next_cursor: null };

/** What the sale of 60 that was cancelled in part has sold: of three lots, one of them in two trades. */
export const soldOfThree: Lots = {
  ...noLots,
  sold: [
    part('another', { quantity: 999 }),
    part('cancelled-part', {
      quantity: 10,
      cost: 20_000,
      charges: 4.3,
      proceeds: 31_645,
      sale_charges: 1.05,
      gain: 11_639.65,
    }),
    part('cancelled-part', {
      quantity: 30,
      cost: 60_000,
      charges: 12.8,
      proceeds: 94_935,
      sale_charges: 3.2,
      gain: 34_919,
    }),
    part('cancelled-part', later),
    part('cancelled-part', ofTheDay),
  ],
};

/** What the sale of 300 has sold so far: 140 of one lot, in two trades. */
export const soldOfOne: Lots = {
  ...noLots,
  sold: [100, 40].map((quantity) => part('partial', { quantity })),
};

/** A lot a share: more than a card shows at once. */
export const soldOfSixty: Lots = {
  ...noLots,
  sold: Array.from({ length: 60 }, (_, index) =>
    part('cancelled-part', { lot_id: String(index + 1), quantity: 1, gain: 1000 + index }),
  ),
};
