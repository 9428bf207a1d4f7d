import type Big from 'big.js';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { ChargeLine } from '../charges/orderCharges.ts';
import { minus, valueOf } from '../money/arithmetic.ts';
import { noMoney, type Paise } from '../money/paise.ts';
import { shareOut } from '../money/shareOut.ts';
import { consumeLots, type LotPart } from './consumeLots.ts';
import { splitCharges, type TaxLot } from './taxLot.ts';

export interface LotSale {
  /** Units, a whole number above zero. */
  quantity: number;
  /** Rupees a unit. */
  price: Big | number;
  /** The trading day that the sale counts to. */
  soldOn: CalendarDay;
  /** The charges of the sale, the depository's among them. */
  lines: ReadonlyArray<Pick<ChargeLine, 'code' | 'amount'>>;
}

/** What one lot gives to a sale. */
export interface SoldPart<Lot extends TaxLot = TaxLot> extends LotPart<Lot> {
  boughtOn: CalendarDay;
  soldOn: CalendarDay;
  /** What was received for the units, without charges. */
  proceeds: Paise;
  /** Their share of the charges of the sale, without securities transaction tax. */
  saleCharges: Paise;
  /** Their share of the securities transaction tax of the sale. */
  saleTransactionTax: Paise;
}

/** A sale as its lots see it. */
export interface SoldLots<Lot extends TaxLot = TaxLot> {
  /** The oldest lot first. */
  parts: Array<SoldPart<Lot>>;
  /** The lots that have units left, the oldest first. */
  rest: Lot[];
}

/**
 * Sells units out of the lots of one ISIN, first in first out. Proceeds and charges of the sale are shared out by units
 * and add up to the paisa.
 *
 * @throws RangeError as `consumeLots` does.
 */
export function sellLots<Lot extends TaxLot>(lots: readonly Lot[], sale: LotSale): SoldLots<Lot> {
  const { parts, rest } = consumeLots(lots, sale.quantity);
  const quantities = parts.map(({ quantity }) => quantity);
  const { charges, transactionTax } = splitCharges(sale.lines);
  const proceeds = shareOut(valueOf(sale.price, sale.quantity), quantities);
  const saleCharges = shareOut(charges, quantities);
  const saleTransactionTax = shareOut(transactionTax, quantities);
  return {
    rest,
    parts: parts.map((part, at) => ({
      ...part,
      boughtOn: part.lot.boughtOn,
      soldOn: sale.soldOn,
      proceeds: proceeds[at] ?? noMoney,
      saleCharges: saleCharges[at] ?? noMoney,
      saleTransactionTax: saleTransactionTax[at] ?? noMoney,
    })),
  };
}

/** What the price alone has gained: proceeds less what was paid, both without charges. */
export function priceGainOf({ proceeds, cost }: Pick<SoldPart, 'proceeds' | 'cost'>): Paise {
  return minus(proceeds, cost);
}
