import type { BodyOf } from '@wealth/api-sdk/operations';
import {
  checkOrder,
  noMoney,
  type OrderFacts,
  type OrderFault,
  type Paise,
  type SessionPhase,
} from '@wealth/domain';
import type { RandomSource } from '../machine/systemRandom.ts';
import type { OrderDesk, Told } from './createOrderDesk.ts';
import { hashDraft, protectionOf, toChangedDraft, toCheckedOrder, type OrderDraft } from './orderDraft.ts';
import { orderFacts, takingOf, type FactSources } from './orderFacts.ts';
import { paiseOrNull, type QuotedShare } from './orderInstrument.ts';
import { heldMoney, worstPrice } from './orderMoney.ts';
import { isWaiting, type NewOrder, type StoredOrder } from './orderTable.ts';
import { tradeDayOf } from '../ledger/tradeDays.ts';
import type { TradingFloor } from './tradingFloor.ts';

/** What came of an order that a client wants to place. */
export type Placed =
  | { kind: 'order'; order: StoredOrder }
  | { kind: 'faults'; faults: readonly OrderFault[] }
  /** The key was asked for before and not found: an order never comes under it. */
  | { kind: 'sealed' }
  /** The key is that of another order. */
  | { kind: 'conflict' };

/** What came of a change or a cancel; `ended` where there is nothing left to change. */
export type Changed = Extract<Placed, { kind: 'order' | 'faults' }> | { kind: 'ended'; order: StoredOrder };

export interface OrderRequest {
  draft: OrderDraft;
  /** The key of the client's intent. */
  key: string;
  /** Of the order; a new one when absent. */
  id?: string;
}

export interface OrderEntry {
  /** Everything that would refuse an order, or should be thought over, and the facts behind it. */
  check(
    clientId: string,
    share: QuotedShare,
    draft: OrderDraft,
  ): { facts: OrderFacts; faults: OrderFault[]; protection: Paise | null };
  place(clientId: string, share: QuotedShare, request: OrderRequest): Placed;
  /** Whether a change would block more money than the order does: it asks for the PIN then. */
  blocksMore(order: StoredOrder, share: QuotedShare, change: BodyOf<'changeOrder'>): boolean;
  change(order: StoredOrder, share: QuotedShare, change: BodyOf<'changeOrder'>): Changed;
  cancel(order: StoredOrder): Changed;
  /** Sends an after-market order. */
  send(order: StoredOrder, share: QuotedShare): void;
}

interface OrderEntryOptions extends FactSources {
  random: RandomSource;
  desk: OrderDesk;
  floor: TradingFloor;
  /** Told of every order that has changed. */
  tell: (orders: readonly StoredOrder[]) => void;
}

const isError = ({ severity }: OrderFault) => severity === 'error';

/** The prices of an order as they are kept. */
function pricesOf(draft: OrderDraft, facts: OrderFacts, phase: SessionPhase) {
  const { price, triggerPrice } = toCheckedOrder(draft);
  return {
    price_paise: paiseOrNull(price),
    trigger_paise: paiseOrNull(triggerPrice),
    protection_paise: protectionOf(draft, facts, phase),
  };
}

