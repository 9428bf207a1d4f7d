import type { Lots, Order } from '@wealth/api-sdk/model';
import {
  averagePrice,
  breakEvenPrice,
  fromWire,
  sumOf,
  toWire,
  type CalendarDay,
  type Exchange,
  type InstrumentRef,
  type Paise,
  type Side,
} from '@wealth/domain';

/** What an order has traded: one mark of a chart, whatever the number of its trades. */
export interface MyFill {
  /** Of the order. */
  id: string;
  side: Side;
  quantity: number;
  /** Average, rupees a unit. */
  price: number;
  /** Of the last trade, epoch seconds. */
  at: number;
  /** Why the client has placed it, in the client's own words. */
  why: string | null;
}

/** A price at which an order of the client's waits. */
export interface MyOrderLevel {
  id: string;
  order: Order;
  /** What of the order its line stands for. */
  field: 'price' | 'triggerPrice' | 'stopTriggerPrice';
  side: Side;
  /** Units that have not traded. */
  quantity: number;
  /** Rupees a unit. */
  price: number;
  /** Of the limit, or of the trigger of a stop order or a GTT. */
  kind: 'limit' | 'trigger' | 'gtt';
}

const isOf = ({ market, symbol }: InstrumentRef, { instrument }: Order) =>
  instrument.market === market && instrument.symbol === symbol;

/** What was traded of a share at one exchange, each order once, the oldest first. */
export function fillsOf(orders: readonly Order[], share: InstrumentRef): MyFill[] {
  const fills = new Map<string, MyFill>();
  for (const order of orders) {
    const { id, side, filled_quantity: quantity, average_price: price, filled_at: time, note: why } = order;
    if (!isOf(share, order) || quantity === 0 || price === null || time === null) continue;
    fills.set(id, { id, side, quantity, price, at: Math.floor(Date.parse(time) / 1000), why });
  }
  return [...fills.values()].toSorted((a, b) => a.at - b.at);
}

/** Where a client's orders wait; a market order that waits has no price yet. */
export function orderLevelsOf(waiting: readonly Order[], share: InstrumentRef): MyOrderLevel[] {
  return waiting
    .filter((order) => isOf(share, order))
    .flatMap((order) => {
      const { id, side, validity, status, price, trigger_price: trigger, stop } = order;
      const quantity = order.quantity - order.filled_quantity;
      function level(
        of: Pick<MyOrderLevel, 'kind' | 'field'>,
        at: number | null | undefined,
      ): MyOrderLevel[] {
        const lineId = of.field === 'stopTriggerPrice' ? `${id} stop` : id;
        return typeof at === 'number' ? [{ ...of, id: lineId, order, side, quantity, price: at }] : [];
      }
      if (validity === 'GTT')
        return [
          ...level({ kind: 'gtt', field: 'triggerPrice' }, trigger),
          ...level({ kind: 'gtt', field: 'stopTriggerPrice' }, stop?.trigger_price),
        ];
      if (status === 'TRIGGER_PENDING' || (status === 'QUEUED' && trigger !== null))
        return level({ kind: 'trigger', field: 'triggerPrice' }, trigger);
      return level({ kind: 'limit', field: 'price' }, price);
    });
}

/** What the units of a share have cost, rupees a unit. */
export interface MyPosition {
  /** Without charges. */
  average: number;
  /** What a sale of all has to bring to make up for the charges of both sides. */
  breakEven: number;
}

interface HeldAt {
  isin: string;
  market: Exchange;
  tickSize: Paise;
  /** The day whose charges count. */
  on: CalendarDay;
}

/** @returns null where nothing is held. */
export function positionOf(
  { open, sold }: Pick<Lots, 'open' | 'sold'>,
  { isin, market, tickSize, on }: HeldAt,
): MyPosition | null {
  const held = open.filter((lot) => lot.isin === isin);
  const lots = held.map(({ quantity, cost }) => ({ quantity, cost: fromWire(cost) }));
  const average = averagePrice(lots);
  if (average === null) return null;
  const paid = sumOf(
    held.flatMap(({ cost, charges, transaction_tax: tax }) => [cost, charges, tax].map(fromWire)),
  );
  const quantity = lots.reduce((units, lot) => units + lot.quantity, 0);
  const isSoldAlreadyToday = sold.some((part) => part.isin === isin && part.sold_on === on);
  const trade = { market, product: 'delivery', on, isSoldAlreadyToday } as const;
  return {
    average: average.toNumber(),
    breakEven: toWire(breakEvenPrice({ ...trade, paid, quantity, tickSize })),
  };
}
