import Big from 'big.js';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { ChargeLine } from '../charges/orderCharges.ts';
import { sumOf } from '../money/arithmetic.ts';
import { toRupees, type Paise } from '../money/paise.ts';

/** What units have cost. Every amount is of all of them together. */
export interface LotFigures {
  /** Units, a whole number. */
  quantity: number;
  /** What was paid for them, without charges. */
  cost: Paise;
  /** Their share of the charges of the purchase, without securities transaction tax. */
  charges: Paise;
  /** Their share of the securities transaction tax of the purchase. */
  transactionTax: Paise;
  /**
   * What they were worth at the highest price of 31 January 2018, where they were bought before February 2018 and that is
   * known.
   */
  marketValue?: Paise | null | undefined;
  /** Of bonus shares: losses that did not count because they were kept, and are their cost for the tax on gains. */
  addedCost?: Paise | null | undefined;
}

/** Units of one ISIN that were bought together: what sales have left of them. */
export interface TaxLot extends LotFigures {
  /** The trading day that the purchase counts to. */
  boughtOn: CalendarDay;
}

/** Charges as taxes on gains tell them apart: securities transaction tax is never deducted (Income-tax Act 2025, s.198). */
export interface SplitCharges {
  charges: Paise;
  transactionTax: Paise;
}

/** Splits the lines of charges into those that a gain is reduced by and the tax that it is not. */
export function splitCharges(lines: ReadonlyArray<Pick<ChargeLine, 'code' | 'amount'>>): SplitCharges {
  const isTax = ({ code }: Pick<ChargeLine, 'code'>) => code === 'securitiesTransactionTax';
  return {
    charges: sumOf(lines.filter((line) => !isTax(line)).map(({ amount }) => amount)),
    transactionTax: sumOf(lines.filter(isTax).map(({ amount }) => amount)),
  };
}

/** Decimals of an average price, in rupees. */
const averageDecimals = 4;

/**
 * The average price paid in rupees a unit, without charges, with at most 4 decimals; of what FIFO has left.
 *
 * @returns null of nothing.
 */
export function averagePrice(lots: ReadonlyArray<Pick<LotFigures, 'quantity' | 'cost'>>): Big | null {
  const quantity = lots.reduce((sum, lot) => sum + lot.quantity, 0);
  if (quantity === 0) return null;
  return toRupees(sumOf(lots.map(({ cost }) => cost)))
    .div(quantity)
    .round(averageDecimals, Big.roundHalfUp);
}

/** What units have cost for the tax on gains: the price and the charges of the purchase, but transaction tax. */
export function taxCostOf({ cost, charges }: Pick<LotFigures, 'cost' | 'charges'>): Paise {
  return sumOf([cost, charges]);
}
