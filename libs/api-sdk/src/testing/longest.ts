import type { Holding, Mover, OrderDetail } from '../generated/model/index.ts';

/** Rupees: ₹99,99,99,99,999.99, the longest figure that every place on a screen has to hold. */
export const mostRupees = 99_999_999_999.99;

/** 48 letters, the longest name of a company. */
export const longestName = 'Sarvodaya Neelambar Infosystems Global Technolog';

/** The holding with the longest of everything; a loss, which is a sign longer. */
export function longestHolding(holding: Holding): Holding {
  return {
    ...holding,
    instrument: {
      ...holding.instrument,
      symbol: `${holding.instrument.symbol}ABCDEF`.slice(0, 12),
      name: longestName,
    },
    quantity: 99_999_999,
    average_price: 999_999.99,
    last_price: 999_999.99,
    value: mostRupees,
    pnl: -mostRupees,
    pnl_percent: -99.99,
    day_change: -mostRupees,
  };
}

export function longestMover(mover: Mover): Mover {
  return {
    ...mover,
    symbol: `${mover.symbol}ABCDEF`.slice(0, 12),
    name: longestName,
    last_price: 999_999.99,
    change: -99_999.99,
    change_percent: -99.99,
    value: mostRupees,
  };
}

/** The order with the longest of everything. */
export function longestOrder(order: OrderDetail): OrderDetail {
  const charges = order.charges.map((charge) => ({ ...charge, amount: mostRupees }));
  return {
    ...order,
    instrument: {
      ...order.instrument,
      symbol: `${order.instrument.symbol}ABCDEF`.slice(0, 12),
      name: longestName,
    },
    quantity: 999_999_999,
    filled_quantity: order.filled_quantity > 0 ? 999_999_998 : 0,
    price: order.price === null ? null : 9_999_999.99,
    trigger_price: order.trigger_price === null ? null : 9_999_999.99,
    average_price: order.average_price === null ? null : 9_999_999.9999,
    blocked: order.blocked === 0 ? 0 : mostRupees,
    // Together no more than the longest amount.
    trades: order.trades.map((trade) => ({ ...trade, price: 9_999_999.99, quantity: 4_999 })),
    charges,
    charges_total: charges.length === 0 ? 0 : mostRupees,
    filled_value: order.filled_quantity > 0 ? mostRupees : 0,
    estimated_charges: charges,
    estimated_charges_total: mostRupees,
    note: `${longestName} `.repeat(10).trim(),
    tags: Array.from({ length: 10 }, (_, index) => `${index}${longestName}`.slice(0, 24)),
  };
}
