import { checkOrder, type OrderFacts, type OrderFault, type Paise } from '@wealth/domain';
import { hashDraft, protectionOf, toCheckedOrder, type OrderDraft } from './orderDraft.ts';
import { orderFacts, takingOf, type FactSources } from './orderFacts.ts';
import { paiseOrNull, type QuotedShare } from './orderInstrument.ts';
import type { StoredOrder } from './orderTable.ts';

/** What a client asks for, of which share; `modified` is the order that it would change. */
export interface AskedDraft {
  clientId: string;
  share: QuotedShare;
  draft: OrderDraft;
  modified?: StoredOrder;
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

/** Everything that would refuse an order, or should be thought over, and the facts behind it. */
export function checkDraft(
  sources: FactSources,
  { clientId, share, draft, modified }: AskedDraft,
): CheckedDraft {
  const contentHash = hashDraft(draft);
  const facts = orderFacts(sources, { clientId, share, contentHash, modified: modified ?? null });
  const asked = toCheckedOrder(draft);
  const protection = protectionOf(draft, facts, takingOf(sources, share).phase);
  const values = {
    quantity: draft.quantity,
    price_paise: paiseOrNull(asked.price),
    trigger_paise: paiseOrNull(asked.triggerPrice),
    stop_trigger_paise: paiseOrNull(asked.stop?.triggerPrice ?? null),
    stop_price_paise: paiseOrNull(asked.stop?.price ?? null),
    protection_paise: protection,
  };
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
