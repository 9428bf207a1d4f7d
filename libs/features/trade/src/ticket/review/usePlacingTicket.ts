import type { OrderBody, OrderDetail, OrderPreview } from '@wealth/api-sdk/model';
import { toWire, type Paise } from '@wealth/domain';
import { usePlacing, type Judgement, type PlacingFlow } from '@wealth/placing';
import { useState } from 'react';
import { writtenAlong } from '../../core/annotation/annotation.ts';
import { orderPlacing } from '../../core/placing/orderPlacing.ts';
import { namedFigures, type NamedFigures } from './namedFigures.ts';
import { isEqualOrder } from '../model/serverPreview.ts';
import { hasMoved } from '../model/ticketSummary.ts';
import type { Ticket } from '../useTicket.ts';

/** What the review of an order stands on: its figures, and the last price that they were calculated with. */
export interface OrderSeen extends NamedFigures {
  lastPrice: Paise | null;
}

export interface PlacingTicketOptions {
  ticket: Ticket;
  /** Lets the client set a PIN; answers whether there is one then. */
  onSetPin: () => Promise<boolean>;
}

/** The way of a ticket. */
export interface PlacingTicket extends PlacingFlow<OrderDetail, OrderSeen> {
  /** Somebody has wanted to review it: what is missing is said. */
  isTried: boolean;
  /** To the review, where nothing stands in its way. */
  review: () => void;
}

function alongOf({ why }: Ticket, { price }: OrderSeen, hasLimit: boolean): Partial<OrderBody> {
  // Of an order with a limit the server knows it.
  const counted = hasLimit || price === null ? {} : { counted_price: toWire(price) };
  return { ...writtenAlong(why), ...counted };
}

function judge({ errors, warnings }: OrderPreview): Judgement {
  if (errors.length > 0) return 'refused';
  return warnings.some(isEqualOrder) ? 'second' : 'good';
}

/** The way of a ticket: review, question of the second one, PIN, send. */
export function usePlacingTicket({ ticket, onSetPin }: PlacingTicketOptions): PlacingTicket {
  const { draft, server, readings } = ticket;
  const [isTried, setIsTried] = useState(false);
  const seen: OrderSeen = {
    ...namedFigures(ticket),
    lastPrice: readings.facts.quote?.lastPrice ?? null,
  };
  const flow = usePlacing({
    placing: orderPlacing,
    body: draft && { draft, along: alongOf(ticket, seen, draft.price !== undefined) },
    seen,
    hasMoved: (before, now) =>
      before.lastPrice !== null && now.lastPrice !== null && hasMoved(before.lastPrice, now.lastPrice),
    judge,
    isSecond: server.preview?.warnings.some(isEqualOrder) ?? false,
    onStopped: server.askAgain,
    onPlaced: ticket.forget,
    onSetPin,
  });

  return {
    ...flow,
    isTried,
    review() {
      const { state, change, summary } = ticket;
      setIsTried(true);
      if (!ticket.isSendable) return;
      // What is reviewed must not change with the price.
      if (state.by === 'amount') change({ kind: 'by', by: 'shares', quantity: summary.order.quantity });
      if (state.isFollowing) change({ kind: 'price', price: state.price });
      flow.begin();
    },
  };
}
