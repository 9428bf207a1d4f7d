import { fromPaise, tradeDayOf } from '@wealth/domain';
import { isNext, lifecycles } from '@wealth/domain/lifecycle';
import type { OrderStatus } from '@wealth/api-sdk/model';
import type { MarketEvent } from '../../engine/index.ts';
import type { TradeEvent } from '../../exchange/index.ts';
import { cashOf, unitsOf } from '../../ledger/accountCodes.ts';
import type { Ledger } from '../../ledger/createLedger.ts';
import {
  chargesOfOrder,
  chargesSoFar,
  depositoryLinesOf,
  heldMoney,
  restDayOf,
} from '../model/orderMoney.ts';
import type { OrderTrade, StoredOrder } from '../model/orderRows.ts';
import type { Offers, WaivedSale } from '../../offers/createOffers.ts';
import type { OrderTable } from '../table/orderTable.ts';
import { isWaiting } from '../model/waitingStatuses.ts';
import { reasonTexts, type OrderReason } from '../words/reasonTexts.ts';

export interface OrderUpdate {
  status: OrderStatus;
  /** Epoch milliseconds. */
  at: number;
  reason?: OrderReason;
  values?: Partial<StoredOrder>;
}

/** Writes new states and trades of orders, and what orders block. Call it inside a transaction. */
export interface OrderBooking {
  /**
   * Writes a new state of an order and the step of its history; an order that has ended blocks nothing.
   *
   * @throws RangeError for a state that does not follow.
   */
  put(order: StoredOrder, change: OrderUpdate): StoredOrder;
  /** Blocks again what the unfilled part of an order needs. @returns false when there is not enough; then nothing was written. */
  block(order: StoredOrder): boolean;
  /** Books a trade of an order. */
  fill(order: StoredOrder, trade: TradeReport): StoredOrder;
}

/** What booking a trade needs to know of it. */
export interface TradeReport extends Pick<MarketEvent, 'at' | 'number'> {
  event: Pick<TradeEvent, 'price' | 'quantity'>;
}

interface BookingOptions {
  table: OrderTable;
  ledger: Ledger;
  offers: Pick<Offers, 'use'>;
}

/** An order may be told of in the state that it is in, as when it was changed. */
function mayBecome({ status: from }: StoredOrder, to: OrderStatus): boolean {
  return from === to || isNext(lifecycles.order, { from, to });
}

/** Uses a waiver for the sale of an order. */
function waive(
  offers: Pick<Offers, 'use'>,
  { client_id: clientId, id, market, symbol }: StoredOrder,
  when: Pick<WaivedSale, 'day' | 'at'>,
) {
  return offers.use(clientId, { kind: 'order', id, market, symbol, ...when });
}

/** A trade of an order as its table has it. */
const tradeOf = (
  order: StoredOrder,
  { at, event: { price, quantity }, number }: TradeReport,
): OrderTrade => ({
  // Padded, so that trades of one instant sort as they came.
  id: `${order.id}-${String(number).padStart(6, '0')}`,
  order_id: order.id,
  price_paise: price,
  quantity,
  at,
});

/** Makes the booking of orders over their tables and the ledger. */
export function createOrderBooking({ table, ledger, offers }: BookingOptions): OrderBooking {
  function put(order: StoredOrder, { status, at, reason, values = {} }: OrderUpdate): StoredOrder {
    if (!mayBecome(order, status)) {
      throw new RangeError(`the order ${order.id} does not go from ${order.status} to ${status}`);
    }
    const hasEnded = !isWaiting({ status });
    const reasonOf = reason
      ? { reason_code: reason, reason_message: reasonTexts[reason] }
      : { reason_code: null, reason_message: null };
    const kept = hasEnded && reason ? reasonOf : {};
    const change: Partial<StoredOrder> = { ...values, ...kept, status, updated_at: at };
    if (hasEnded) {
      ledger.release(order.client_id, order.id);
      change.blocked_paise = 0;
    }
    table.update(order.id, change);
    table.addStep({ order_id: order.id, status, at, ...reasonOf });
    return { ...order, ...change };
  }

  /** The trades of an order so far. Most orders have none yet, and then nothing is read. */
  const tradesOf = ({ id, filled }: StoredOrder) => (filled === 0 ? [] : table.tradesOf(id));

  function block(order: StoredOrder): boolean {
    const trades = tradesOf(order);
    const money = heldMoney(order, trades, restDayOf(order));
    const { client_id: clientId, id: reference, isin, side } = order;
    const sold = { account: unitsOf(clientId, isin, 'settled'), amount: order.quantity - order.filled };
    const legs = [{ account: cashOf(clientId), amount: money }, ...(side === 'SELL' ? [sold] : [])];
    if (ledger.hold({ clientId, reference, legs })) return false;
    table.update(order.id, { blocked_paise: money });
    return true;
  }

  function fill(order: StoredOrder, report: TradeReport): StoredOrder {
    const trade = tradeOf(order, report);
    const { at, quantity, price_paise: price } = trade;
    const trades = [...tradesOf(order), trade];
    const filled = order.filled + quantity;
    const day = tradeDayOf(at);
    const values = {
      filled,
      value_paise: order.value_paise + price * quantity,
      charges_paise: chargesSoFar(order, trades),
      filled_at: at,
    };
    const stillHeld = heldMoney({ ...order, ...values }, trades, day);
    const booked = ledger.bookFill({
      clientId: order.client_id,
      reference: order.id,
      tradeId: trade.id,
      side: order.side,
      market: order.market,
      symbol: order.symbol,
      isin: order.isin,
      quantity,
      price: fromPaise(price),
      at,
      lines: chargesOfOrder(order, trades, day).lines,
      isFirst: trades.length === 1,
      depositoryLines: depositoryLinesOf(order.side, day),
      waive: () => waive(offers, order, { day, at }),
      stillHeld,
    });
    table.addTrade(trade, order.client_id);
    const isComplete = filled === order.quantity;
    return put(order, {
      status: isComplete ? 'COMPLETE' : 'PARTIAL',
      at,
      values: {
        ...values,
        blocked_paise: stillHeld,
        depository_paise: order.depository_paise + booked.depository,
        waived_paise: order.waived_paise + booked.waived,
      },
    });
  }

  return { put, block, fill };
}
