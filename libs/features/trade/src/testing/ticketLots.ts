import type { Lot, Lots, OrderPreview, SoldLot } from '@wealth/api-sdk/model';
import { envelopeOf } from '@wealth/api-sdk/testing';
import {
  calendarDay,
  fromWire,
  sellLots,
  sumOf,
  taxOfSale,
  toRupees,
  toWire,
  type OrderCost,
  type Paise,
} from '@wealth/domain';
import { saleLotsOf, toWireTax } from '../ticket/tax/ticketTax.ts';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';

const lot = (id: string, values: Pick<Lot, 'bought_on' | 'quantity' | 'cost' | 'charges'>): Lot => ({
  id,
  isin: 'INE000Z01012',
  origin: 'trade',
  action_id: null,
  bonus_record_date: null,
  in_transit: false,
  bought_at: `${values.bought_on}T10:15:00+05:30`,
  settles_at: `${values.bought_on}T15:30:00+05:30`,
  transaction_tax: Math.round(values.cost / 1000),
  added_cost: 0,
  market_value_2018: null,
  order_id: null,
  ...values,
});

/** Twenty of the oldest, sold in September. */
export const soldFixture: SoldLot = {
  lot_id: '1',
  isin: 'INE000Z01012',
  origin: 'trade',
  bought_on: '2024-06-10',
  sold_at: '2026-09-15T11:00:00+05:30',
  sold_on: '2026-09-15',
  quantity: 20,
  cost: 16_000,
  charges: 3.4,
  transaction_tax: 16,
  proceeds: 19_800,
  sale_charges: 16.6,
  sale_transaction_tax: 20,
  term: 'long_term',
  gain: 3_780,
  order_id: null,
};

/** Long term, short term that turns in December and in June, and what was bought today. */
export const lotsFixture: Lots = {
  open: [
    lot('1', { bought_on: '2024-06-10', quantity: 200, cost: 160_000, charges: 34.2 }),
    lot('2', { bought_on: '2025-12-08', quantity: 150, cost: 142_500, charges: 30.4 }),
    lot('3', { bought_on: '2026-06-15', quantity: 50, cost: 56_000, charges: 12.1 }),
    lot('4', { bought_on: '2026-11-19', quantity: 60, cost: 60_288, charges: 13.3 }),
  ],
  sold: [soldFixture],
  year_gains: [
    { term: 'long_term', sold_on: '2026-09-15', gain: 101_250.5 },
    { term: 'short_term', sold_on: '2026-09-15', gain: -1_200 },
  ],
  brought_losses: [],
  next_cursor: null,
};

export interface LotsState {
  lots: Lots | 'fails' | 'never';
  /** Added to the tax of the preview. */
  otherTax: number;
}

export const lotsState: LotsState = { lots: lotsFixture, otherTax: 0 };

export function lotHandlers(state: LotsState): HttpHandler[] {
  return [
    http.get('*/stat/app/v1/lots', async () => {
      if (state.lots === 'never') await delay('infinite');
      if (typeof state.lots === 'string')
        return HttpResponse.json({ data: null, message: 'Not now.' }, { status: 503 });
      return HttpResponse.json(envelopeOf(state.lots));
    }),
  ];
}

interface PreviewedSale {
  quantity: number;
  price: Paise;
  on: string;
  lines: OrderCost['lines'];
}

/** As the server works the tax of a sale out. */
export function taxOfPreview({ lots, otherTax }: LotsState, sale: PreviewedSale): OrderPreview['tax'] {
  const { lots: held, soFar } = saleLotsOf(typeof lots === 'string' ? lotsFixture : lots);
  if (sale.quantity > held.reduce((sum, { quantity }) => sum + quantity, 0)) return null;
  const soldOn = calendarDay(sale.on);
  const { parts } = sellLots(held, { ...sale, price: toRupees(sale.price), soldOn });
  const tax = taxOfSale(parts, soFar);
  return { ...toWireTax(tax), tax: toWire(sumOf([tax.tax, fromWire(otherTax)])) };
}
