import {
  fromPaise,
  instrumentIdOf,
  isPaise,
  type InstrumentRef,
  type Paise,
  type Side,
} from '@wealth/domain';
import type { TicketState, TicketStop } from './ticketState.ts';

/** The name of the draft that a tab keeps of its ticket. */
export const ticketDraftName = 'ticket';

/** What a tab keeps of a ticket: what was typed, and nothing of the client's money. Prices are paise. */
export type TicketDraft = {
  instrument: string;
  side: TicketState['side'];
  type: TicketState['orderType'];
  validity: TicketState['validity'];
  quantity: number | null;
  price: number | null;
  /** Whether nobody has typed the price: it follows the market. */
  follows: boolean;
  trigger: number | null;
  stop: { trigger: number | null; price: number | null } | null;
  following: number;
  keeps: string | null;
};

const types = ['LIMIT', 'MARKET', 'SL', 'SL-M'] as const;
const validities = ['DAY', 'IOC', 'GTT'] as const;

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
    price: state.isFollowing ? null : state.price,
    follows: state.isFollowing,
    trigger: state.triggerPrice,
    stop: state.stop && { trigger: state.stop.triggerPrice, price: state.stop.price },
    following: state.following,
    keeps: state.keptOrderId,
  };
}

/**
 * The side of the ticket of this share that a draft holds: it may be another one than that with which the ticket was opened.
 * Null where the draft is of another share.
 *
 * @param value - Of the draft store, unchecked.
 */
export function draftedSide(value: unknown, instrument: InstrumentRef): Side | null {
  if (typeof value !== 'object' || value === null) return null;
  const draft: Partial<Record<keyof TicketDraft, unknown>> = value;
  if (draft.instrument !== instrumentIdOf(instrument)) return null;
  const { side } = draft;
  return side === 'BUY' || side === 'SELL' ? side : null;
}

function readPrice(value: unknown): Paise | null {
  return typeof value === 'number' && isPaise(value) && value >= 0 ? fromPaise(value) : null;
}

function readStop(value: unknown): TicketStop | null {
  if (typeof value !== 'object' || value === null) return null;
  const { trigger, price }: { trigger?: unknown; price?: unknown } = value;
  return { triggerPrice: readPrice(trigger), price: readPrice(price) };
}

const readQuantity = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

const readUnits = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;

/**
 * The ticket that a draft holds, when it is one of this share and side: anybody may have written it, also an earlier
 * version of the app, which knew neither GTT nor slices.
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
  return {
    side,
    orderType: validity === 'GTT' ? 'LIMIT' : orderType,
    validity,
    by: 'shares',
    quantity: readQuantity(draft.quantity),
    amount: null,
    price: readPrice(draft.price),
    isFollowing: draft.follows === true,
    triggerPrice: readPrice(draft.trigger),
    stop: readStop(draft.stop),
    following: readUnits(draft.following),
    keptOrderId: typeof draft.keeps === 'string' ? draft.keeps : null,
  };
}

/** Where a share is listed, and where else. */
interface Switch {
  from: InstrumentRef;
  to: InstrumentRef;
}

/**
 * The draft at the other exchange where the share is listed: what was typed goes along. A limit that nobody has typed
 * follows the market there; the stop order that a GTT keeps waits where it is. Null where the draft is of another share.
 *
 * @param value - Of the draft store, unchecked.
 */
export function draftAtOther(value: unknown, { from, to }: Switch): TicketDraft | null {
  const side = draftedSide(value, from);
  const state = side && readTicketDraft(value, from, side);
  return state && ticketDraftOf(to, { ...state, keptOrderId: null }, state.quantity);
}
