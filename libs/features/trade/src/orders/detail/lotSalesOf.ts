import type { HoldingTerm, SoldLot } from '@wealth/api-sdk/model';
import {
  calendarDay,
  daysBetween,
  fromWire,
  sumOf,
  taxCostOf,
  type CalendarDay,
  type Paise,
} from '@wealth/domain';

/** What an order has sold of one lot on one day, over all of its trades. */
export interface LotSale {
  id: string;
  boughtOn: CalendarDay;
  /** Calendar days from the purchase to the sale. */
  heldDays: number;
  term: HoldingTerm;
  quantity: number;
  /** Paid for these units, without charges. */
  cost: Paise;
  /** As it is taxed; below zero for a loss. */
  gain: Paise;
}

/** What an order has sold, lot by lot, and what that comes to. */
export interface OrderLotSales {
  /** In the order in which they were sold. */
  lots: readonly LotSale[];
  quantity: number;
  /** The term that all of them have; null where they differ, and where there is none. */
  term: HoldingTerm | null;
  proceeds: Paise;
  /** Cost with the charges of the purchase, without transaction tax. */
  cost: Paise;
  /** Charges of the sale, without transaction tax. */
  expenses: Paise;
  gain: Paise;
}

/** A part for each trade: an order may take a lot in hundreds of them. */
function lotSaleOf(id: string, [first, ...others]: readonly [SoldLot, ...SoldLot[]]): LotSale {
  const parts = [first, ...others];
  const boughtOn = calendarDay(first.bought_on);
  return {
    id,
    boughtOn,
    heldDays: daysBetween(boughtOn, calendarDay(first.sold_on)),
    term: first.term,
    quantity: parts.reduce((units, { quantity }) => units + quantity, 0),
    cost: sumOf(parts.map(({ cost }) => fromWire(cost))),
    gain: sumOf(parts.map(({ gain }) => fromWire(gain))),
  };
}

/** @param sold - Of the share, of any orders. */
export function lotSalesOf(sold: readonly SoldLot[], orderId: string): OrderLotSales {
  const own = sold.filter(({ order_id: id }) => id === orderId);
  const byLot = new Map<string, [SoldLot, ...SoldLot[]]>();
  for (const part of own) {
    const id = `${part.lot_id} ${part.sold_on}`;
    const present = byLot.get(id);
    if (present) present.push(part);
    else byLot.set(id, [part]);
  }
  const lots = [...byLot].map(([id, parts]) => lotSaleOf(id, parts));
  const [term = null, ...otherTerms] = new Set(lots.map((lot) => lot.term));
  return {
    lots,
    quantity: lots.reduce((units, { quantity }) => units + quantity, 0),
    term: otherTerms.length === 0 ? term : null,
    proceeds: sumOf(own.map(({ proceeds }) => fromWire(proceeds))),
    cost: sumOf(
      own.map(({ cost, charges }) => taxCostOf({ cost: fromWire(cost), charges: fromWire(charges) })),
    ),
    expenses: sumOf(own.map(({ sale_charges: charges }) => fromWire(charges))),
    gain: sumOf(lots.map(({ gain }) => gain)),
  };
}
