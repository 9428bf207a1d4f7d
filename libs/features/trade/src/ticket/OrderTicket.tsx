import type { StockDetail } from '@wealth/api-sdk/model';
import type { Paise, Side } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { useLatest } from '@wealth/ui/latest';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { FaultPlace } from './terms/faultPlace.ts';
import { firstStop, stopCount } from './terms/useFieldFaults.ts';
import { useJudged } from './useJudged.ts';
import { usePlacingTicket, type PlacingTicket } from './review/usePlacingTicket.ts';
import { useTicket, type Ticket } from './useTicket.ts';
import { useTicketAnswers, useTicketReadings, type TicketAnswers } from '../core/checks/useTicketReadings.ts';
import { OrderPlacing } from './review/OrderPlacing.tsx';
import { TicketDepth } from './depth/TicketDepth.tsx';
import { TicketEstimate } from './depth/TicketEstimate.tsx';
import { TicketFoot } from './TicketFoot.tsx';
import { TicketLimits } from './TicketLimits.tsx';
import { TicketMeaning } from './estimate/TicketMeaning.tsx';
import { TicketTerms } from './terms/TicketTerms.tsx';
import { TicketWhy } from './TicketWhy.tsx';

/** What a ticket asks of the app around it. */
export interface TicketActions {
  /** Lets the client set a trading PIN; answers whether there is one then. */
  onSetPin: () => Promise<boolean>;
  /** Leads to where money is added. */
  onDeposit: (missing: Paise) => void;
  /** Leads to the orders that wait. */
  onAwaiting: () => void;
  /** Leads to what the client holds. */
  onHolding: () => void;
  /** Nothing more is to be done here. */
  onDone: () => void;
}

export interface OrderTicketProps extends TicketActions {
  share: StockDetail;
  side: Side;
  head: ReactNode;
  /** Puts the button at the foot of whatever the ticket stands in. */
  frameFoot: (foot: ReactNode) => ReactNode;
}

const isReviewKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);

interface TicketFormProps extends OrderTicketProps {
  answers: TicketAnswers;
  /** Told of the side that is chosen. */
  onSide: (side: Side) => void;
}

/** Everything that was typed, as one text; a limit that follows the market is no key. */
function typedTextOf({ state }: Ticket): string {
  const { side, orderType, validity, by, quantity, amount, isFollowing, price, triggerPrice, stop } = state;
  return JSON.stringify([
    side,
    orderType,
    validity,
    by,
    quantity,
    amount,
    isFollowing ? null : price,
    triggerPrice,
    stop,
  ]);
}

/** Leads to the field at which something stops the order, or to what is said of the order as a whole. */
function focusPlace(form: HTMLElement | null, place: FaultPlace): void {
  const at = form?.querySelector<HTMLElement>(`[data-place="${place ?? 'order'}"]`);
  (place === null ? at : at?.querySelector('input'))?.focus();
}

/** Review, or the way to what stands in its way. */
function useReview(ticket: Ticket, placing: PlacingTicket, judge: () => void) {
  const form = useRef<HTMLDivElement>(null);
  const review = useLatest(() => {
    judge();
    placing.review();
    const stop = ticket.isSendable ? undefined : firstStop(ticket);
    if (stop !== undefined) focusPlace(form.current, stop);
  });
  return { form, review };
}

/**
 * What is typed on the left, what it means on the right, one button beneath. Its parts get no more than what they show, so
 * that a key, a tick and a level of the depth render the parts that say something else after it.
 */
function TicketForm({ share, side, head, frameFoot, answers, onSide, ...actions }: TicketFormProps) {
  // Of costs, review and PIN: they come with the ticket. Texts that come later would take the field from under a typing hand.
  useMessages('charges');
  useMessages('parts');
  useMessages('errors');
  const readings = useTicketReadings(share, answers);
  const [isSent, setIsSent] = useState(false);
  const ticket = useTicket(share, side, { readings, isSent });
  const { state, summary, change } = ticket;
  useEffect(() => onSide(state.side), [onSide, state.side]);
  const { order } = summary;
  const { onSetPin, onDeposit, onAwaiting, onHolding, onDone } = actions;
  const placing = usePlacingTicket({ ticket, onSetPin });
  const { faults, judge } = useJudged(ticket.faults, typedTextOf(ticket));
  const shown = { ticket, faults, isTried: placing.isTried };
  const stops = stopCount(shown);
  const { form, review } = useReview(ticket, placing, judge);
  const isPhone = useBreakpoint() === 'mobile';
  const isSentNow = placing.step.kind === 'sent';
  if (isSent !== isSentNow) setIsSent(isSentNow);
  // Made with the first review; it stays until it has left the screen.
  const [hasDialog, setHasDialog] = useState(false);
  const isPlacing = placing.step.kind !== 'form';
  if (isPlacing && !hasDialog) setHasDialog(true);

  return (
    <div
      ref={form}
      className="@container flex min-h-full flex-col"
      // Before the control that has the focus hears it: its own press is another thing.
      onKeyDownCapture={(event) => {
        if (isPlacing || !isReviewKey(event)) return;
        event.preventDefault();
        event.stopPropagation();
        review();
      }}
    >
      <div className="border-b border-border p-6 empty:hidden max-tablet:p-4">{head}</div>
      <div className="grid grow grid-cols-1 @min-[52rem]:grid-cols-[24rem_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start gap-3 p-4">
          <TicketTerms {...{ share, onDeposit, onAwaiting }} {...shown} onLeave={judge} />
          {isPhone && <TicketLimits limits={readings.facts.limits} side={state.side} />}
          <TicketDepth
            {...{ change }}
            depth={readings.depth}
            symbol={share.symbol}
            side={state.side}
            orderType={state.orderType}
            price={state.price}
            estimate={summary.estimate}
            inBook={readings.inBook}
          />
          <TicketEstimate
            {...{ change }}
            estimate={summary.estimate}
            quantity={order.quantity}
            price={order.price}
          />
          <TicketWhy why={ticket.why} setWhy={ticket.setWhy} />
        </div>
        <TicketMeaning {...{ ticket, share }} isStopped={stops > 0} />
      </div>
      {frameFoot(
        <TicketFoot
          side={order.side}
          quantity={order.quantity}
          cost={summary.cost}
          isExact={order.price !== null}
          stops={stops}
          limits={readings.facts.limits}
          onReview={review}
          onCancel={onDone}
        />,
      )}
      {hasDialog && (
        <OrderPlacing
          {...{ ticket, placing, share, onAwaiting, onHolding, onDone }}
          onGone={() => setHasDialog(isPlacing)}
        />
      )}
    </div>
  );
}

/** The ticket of one share. What the server is asked is held around what is typed and what moves: that is many renders less. */
export function OrderTicket(props: OrderTicketProps) {
  const { share } = props;
  const [side, setSide] = useState(props.side);
  const answers = useTicketAnswers(share, { isSale: side === 'SELL' });
  return <TicketForm {...props} answers={answers} onSide={setSide} />;
}
