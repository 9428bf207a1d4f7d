import { toWire, type Exchange, type Paise, type Side } from '@wealth/domain';
import type { RandomSource } from '../../machine/systemRandom.ts';
import { timedUuid } from '../../machine/timedUuid.ts';
import type { OrderBooking } from '../execution/createOrderBooking.ts';
import { orderNumberOf } from '../model/exchangeNumbers.ts';
import { newOrder } from './newOrder.ts';
import type { OrderTable } from '../table/orderTable.ts';

/** An order of a past day: a limit order that was filled at once, in one trade at its price. */
export interface PastOrder {
  market: Exchange;
  symbol: string;
  isin: string;
  side: Side;
  quantity: number;
  price: Paise;
  /** Epoch milliseconds. */
  at: number;
}

export interface PastOrders {
  /**
   * Writes a past order with its steps and its trade, and books it as of its day. Call it inside a transaction, the oldest
   * order first: lots and history go by the order of writing.
   *
   * @throws as `bookFill` does, where there is not enough money or there are not enough units.
   */
  bookPast(clientId: string, past: PastOrder): void;
}

interface PastOrdersOptions {
  table: OrderTable;
  booking: OrderBooking;
  random: RandomSource;
}

/** Makes what gives clients a past. */
export function createPastOrders({ table, booking, random }: PastOrdersOptions): PastOrders {
  return {
    bookPast(clientId, { market, symbol, isin, side, quantity, price, at }) {
      const order = table.insert(
        newOrder({
          id: timedUuid(at, random),
          clientId,
          key: random.uuid(),
          draft: {
            instrument: { market, symbol },
            side,
            order_type: 'LIMIT',
            product: 'CNC',
            validity: 'DAY',
            quantity,
            price: toWire(price),
          },
          values: {
            quantity,
            price_paise: price,
            trigger_paise: null,
            stop_trigger_paise: null,
            stop_price_paise: null,
            protection_paise: null,
          },
          status: 'PENDING',
          market,
          symbol,
          isin,
          at,
        }),
      );
      table.addStep({
        order_id: order.id,
        status: order.status,
        at,
        reason_code: null,
        reason_message: null,
      });
      const values = { exchange_number: orderNumberOf(order, at) };
      const open = booking.put(order, { status: 'OPEN', at, values });
      booking.fill(open, { at, number: 1, event: { price, quantity } });
    },
  };
}