/** Makes what takes orders of clients, changes and cancels. Call it inside a transaction. */
export function createOrderEntry(options: OrderEntryOptions): OrderEntry {
  const { clock, desk, floor, random, table, tell } = options;

  function check(
    clientId: string,
    share: QuotedShare,
    draft: OrderDraft,
    modified: StoredOrder | null = null,
  ) {
    const facts = orderFacts(options, { clientId, share, contentHash: hashDraft(draft), modified });
    const protection = protectionOf(draft, facts, takingOf(options, share).phase);
    return { facts, faults: checkOrder(toCheckedOrder(draft), facts), protection };
  }

  /** Writes down what the exchange said, and answers the order as it is then. */
  function takeAll(id: string, told: readonly Told[]): StoredOrder {
    const changed = told.flatMap((one) => desk.take(one));
    const order = table.byId(id);
    if (!order) throw new RangeError(`the order ${id} is gone`);
    const others = changed.filter((other) => other.id !== id);
    tell([...others, order]);
    return order;
  }

  function send(order: StoredOrder): StoredOrder {
    const { market, symbol } = order;
    const command = {
      kind: 'place',
      id: order.id,
      owner: order.client_id,
      side: order.side,
      type: order.order_type,
      validity: order.validity,
      quantity: order.quantity,
      price: worstPrice(order),
      trigger: order.trigger_paise,
    } as const;
    return takeAll(order.id, floor.send({ market, symbol }, command));
  }

  function insert(clientId: string, share: QuotedShare, request: OrderRequest & { facts: OrderFacts }) {
    const { draft, key, facts } = request;
    const now = clock.now();
    const { afterMarket, phase } = takingOf(options, share);
    const row = {
      id: request.id ?? random.uuid(),
      client_id: clientId,
      client_order_id: key,
      content_hash: hashDraft(draft),
      market: share.instrument.market,
      symbol: share.instrument.symbol,
      isin: share.instrument.isin,
      side: draft.side,
      order_type: draft.order_type,
      validity: draft.validity,
      quantity: draft.quantity,
      ...pricesOf(draft, facts, phase),
      status: afterMarket ? 'QUEUED' : 'PENDING',
      filled: 0,
      value_paise: 0,
      blocked_paise: noMoney,
      reason_code: null,
      reason_message: null,
      placed_at: now,
      updated_at: now,
    } satisfies NewOrder;
    table.insert(row);
    table.addStep({ order_id: row.id, status: row.status, at: now, reason_code: null, reason_message: null });
    const order = table.byId(row.id);
    if (!order) throw new RangeError('an order was not written');
    return order;
  }

  return {
    check: (clientId, share, draft) => check(clientId, share, draft),
    place(clientId, share, request) {
      const { draft, key } = request;
      if (table.isSealed(clientId, key)) return { kind: 'sealed' };
      const known = table.byKey(clientId, key);
      if (known)
        return known.content_hash === hashDraft(draft)
          ? { kind: 'order', order: known }
          : { kind: 'conflict' };
      const { facts, faults } = check(clientId, share, draft);
      if (faults.some(isError)) return { kind: 'faults', faults };
      const order = insert(clientId, share, { ...request, facts });
      // The checks have seen to it that there is enough, in this same transaction.
      if (!desk.block(order)) throw new RangeError('an order was checked and cannot be paid');
      if (order.status === 'PENDING') return { kind: 'order', order: send(order) };
      return { kind: 'order', order: takeAll(order.id, []) };
    },
    blocksMore(order, share, change) {
      const draft = toChangedDraft(order, change);
      const { facts } = check(order.client_id, share, draft, order);
      const changed = {
        ...order,
        quantity: draft.quantity,
        ...pricesOf(draft, facts, takingOf(options, share).phase),
      };
      return heldMoney(changed, table.tradesOf(order.id), tradeDayOf(order.placed_at)) > order.blocked_paise;
    },
    change(order, share, change) {
      if (!isWaiting(order) || (change.quantity ?? Infinity) <= order.filled) return { kind: 'ended', order };
      const draft = toChangedDraft(order, change);
      const { facts, faults } = check(order.client_id, share, draft, order);
      if (faults.some(isError)) return { kind: 'faults', faults };
      return applyChange(order, {
        quantity: draft.quantity,
        ...pricesOf(draft, facts, takingOf(options, share).phase),
      });
    },
    cancel(order) {
      if (!isWaiting(order)) return { kind: 'ended', order };
      if (order.status === 'QUEUED' || order.status === 'PENDING') {
        desk.put(order, { status: 'CANCELLED', at: clock.now(), reason: 'by_client' });
        return { kind: 'order', order: takeAll(order.id, []) };
      }
      const { market, symbol, id } = order;
      const cancelled = takeAll(id, floor.send({ market, symbol }, { kind: 'cancel', id }));
      return isWaiting(cancelled) ? { kind: 'ended', order: cancelled } : { kind: 'order', order: cancelled };
    },
    send: sendKept,
  };

  /** What protects a market order is of the moment in which it is sent. */
  function sendKept(order: StoredOrder, share: QuotedShare): void {
    const draft = toChangedDraft(order, {});
    const { facts } = check(order.client_id, share, draft, order);
    const values = pricesOf(draft, facts, takingOf(options, share).phase);
    const now = { ...order, ...values };
    table.update(order.id, values);
    if (desk.block(now)) send(now);
    else takeAll(desk.put(order, { status: 'REJECTED', at: clock.now(), reason: 'not_enough_funds' }).id, []);
  }

  function applyChange(
    order: StoredOrder,
    values: Pick<StoredOrder, 'quantity' | 'price_paise' | 'trigger_paise' | 'protection_paise'>,
  ): Changed {
    const changed = { ...order, ...values };
    if (order.status !== 'QUEUED') {
      const { market, symbol, id } = order;
      const command = {
        kind: 'modify',
        id,
        quantity: values.quantity,
        price: worstPrice(changed),
        trigger: values.trigger_paise ?? undefined,
      } as const;
      const told = floor.send({ market, symbol }, command);
      const refused = told.some(({ event }) => event.kind === 'rejected');
      if (refused) return { kind: 'ended', order: takeAll(id, []) };
      // What is blocked follows before anything of it trades: it may meet the book at once.
      desk.put(order, { status: order.status, at: clock.now(), reason: 'modified', values });
      desk.block(changed);
      return { kind: 'order', order: takeAll(id, told) };
    }
    desk.put(order, { status: order.status, at: clock.now(), reason: 'modified', values });
    desk.block(changed);
    return { kind: 'order', order: takeAll(order.id, []) };
  }
}
