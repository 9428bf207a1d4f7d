import { averagePrice, fromPaise, toIstIso, toWire, type Paise } from '@wealth/domain';
import * as z from 'zod/mini';
import { toWireRupees } from '../../ledger/paise.ts';
import { findInstrument } from '../../market/findInstrument.ts';
import { tradeNumberOf } from '../model/exchangeNumbers.ts';
import { stopOf } from '../model/orderDraft.ts';
import type { OrderStep, OrderTrade, StoredOrder } from '../model/orderRows.ts';
import type { WireFault } from '../words/toWireFault.ts';

/** A reason as it is kept; null for none. */
function toWireReason({ reason_code, reason_message }: Pick<OrderStep, 'reason_code' | 'reason_message'>) {
  return reason_code === null ? null : { code: reason_code, message: reason_message ?? reason_code };
}

const priceOf = (paise: number | null) => (paise === null ? null : toWireRupees(paise));

const textList = z.array(z.string());

/** The client's own tags; they are kept as JSON. */
export const tagsOf = ({ tags }: Pick<StoredOrder, 'tags'>) =>
  tags === '[]' ? [] : z.parse(textList, JSON.parse(tags));

/** Fields of an order that are in no table. */
export interface OrderOutcome {
  /** Epoch milliseconds; null for what has ended or ends at once. */
  endsAt: number | null;
  /** Charges so far, or estimated before the first trade. */
  charges: Paise;
  /** What would refuse the child of a GTT now; null for what is none, or waits no more. */
  health: WireFault[] | null;
}

/** One order as a row of the lists. */
export function toWireOrder(order: StoredOrder, { endsAt, charges, health }: OrderOutcome) {
  const { market, symbol } = order;
  return {
    id: order.id,
    client_order_id: order.client_order_id,
    exchange_order_id: order.exchange_number,
    version: order.version,
    instrument: { market, symbol, name: findInstrument(market, symbol)?.name ?? symbol },
    side: order.side,
    order_type: order.order_type,
    product: 'CNC',
    validity: order.validity,
    quantity: order.quantity,
    price: priceOf(order.price_paise),
    trigger_price: priceOf(order.trigger_paise),
    stop: stopOf(order) ?? null,
    status: order.status,
    filled_quantity: order.filled,
    filled_value: toWireRupees(order.value_paise),
    filled_at: order.filled_at === null ? null : toIstIso(order.filled_at),
    average_price:
      averagePrice([{ cost: fromPaise(order.value_paise), quantity: order.filled }])?.toNumber() ?? null,
    charges_total: toWire(charges),
    reason: toWireReason(order),
    child_order_id: order.child_order_id,
    health,
    blocked: toWireRupees(order.blocked_paise),
    note: order.note,
    tags: tagsOf(order),
    ends_at: endsAt === null ? null : toIstIso(endsAt),
    placed_at: toIstIso(order.placed_at),
    updated_at: toIstIso(order.updated_at),
  };
}

export function toWireTrade(order: Pick<StoredOrder, 'market' | 'symbol'>, trade: OrderTrade) {
  const { id, price_paise, quantity, at } = trade;
  return {
    id,
    exchange_trade_id: tradeNumberOf(order, trade),
    price: toWireRupees(price_paise),
    quantity,
    time: toIstIso(at),
  };
}

export function toWireStep(step: Omit<OrderStep, 'id'>) {
  return { status: step.status, time: toIstIso(step.at), reason: toWireReason(step) };
}
