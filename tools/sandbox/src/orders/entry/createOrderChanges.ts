import type { BodyOf } from '@wealth/api-sdk/operations';
import { buysMore, sellsMore, type OrderFault, type Paise } from '@wealth/domain';
import type { ClientCommand } from '../../engine/index.ts';
import { checkDraft, isError, isOwnLimit, type CheckedDraft } from '../checks/checkDraft.ts';
import type { OrderBooking } from '../execution/createOrderBooking.ts';
import type { OrderSender } from '../execution/createOrderSender.ts';
import { tellSide } from '../gtt/gttSide.ts';
import { isInBook, toChangedDraft, toCheckedOrder } from '../model/orderDraft.ts';
import { lastPriceOf, type FactSources } from '../checks/orderFacts.ts';
import type { QuotedShare } from '../checks/orderInstrument.ts';
import { heldMoney, restDayOf, worstPrice } from '../model/orderMoney.ts';
import type { StoredOrder } from '../model/orderRows.ts';
import { isWaiting } from '../model/waitingStatuses.ts';
import type { OrderReason } from '../words/reasonTexts.ts';

/** What came of a change or a cancel; `ended` where there is nothing left to change. */
export type Changed =
  | { kind: 'order' | 'ended'; order: StoredOrder }
  | { kind: 'faults'; faults: readonly OrderFault[] };

type Change = Omit<BodyOf<'changeOrder'>, 'version'>;

/** What is done to orders that wait. Call it inside a transaction. */
export interface OrderChanges {
  /**
   * Whether a change asks for the PIN: of a purchase where it would block more money than the order does, of a sale where it
   * sells more, sooner or cheaper. A GTT that buys blocks nothing: there it is where its value rises, for its child is sent
   * without another question.
   */
  needsPin(order: StoredOrder, share: QuotedShare, change: Change): boolean;
  change(order: StoredOrder, share: QuotedShare, change: Change): Changed;
  cancel(order: StoredOrder): Changed;
  /** Sends an after-market order: what protects it, and what it blocks, is of the moment in which it is sent. */
  sendKept(order: StoredOrder, share: QuotedShare): void;
}

interface ChangesOptions extends FactSources {
  booking: OrderBooking;
  sender: OrderSender;
}

/** What the dearer leg of a GTT comes to; paise. */
function gttValue({ price_paise, stop_price_paise, quantity }: StoredOrder): number {
  return Math.max(price_paise ?? 0, stop_price_paise ?? 0) * quantity;
}

/** Whether something is left to change: a trigger only until it was reached. */
function isChangeable(order: StoredOrder, { quantity = Infinity, trigger_price: trigger }: Change): boolean {
  return isWaiting(order) && quantity > order.filled && (trigger === undefined || !isInBook(order));
}

/** Whether a change of a sale sells more, sooner or cheaper. */
function sellsMoreThan(order: StoredOrder, change: Change, lastPrice: Paise): boolean {
  const asIf = (asked: Change) => toCheckedOrder(toChangedDraft(order, asked));
  return sellsMore(asIf({}), asIf(change), lastPrice);
}

/** Whether the price has to come to a GTT anew. */
function hasOtherTrigger(order: StoredOrder, values: CheckedDraft['values']): boolean {
  return (
    order.trigger_paise !== values.trigger_paise || order.stop_trigger_paise !== values.stop_trigger_paise
  );
}

/** The change as the exchange is told of it. */
function toModify(order: StoredOrder, values: CheckedDraft['values']): ClientCommand {
  return {
    kind: 'modify',
    id: order.id,
    quantity: values.quantity,
    price: worstPrice({ ...order, ...values }),
    trigger: isInBook(order) ? undefined : (values.trigger_paise ?? undefined),
  };
}

/** Makes what changes and ends orders. */
export function createOrderChanges(options: ChangesOptions): OrderChanges {
  const { booking, clock, sender, table } = options;

  function check(order: StoredOrder, share: QuotedShare, change: Change): CheckedDraft {
    const draft = toChangedDraft(order, change);
    return checkDraft(options, { clientId: order.client_id, share, draft, modified: order });
  }

  function reject(order: StoredOrder, reason: OrderReason): void {
    booking.put(order, { status: 'REJECTED', at: clock.now(), reason });
    sender.take(order.id, []);
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
      if (hasOtherTrigger(order, values)) tellSide(booking, changed, lastPriceOf(facts, share));
      return { kind: 'order', order: sender.take(order.id, []) };
    }
    if (order.status === 'QUEUED') {
      write(order, values);
      return { kind: 'order', order: sender.take(order.id, []) };
    }
    const told = sender.say(order, toModify(order, values));
    const changedAt = told.findIndex(({ event }) => event.kind === 'modified' && event.id === order.id);
    if (changedAt < 0) return { kind: 'ended', order: sender.take(order.id, told) };
    // What has come to it before comes first. What is blocked follows before anything of it trades: it may meet the book at
    // once.
    const standing = sender.take(order.id, told.slice(0, changedAt));
    write(standing, { ...terms, version: standing.version + 1 });
    return { kind: 'order', order: sender.take(order.id, told.slice(changedAt)) };
  }

  return {
    needsPin(order, share, change) {
      // What has ended moves no money: it is told so without a question.
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
      // What clients have forbidden themselves keeps nobody from buying less.
      const isLess = !buysMore(asIf({}), asIf(change));
      const faults = checked.faults.filter((fault) => !isLess || !isOwnLimit(fault));
      return faults.some(isError) ? { kind: 'faults', faults } : apply(order, share, checked);
    },
    cancel(order) {
      if (!isWaiting(order)) return { kind: 'ended', order };
      if (order.status === 'QUEUED' || order.status === 'PENDING' || order.validity === 'GTT') {
        booking.put(order, { status: 'CANCELLED', at: clock.now(), reason: 'by_client' });
        return { kind: 'order', order: sender.take(order.id, []) };
      }
      const told = sender.say(order, { kind: 'cancel', id: order.id });
      const left = sender.take(order.id, told);
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
