import { createHash } from 'node:crypto';
import type { ReachedPrice } from '../../engine/index.ts';
import type { IntentKeys } from '../../intents/createIntentKeys.ts';
import type { OrderBooking } from '../execution/createOrderBooking.ts';
import type { OrderEntry } from '../entry/createOrderEntry.ts';
import type { OrderSender } from '../execution/createOrderSender.ts';
import { childDraft } from '../gtt/gttRehearsal.ts';
import { toChangedDraft } from '../model/orderDraft.ts';
import type { QuotedShare } from '../checks/orderInstrument.ts';
import type { StoredOrder } from '../model/orderRows.ts';
import type { OrderTable } from '../table/orderTable.ts';

/** Triggers and ends GTTs. Call it inside a transaction. */
export interface GttDesk {
  /** Sends the order of the leg whose trigger was reached, and ends the GTT with it. */
  trigger(order: StoredOrder, share: QuotedShare, leg: ReachedPrice['leg']): void;
  /** Ends an order that waits with the broker and was not cancelled by its client. */
  end(order: StoredOrder, status: 'EXPIRED' | 'CANCELLED' | 'REJECTED', reason: EndReason): void;
}

type EndReason = 'gtt_ended' | 'corporate_action' | 'internal_error';

interface GttDeskOptions {
  table: OrderTable;
  intents: IntentKeys;
  booking: OrderBooking;
  placeChild: OrderEntry['placeChild'];
  sender: OrderSender;
  now: () => number;
  /** Sends an order that was written to the client's pages, without a notice. */
  publish: (order: StoredOrder) => void;
}

/** A UUID derived from a text: version 8, whose digits are free to choose. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Makes the desk. */
export function createGttDesk(options: GttDeskOptions): GttDesk {
  const { table, intents, booking, placeChild, sender, now, publish } = options;
  /** The child's key is derived from its GTT; where the client has used that key already, the next one is taken. */
  function keyOf({ client_id: clientId, id }: StoredOrder): string {
    for (let count = 0; ; count += 1) {
      const key = uuidOf(`${id}/child/${count}`);
      if (!intents.isSealed(clientId, key) && !table.byKey(clientId, key)) return key;
    }
  }

  return {
    trigger(order, share, leg) {
      const isStop = leg === 'below' && order.stop_trigger_paise !== null;
      const draft = childDraft(toChangedDraft(order, {}), isStop ? 'stop' : 'first');
      if (!draft) throw new RangeError('a GTT has no prices');
      const child = placeChild(order.client_id, share, { draft, key: keyOf(order) });
      const hasFailed = child.status === 'REJECTED';
      if (hasFailed) publish(child);
      booking.put(order, {
        status: 'TRIGGERED',
        at: now(),
        reason: hasFailed ? 'gtt_failed' : 'gtt_triggered',
        values: { child_order_id: child.id },
      });
      sender.apply(order.id, []);
    },
    end(order, status, reason) {
      booking.put(order, { status, at: now(), reason });
      sender.apply(order.id, []);
    },
  };
}
