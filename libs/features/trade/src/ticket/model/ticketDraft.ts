import {
  fromPaise,
  instrumentIdOf,
  isPaise,
  type InstrumentRef,
  type Paise,
  type Side,
} from '@wealth/domain';
import type { TicketState } from './ticketState.ts';

/** What a tab keeps of a ticket: what was typed, and nothing of the client's money. Prices are paise. */
export type TicketDraft = {
  instrument: string;
  side: TicketState['side'];
  type: TicketState['orderType'];
  validity: TicketState['validity'];
  quantity: number | null;
  price: number | null;
  trigger: number | null;
};

const types = ['LIMIT', 'MARKET', 'SL', 'SL-M'] as const;
const validities = ['DAY', 'IOC'] as const;

/** @param quantity - Of the order, whether it was typed or followed from an amount. */
export function ticketDraftOf(
  instrument: InstrumentRef,
  state: TicketState,
  quantity: number | null,
): TicketDraft {
  return {
    instrument: instrumentIdOf(instrument),
    side: state.side,
    type: state.orderType,
    validity: state.validity,
    quantity,
    price: state.price,
    trigger: state.triggerPrice,
  };
}

function readPrice(value: unknown): Paise | null {
  return typeof value === 'number' && isPaise(value) && value >= 0 ? fromPaise(value) : null;
}

/**
 * The ticket that a draft holds, when it is one of this share and side: anybody may have written it.
 *
 * @param value - Of the draft store, unchecked.
 */
export function readTicketDraft(value: unknown, instrument: InstrumentRef, side: Side): TicketState | null {
  if (typeof value !== 'object' || value === null) return null;
  const draft: Partial<Record<keyof TicketDraft, unknown>> = value;
  const orderType = types.find((one) => one === draft.type);
  const validity = validities.find((one) => one === draft.validity);
  if (draft.instrument !== instrumentIdOf(instrument) || draft.side !== side || !orderType || !validity) {
    return null;
  }
  const { quantity } = draft;
  return {
    side,
    orderType,
    validity,
    by: 'shares',
    quantity: typeof quantity === 'number' && Number.isFinite(quantity) ? quantity : null,
    amount: null,
    price: readPrice(draft.price),
    triggerPrice: readPrice(draft.trigger),
  };
}
