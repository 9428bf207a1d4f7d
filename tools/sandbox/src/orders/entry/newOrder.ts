import { noMoney } from '@wealth/domain';
import type { CheckedDraft } from '../checks/checkDraft.ts';
import { hashDraft, type OrderDraft } from '../model/orderDraft.ts';
import type { NamedCharges } from '../model/orderMoney.ts';
import type { NewOrder } from '../model/orderRows.ts';
import { storedNote } from '../model/storedNote.ts';

/** What an order begins as. */
export interface OrderBeginning
  extends Pick<NewOrder, 'id' | 'status' | 'market' | 'symbol' | 'isin'>, Pick<CheckedDraft, 'values'> {
  clientId: string;
  /** The key of the client's intent. */
  key: string;
  draft: OrderDraft;
  /** When it is placed, epoch milliseconds. */
  at: number;
  /** The client's own words and tags: no part of what is asked for. */
  note?: string | null | undefined;
  tags?: readonly string[] | undefined;
  /** What its ticket named; absent, the limit and no charge of the depository. */
  named?: NamedCharges;
  reason?: Pick<NewOrder, 'reason_code' | 'reason_message'>;
}

/** The row of an order of which nothing has traded yet, and which blocks nothing yet. */
export function newOrder({
  id,
  clientId,
  key,
  draft,
  values,
  status,
  market,
  symbol,
  isin,
  at,
  note = null,
  tags = [],
  named = { price: null, hasDepository: false, hasWaiver: false },
  reason = { reason_code: null, reason_message: null },
}: OrderBeginning): NewOrder {
  return {
    id,
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
    depository_paise: 0,
    waived_paise: 0,
    counted_paise: named.price,
    names_depository: named.hasDepository ? 1 : 0,
    names_waiver: named.hasWaiver ? 1 : 0,
    version: 1,
    exchange_number: null,
    child_order_id: null,
    ...storedNote({ note, tags: [...tags] }),
    blocked_paise: noMoney,
    ...reason,
    placed_at: at,
    updated_at: at,
  };
}
