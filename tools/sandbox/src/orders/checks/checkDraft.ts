import {
  availableForChange,
  checkOrder,
  createOrderCheck,
  fromPaise,
  tradeDayOf,
  type CheckedOrder,
  type OrderFacts,
  type OrderFault,
  type Paise,
  type TradedSoFar,
} from '@wealth/domain';
import {
  hashDraft,
  isInBook,
  needsProtection,
  toCheckedOrder,
  type OrderDraft,
} from '../model/orderDraft.ts';
import { orderFacts, type FactSources } from './orderFacts.ts';
import { paiseOrNull, type QuotedShare } from './orderInstrument.ts';
import type { StoredOrder } from '../model/orderRows.ts';

/** What a client asks for, of which share; `modified` is the order that it would change. */
export interface AskedDraft {
  clientId: string;
  share: QuotedShare;
  draft: OrderDraft;
  modified?: StoredOrder;
  /** Whether the facts are shown: then those are read too that no check of such an order needs. */
  isShown?: boolean;
}

export interface CheckedDraft {
  facts: OrderFacts;
  faults: OrderFault[];
  /** Beyond which an order without a limit never fills; null for the others. */
  protection: Paise | null;
  /** Quantity and prices of the order as they are kept. */
  values: Pick<
    StoredOrder,
    | 'quantity'
    | 'price_paise'
    | 'trigger_paise'
    | 'stop_trigger_paise'
    | 'stop_price_paise'
    | 'protection_paise'
  >;
}

/** What an order has traded so far. */
const tradedSoFar = ({ filled, filled_at, value_paise }: StoredOrder): TradedSoFar => ({
  filledQuantity: filled,
  filledValue: fromPaise(value_paise),
  filledOn: filled_at === null ? null : tradeDayOf(filled_at),
});

/** Whole paise: what is finer is off the tick, and is never kept. */
const wholePaise = (typed: number | null) => (typed === null ? null : fromPaise(Math.round(typed)));

function valuesOf(asked: CheckedOrder, quantity: number, protection: Paise | null): CheckedDraft['values'] {
  return {
    quantity,
    price_paise: wholePaise(asked.price),
    trigger_paise: wholePaise(asked.triggerPrice),
    stop_trigger_paise: wholePaise(asked.stop?.triggerPrice ?? null),
    stop_price_paise: wholePaise(asked.stop?.price ?? null),
    protection_paise: protection,
  };
}

/** For an order in the book: it keeps its protection price where it has no limit, and the trigger that it had. */
function standingOf(modified: StoredOrder | undefined) {
  if (!modified || !isInBook(modified)) return null;
  const { protection_paise: protection, trigger_paise } = modified;
  return { protection: paiseOrNull(protection), values: { trigger_paise } };
}

/** Every error and warning of an order, and the facts they rest on. */
export function checkDraft(
  sources: FactSources,
  { clientId, share, draft, modified, isShown = false }: AskedDraft,
): CheckedDraft {
  const contentHash = hashDraft(draft);
  const needsDepth = draft.order_type !== 'LIMIT';
  const needsHolding = isShown || draft.side === 'SELL' || draft.stop !== undefined;
  const asking = { clientId, share, contentHash, modified: modified ?? null };
  const needs = { needsDepth, needsHolding, needsEqual: isShown };
  const known = orderFacts(sources, { ...asking, ...needs });
  const asked = toCheckedOrder(draft);
  const standing = standingOf(modified);
  const sent = needsProtection(draft) ? createOrderCheck(asked, known).worstPrice : null;
  const protection = standing ? standing.protection : sent;
  const values = { ...valuesOf(asked, draft.quantity, protection), ...standing?.values };
  const available = modified
    ? availableForChange(tradedSoFar(modified), asked, { ...known, protection })
    : known.available;
  const facts = { ...known, available };
  return { facts, faults: checkOrder(asked, { ...facts, protection }), protection, values };
}

const ownLimitCodes: ReadonlySet<OrderFault['code']> = new Set<OrderFault['code']>([
  'aboveOwnLimit',
  'dailyLossReached',
  'segmentOff',
  'coolingOff',
]);

/** Whether it is the client who has forbidden it. */
export const isOwnLimit = ({ code }: OrderFault) => ownLimitCodes.has(code);

/** Whether an order is refused for it. */
export const isError = ({ severity }: OrderFault) => severity === 'error';
