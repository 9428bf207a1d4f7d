import type { BodyOf } from '@wealth/api-sdk/operations';
import { buysMore, sellsMore, type OrderFault, type Paise } from '@wealth/domain';
import type { ClientCommand } from '../../engine/index.ts';
import { checkDraft, isError, isOwnLimit, type CheckedDraft } from '../checks/checkDraft.ts';
import type { OrderBooking } from '../execution/createOrderBooking.ts';
import type { OrderSender } from '../execution/createOrderSender.ts';
import { recordSide } from '../gtt/gttSide.ts';
import { isInBook, toChangedDraft, toCheckedOrder } from '../model/orderDraft.ts';
import { lastPriceOf, type FactSources } from '../checks/orderFacts.ts';
import type { QuotedShare } from '../checks/orderInstrument.ts';
import { heldMoney, restDayOf, worstPrice } from '../model/orderMoney.ts';
import type { StoredOrder } from '../model/orderRows.ts';
import { isWaiting } from '../model/waitingStatuses.ts';
import type { OrderReason } from '../words/reasonTexts.ts';

/** The result of a change or a cancel; `ended` where there is nothing left to change. */
export type Changed =
  | { kind: 'order' | 'ended'; order: StoredOrder }
  | { kind: 'faults'; faults: readonly OrderFault[] };

type Change = Omit<BodyOf<'changeOrder'>, 'version'>;

/** Changes and cancels orders that are not complete. Call it inside a transaction. */
export interface OrderChanges {
  /**
   * Whether a change asks for the PIN: of a purchase where it would block more money than the order does, of a sale where it
   * sells more, sooner or cheaper. A GTT that buys blocks nothing: there where its value rises, for its child order is sent
   * without asking again.
   */
  needsPin(order: StoredOrder, share: QuotedShare, change: Change): boolean;
  change(order: StoredOrder, share: QuotedShare, change: Change): Changed;
  cancel(order: StoredOrder): Changed;
  /** Sends an after-market order. Its protection price and what it blocks are calculated when it is sent. */
  sendKept(order: StoredOrder, share: QuotedShare): void;
}

interface ChangesOptions extends FactSources {
  booking: OrderBooking;
  sender: OrderSender;
}

/** The value of a GTT's dearer leg; paise. */
function gttValue({ price_paise, stop_price_paise, quantity }: StoredOrder): number {
  return Math.max(price_paise ?? 0, stop_price_paise ?? 0) * quantity;
}

/** Whether a change is still possible; of a trigger price only until it was reached. */
function isChangeable(order: StoredOrder, { quantity = Infinity, trigger_price: trigger }: Change): boolean {
  return isWaiting(order) && quantity > order.filled && (trigger === undefined || !isInBook(order));
}

/** Whether a change of a sale sells more, sooner or cheaper. */
function sellsMoreThan(order: StoredOrder, change: Change, lastPrice: Paise): boolean {
  const asIf = (asked: Change) => toCheckedOrder(toChangedDraft(order, asked));
  return sellsMore(asIf({}), asIf(change), lastPrice);
}

/** Whether a change moves a trigger of a GTT. */
function hasOtherTrigger(order: StoredOrder, values: CheckedDraft['values']): boolean {
  return (
    order.trigger_paise !== values.trigger_paise || order.stop_trigger_paise !== values.stop_trigger_paise
  );
}

/** The change as a command for the exchange. */
function toModify(order: StoredOrder, values: CheckedDraft['values']): ClientCommand {
  return {
    kind: 'modify',
    id: order.id,
    quantity: values.quantity,
    price: worstPrice({ ...order, ...values }),
    trigger: isInBook(order) ? undefined : (values.trigger_paise ?? undefined),
  };
}

/** Makes the changes and cancels of orders. */
export function createOrderChanges(options: ChangesOptions): OrderChanges {
  const { booking, clock, sender, table } = options;

  function check(order: StoredOrder, share: QuotedShare, change: Change): CheckedDraft {
    const draft = toChangedDraft(order, change);
    return checkDraft(options, { clientId: order.client_id, share, draft, modified: order });
  }

  function reject(order: StoredOrder, reason: OrderReason): void {
    booking.put(order, { status: 'REJECTED', at: clock.now(), reason });
    sender.apply(order.id, []);
  }

  function write(order: StoredOrder, values: Partial<StoredOrder>): void {
    booking.put(order, { status: order.status, at: clock.now(), reason: 'modified', values });
    booking.block({ ...order, ...values });
  }

  function apply(order: StoredOrder, share: QuotedShare, { facts, values: terms }: CheckedDraft): Changed {
    const values = { ...terms, version: order.version + 1 };
    if (order.validity === 'GTT') {
      const changed = booking.put(order, {
        status: order.status,
        at: clock.now(),
        reason: 'modified',
        values,
      });
      if (hasOtherTrigger(order, values)) recordSide(booking, changed, lastPriceOf(facts, share));
      return { kind: 'order', order: sender.apply(order.id, []) };
    }
    if (order.status === 'QUEUED') {
      write(order, values);
      return { kind: 'order', order: sender.apply(order.id, []) };
    }
    const events = sender.send(order, toModify(order, values));
    const changedAt = events.findIndex(({ event }) => event.kind === 'modified' && event.id === order.id);
    if (changedAt < 0) return { kind: 'ended', order: sender.apply(order.id, events) };
    // Events before the change come first. The new block comes before any trade of the changed order, which may trade at
    // once.
    const before = sender.apply(order.id, events.slice(0, changedAt));
    write(before, { ...terms, version: before.version + 1 });
    return { kind: 'order', order: sender.apply(order.id, events.slice(changedAt)) };
  }

  return {
    needsPin(order, share, change) {
      // An order that has ended moves no money: the answer says so without asking for the PIN.
      if (!isChangeable(order, change)) return false;
      const { facts, values } = check(order, share, change);
      if (order.side === 'SELL') return sellsMoreThan(order, change, lastPriceOf(facts, share));
      const changed = { ...order, ...values };
      if (order.validity === 'GTT') return gttValue(changed) > gttValue(order);
      return heldMoney(changed, table.tradesOf(order.id), restDayOf(order)) > order.blocked_paise;
    },
    change(order, share, change) {
      if (!isChangeable(order, change)) return { kind: 'ended', order };
      const checked = check(order, share, change);
      const asIf = (asked: Change) => toCheckedOrder(toChangedDraft(order, asked));
      // A limit of the client's own never keeps the client from buying less.
      const isLess = !buysMore(asIf({}), asIf(change));
      const faults = checked.faults.filter((fault) => !isLess || !isOwnLimit(fault));
      return faults.some(isError) ? { kind: 'faults', faults } : apply(order, share, checked);
    },
    cancel(order) {
      if (!isWaiting(order)) return { kind: 'ended', order };
      if (order.status === 'QUEUED' || order.status === 'PENDING' || order.validity === 'GTT') {
        booking.put(order, { status: 'CANCELLED', at: clock.now(), reason: 'by_client' });
        return { kind: 'order', order: sender.apply(order.id, []) };
      }
      const events = sender.send(order, { kind: 'cancel', id: order.id });
      const left = sender.apply(order.id, events);
      return { kind: left.status === 'CANCELLED' ? 'order' : 'ended', order: left };
    },
    sendKept(order, share) {
      const { faults, values } = check(order, share, {});
      if (faults.some(isOwnLimit)) {
        reject(order, 'own_limit');
        return;
      }
      const now = { ...order, ...values };
      table.update(order.id, values);
      if (booking.block(now)) {
        sender.place(now);
        return;
      }
      reject(order, 'not_enough_funds');
    },
  };
}
