import { depositoryFactsOf, fromPaise, isPaise, typedPaise, type OrderFault } from '@wealth/domain';
import type { OrderStatus } from '@wealth/api-sdk/model';
import type { IntentKeys } from '../../intents/createIntentKeys.ts';
import type { RandomSource } from '../../machine/systemRandom.ts';
import { timedUuid } from '../../machine/timedUuid.ts';
import { calculatedPrice } from '../checks/calculatedPrice.ts';
import { checkDraft, isError, type CheckedDraft } from '../checks/checkDraft.ts';
import type { OrderBooking } from '../execution/createOrderBooking.ts';
import type { OrderSender } from '../execution/createOrderSender.ts';
import { recordSide } from '../gtt/gttSide.ts';
import { newOrder } from './newOrder.ts';
import { hashDraft, needsProtection, type OrderDraft } from '../model/orderDraft.ts';
import { lastPriceOf, takingOf, type FactSources } from '../checks/orderFacts.ts';
import type { QuotedShare } from '../checks/orderInstrument.ts';
import type { NamedCharges } from '../model/orderMoney.ts';
import type { StoredOrder } from '../model/orderRows.ts';
import { toFieldFault } from '../words/toWireFault.ts';

/** The result of placing an order. */
export type Placed =
  | { kind: 'order'; order: StoredOrder }
  | { kind: 'faults'; faults: readonly OrderFault[] }
  /** The key was asked for before and not found: an order never comes under it. */
  | { kind: 'sealed' }
  /** The key is that of another order. */
  | { kind: 'conflict' }
  /** The book of the share is being checked. */
  | { kind: 'broken' }
  /** As many orders wait as one client may have. */
  | { kind: 'tooMany' };

/** Orders of one client that wait. */
export const maxWaitingOrders = 1_000;

export interface OrderRequest {
  draft: OrderDraft;
  /** The key of the client's intent. */
  key: string;
  /** The id of the order; a new one when absent. */
  id?: string;
  /** The client's own words and tags: no part of what is asked for. */
  note?: string | null | undefined;
  tags?: readonly string[] | undefined;
  /** What its ticket counted the charges of an order without a limit with, rupees a unit. */
  countedPrice?: number | undefined;
}

/** Takes new orders. Call it inside a transaction. */
export interface OrderEntry {
  place(clientId: string, share: QuotedShare, request: OrderRequest): Placed;
  /**
   * Places the child order of a GTT: it is checked again, and written as rejected where a check refuses it, without an
   * announcement.
   */
  placeChild(clientId: string, share: QuotedShare, request: OrderRequest): StoredOrder;
}

/** What a new order begins with. */
interface Entering extends OrderRequest, CheckedDraft {
  status: OrderStatus;
  refusedFor?: OrderFault;
}

interface EntryOptions extends FactSources {
  intents: IntentKeys;
  random: RandomSource;
  booking: OrderBooking;
  sender: OrderSender;
}

/** Why a check has refused an order, as it is kept. */
function reasonOf(fault: OrderFault | undefined) {
  if (!fault) return { reason_code: null, reason_message: null };
  const { code, message } = toFieldFault(fault);
  return { reason_code: code, reason_message: message };
}

/** Whether the ticket of an order has named the depository's charge, and taken it off by a waiver. */
function namedDepository(
  { side }: OrderDraft,
  facts: Entering['facts'],
): Pick<NamedCharges, 'hasDepository' | 'hasWaiver'> {
  const { isSoldAlreadyToday, isDepositoryWaived } = depositoryFactsOf(facts);
  const hasDepository = side === 'SELL' && !isSoldAlreadyToday;
  return { hasDepository, hasWaiver: hasDepository && isDepositoryWaived };
}

/**
 * What the ticket of an order has named. What it says of its own price is kept where the order may fill at it; the server
 * counts where it says nothing.
 */
function namedCharges(
  sources: FactSources,
  share: QuotedShare,
  {
    draft,
    facts,
    protection,
    countedPrice,
  }: Pick<Entering, 'draft' | 'facts' | 'protection' | 'countedPrice'>,
): NamedCharges {
  const depository = namedDepository(draft, facts);
  if (!needsProtection(draft)) return { price: null, ...depository };
  const named = typedPaise(countedPrice ?? null);
  const isPossible =
    named !== null &&
    isPaise(named) &&
    named > 0 &&
    (protection === null || (draft.side === 'BUY' ? named <= protection : named >= protection));
  const price = isPossible ? fromPaise(named) : calculatedPrice(sources, { draft, share, facts, protection });
  return { price, ...depository };
}

/** Makes what takes new orders of clients. */
export function createOrderEntry(options: EntryOptions): OrderEntry {
  const { booking, clock, random, sender, table } = options;

  function insert(
    clientId: string,
    share: QuotedShare,
    { draft, key, id, note, tags, values, status, refusedFor, ...entering }: Entering,
  ): StoredOrder {
    const at = clock.now();
    const { market, symbol } = share.instrument;
    const { isin } = share;
    const reason = reasonOf(refusedFor);
    const row = newOrder({
      id: id ?? timedUuid(at, random),
      clientId,
      key,
      draft,
      values,
      status,
      market,
      symbol,
      isin,
      at,
      note,
      tags,
      reason,
      named: namedCharges(options, share, { draft, ...entering }),
    });
    const order = table.insert(row);
    table.addStep({ order_id: row.id, status, at, ...reason });
    return order;
  }

  /** Blocks what an order needs and sends it, or lets it wait for the next session. */
  function send(order: StoredOrder): StoredOrder {
    // The checks have seen to it that there is enough, in this same transaction.
    if (!booking.block(order)) throw new RangeError('an order was checked and cannot be paid');
    return order.status === 'PENDING' ? sender.place(order) : sender.apply(order.id, []);
  }

  const firstStatus = (share: QuotedShare): OrderStatus =>
    takingOf(options, share).afterMarket ? 'QUEUED' : 'PENDING';

  return {
    place(clientId, share, request) {
      const { draft, key } = request;
      if (options.intents.isSealed(clientId, key)) return { kind: 'sealed' };
      const known = table.byKey(clientId, key);
      if (known) {
        const isSame = known.content_hash === hashDraft(draft);
        return isSame ? { kind: 'order', order: known } : { kind: 'conflict' };
      }
      const isSent = draft.validity !== 'GTT';
      if (isSent && options.market.engine().trade.isBroken(share.instrument)) return { kind: 'broken' };
      if (table.waitingCount(clientId) >= maxWaitingOrders) return { kind: 'tooMany' };
      const checked = checkDraft(options, { clientId, share, draft });
      const { facts, faults } = checked;
      if (faults.some(isError)) return { kind: 'faults', faults };
      if (!isSent) {
        const order = insert(clientId, share, { ...request, ...checked, status: 'TRIGGER_PENDING' });
        recordSide(booking, order, lastPriceOf(facts, share));
        return { kind: 'order', order: sender.apply(order.id, []) };
      }
      return {
        kind: 'order',
        order: send(insert(clientId, share, { ...request, ...checked, status: firstStatus(share) })),
      };
    },
    placeChild(clientId, share, request) {
      const checked = checkDraft(options, { clientId, share, draft: request.draft });
      const entering = { ...request, ...checked };
      const refusedFor = checked.faults.find(isError);
      if (refusedFor) return insert(clientId, share, { ...entering, status: 'REJECTED', refusedFor });
      return send(insert(clientId, share, { ...entering, status: firstStatus(share) }));
    },
  };
}
