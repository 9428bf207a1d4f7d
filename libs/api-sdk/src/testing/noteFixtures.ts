import type { ContractNote, ContractNoteOrder, OrderCharge } from '../generated/model/index.ts';
import { longestName, mostRupees } from './longest.ts';

const labels = {
  securities_transaction_tax: 'Securities transaction tax',
  exchange_fee: 'Exchange fee',
  investor_protection_levy: 'Investor protection levy',
  regulator_fee: 'Regulator fee',
  stamp_duty: 'Stamp duty',
  depository_fee: 'Depository fee',
  gst: 'GST',
} as const;

const codes = Object.keys(labels).filter((code): code is keyof typeof labels => code in labels);

/** Lines of charges in their order; what costs nothing has none. */
function chargesOf(amounts: Partial<Record<keyof typeof labels, number>>): OrderCharge[] {
  return codes.flatMap((code) => {
    const amount = amounts[code];
    return amount === undefined ? [] : [{ code, label: labels[code], amount }];
  });
}

const at = (time: string) => `2026-11-19T${time}+05:30`;

/** 60 × about 1,004.85, and what is asked for that. */
const bought: ContractNoteOrder = {
  order_id: 'complete',
  exchange_order_id: '1261119000004711',
  instrument: { market: 'NSE', symbol: 'ARAVBANK', name: 'Aravalli Bank' },
  isin: 'INE000A01011',
  side: 'BUY',
  placed_at: at('11:52:06'),
  trades: [
    { id: 'trade-3', exchange_trade_id: '40712303', price: 1004.8, quantity: 30, time: at('11:52:06') },
    { id: 'trade-4', exchange_trade_id: '40712304', price: 1004.9, quantity: 30, time: at('11:52:31') },
  ],
  quantity: 60,
  average_price: 1004.85,
  value: 60291,
  charges: chargesOf({
    securities_transaction_tax: 60,
    exchange_fee: 1.79,
    investor_protection_levy: 0.06,
    regulator_fee: 0.06,
    stamp_duty: 9,
    gst: 0.33,
  }),
  charges_total: 71.24,
  estimated_charges: 71.25,
  estimated_price: 1004.9,
  net: -60362.24,
};

/** On the other exchange, at a better price than its limit; no stamp duty is paid for a sale, but the depository. */
const sold: ContractNoteOrder = {
  order_id: 'sold',
  exchange_order_id: '2261119000004712',
  instrument: { market: 'BSE', symbol: 'NEELSOFT', name: 'Neelam Softworks' },
  isin: 'INE000C01017',
  side: 'SELL',
  placed_at: at('13:44:20'),
  trades: [
    { id: 'trade-5', exchange_trade_id: '40712305', price: 3164.5, quantity: 60, time: at('15:02:11') },
  ],
  quantity: 60,
  average_price: 3164.5,
  value: 189870,
  charges: chargesOf({
    securities_transaction_tax: 190,
    exchange_fee: 7.12,
    regulator_fee: 0.19,
    depository_fee: 13.5,
    gst: 3.75,
  }),
  charges_total: 214.56,
  estimated_charges: 212.55,
  estimated_price: 3130,
  net: 189655.44,
};

/** The note of a purchase alone. */
const one: ContractNote = {
  number: 'CN-20261119-100001',
  day: '2026-11-19',
  issued_at: at('18:00:00'),
  client: { name: 'Asha Verma', code: 'W100001', pan: 'ZZZPZ••••Z' },
  orders: [bought],
  bought: 60291,
  sold: 0,
  charges: bought.charges,
  charges_total: 71.24,
  net: -60362.24,
  settlement_date: '2026-11-20',
};

/** Both exchanges, both sides, and what the depository asks. */
const both: ContractNote = {
  ...one,
  orders: [bought, sold],
  sold: 189870,
  charges: chargesOf({
    securities_transaction_tax: 250,
    exchange_fee: 8.91,
    investor_protection_levy: 0.06,
    regulator_fee: 0.25,
    stamp_duty: 9,
    depository_fee: 13.5,
    gst: 4.08,
  }),
  charges_total: 285.8,
  net: 129293.2,
};

const longest: ContractNote = {
  ...both,
  client: { ...both.client, name: longestName },
  orders: both.orders.map((order) => ({
    ...order,
    instrument: { ...order.instrument, symbol: 'ABCDEFGHIJKL', name: longestName },
    quantity: 999_999_999,
    average_price: 9_999_999.9999,
    value: mostRupees,
    charges: chargesOf(Object.fromEntries(codes.map((code) => [code, mostRupees]))),
    charges_total: mostRupees,
    estimated_charges: mostRupees,
    estimated_price: 9_999_999.99,
    net: -mostRupees,
    trades: order.trades.map((trade) => ({
      ...trade,
      price: 9_999_999.99,
      quantity: 4_999,
    })),
  })),
  bought: mostRupees,
  sold: mostRupees,
  charges: chargesOf(Object.fromEntries(codes.map((code) => [code, mostRupees]))),
  charges_total: mostRupees,
  net: -mostRupees,
};

/** Contract notes of one Thursday: a purchase, a purchase and a sale, and the longest that there can be. */
export const noteFixtures = { one, both, longest } as const satisfies Readonly<Record<string, ContractNote>>;
