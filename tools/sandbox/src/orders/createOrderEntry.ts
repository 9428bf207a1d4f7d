import { noMoney, type OrderFault } from '@wealth/domain';
import type { RandomSource } from '../machine/systemRandom.ts';
import { checkDraft, isError, type CheckedDraft } from './checkDraft.ts';
import type { OrderBooking } from './createOrderBooking.ts';
import type { OrderSender } from './createOrderSender.ts';
import { hashDraft, type OrderDraft } from './orderDraft.ts';
import { takingOf, type FactSources } from './orderFacts.ts';
import type { QuotedShare } from './orderInstrument.ts';
import type { NewOrder, StoredOrder } from './orderTable.ts';
import { storedNote } from './storedNote.ts';

/** What came of an order that a client wants to place. */
export type Placed =
  | { kind: 'order'; order: StoredOrder }
  | { kind: 'faults'; faults: readonly OrderFault[] }
  /** The key was asked for before and not found: an order never comes under it. */
  | { kind: 'sealed' }
  /** The key is that of another order. */
  | { kind: 'conflict' };

export interface OrderRequest {
  draft: OrderDraft;
  /** The key of the client's intent. */
  key: string;
  /** Of the order; a new one when absent. */
  id?: string;
  /** The client's own words and tags: no part of what is asked for. */
  note?: string | null | undefined;
  tags?: readonly string[] | undefined;
}

/** Takes new orders. Call it inside a transaction. */
export interface OrderEntry {
  place(clientId: string, share: QuotedShare, request: OrderRequest): Placed;
}

interface EntryOptions extends FactSources {
  random: RandomSource;
  booking: OrderBooking;
  sender: OrderSender;
}

/** Makes what takes new orders of clients. */
export function createOrderEntry(options: EntryOptions): OrderEntry {
  const { booking, clock, random, sender, table } = options;

  function insert(
    clientId: string,
    share: QuotedShare,
    { draft, key, id, note, tags, values }: OrderRequest & Pick<CheckedDraft, 'values'>,
  ): StoredOrder {
    const at = clock.now();
    const { market, symbol, isin } = share.instrument;
    const status = takingOf(options, share).afterMarket ? 'QUEUED' : 'PENDING';
    const none = { reason_code: null, reason_message: null };
    const row = {
      id: id ?? random.uuid(),
      client_id: clientId,
      client_order_id: key,
      content_hash: hashDraft(draft),
      market,
      symbol,
      isin,
      side: draft.side,
      order_type: draft.order_type,
      validity: draft.validity,
      ...values,
      status,
      filled: 0,
      filled_at: null,
      value_paise: 0,
      charges_paise: 0,
      child_order_id: null,
      stop_trigger_paise: null,
      stop_price_paise: null,
      ...storedNote({ note: note ?? null, tags: [...(tags ?? [])] }),
      blocked_paise: noMoney,
      ...none,
      placed_at: at,
      updated_at: at,
    } satisfies NewOrder;
    table.insert(row);
    table.addStep({ order_id: row.id, status, at, ...none });
    const order = table.byId(row.id);
    if (!order) throw new RangeError('an order was not written');
    return order;
  }

  return {
    place(clientId, share, request) {
      const { draft, key } = request;
      if (table.isSealed(clientId, key)) return { kind: 'sealed' };
      const known = table.byKey(clientId, key);
      if (known) {
        const isSame = known.content_hash === hashDraft(draft);
        return isSame ? { kind: 'order', order: known } : { kind: 'conflict' };
      }
      const { faults, values } = checkDraft(options, { clientId, share, draft });
      if (faults.some(isError)) return { kind: 'faults', faults };
      const order = insert(clientId, share, { ...request, values });
      // The checks have seen to it that there is enough, in this same transaction.
      if (!booking.block(order)) throw new RangeError('an order was checked and cannot be paid');
      return {
        kind: 'order',
        order: order.status === 'PENDING' ? sender.place(order) : sender.take(order.id, []),
      };
    },
  };
}
