import type { Holding, Mover } from '../generated/model/index.ts';

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
