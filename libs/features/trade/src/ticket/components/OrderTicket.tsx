import type { StockDetail } from '@wealth/api-sdk/model';
import type { Side } from '@wealth/domain';
import { useLatest } from '@wealth/ui/latest';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { usePlacing } from '../usePlacing.ts';
import { useTicket, type Ticket } from '../useTicket.ts';
import { useTicketAnswers, useTicketReadings, type TicketAnswers } from '../useTicketReadings.ts';
import { useTicketWords } from '../useTicketWords.ts';
import { PlacingDialog } from './PlacingDialog.tsx';
import { TicketDepth } from './TicketDepth.tsx';
import { TicketFoot } from './TicketFoot.tsx';
import { TicketLimits } from './TicketLimits.tsx';
import { TicketMeaning } from './TicketMeaning.tsx';
import { TicketTerms } from './TicketTerms.tsx';
import { TicketWhy } from './TicketWhy.tsx';

/** What a ticket asks of the app around it. */
export interface TicketActions {
  /** Lets the client set a trading PIN; answers whether there is one then. */
  onSetPin: () => Promise<boolean>;
  /** Leads to where money is added. */
  onDeposit: () => void;
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

/** Names the order in the question for the PIN. */
function usePurpose({ order }: Ticket['summary'], symbol: string): string {
  const { t, quantity, typeName } = useTicketWords();
  return t(order.side === 'BUY' ? 'pinPurposeBuy' : 'pinPurposeSell', {
    quantity: quantity(order.quantity ?? 0),
    symbol,
    type: order.validity === 'GTT' ? t('validityGtt') : typeName(order.orderType),
  });
}

interface TicketFormProps extends OrderTicketProps {
  answers: TicketAnswers;
  /** Told of the side that is chosen. */
  onSide: (side: Side) => void;
}

/**
 * What is typed on the left, what it means on the right, one button beneath. Its parts get no more than what they show, so
 * that a key, a tick and a level of the depth render the parts that say something else after it.
 */
function TicketForm({ share, side, head, frameFoot, answers, onSide, ...actions }: TicketFormProps) {
  const readings = useTicketReadings(share, answers);
  const [isSent, setIsSent] = useState(false);
  const ticket = useTicket(share, side, { readings, isSent });
  const { state, summary, change } = ticket;
  useEffect(() => onSide(state.side), [onSide, state.side]);
  const { order } = summary;
  const { onSetPin, onDeposit, onAwaiting, onHolding, onDone } = actions;
  const placing = usePlacing({ ticket, purpose: usePurpose(summary, share.symbol), onSetPin });
  const review = useLatest(placing.review);
  const isSentNow = placing.step.kind === 'sent';
  if (isSent !== isSentNow) setIsSent(isSentNow);
  // Made with the first review; it stays until it has left the screen.
  const [hasDialog, setHasDialog] = useState(false);
  const isPlacing = placing.step.kind !== 'form';
  if (isPlacing && !hasDialog) setHasDialog(true);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Hears a key of the fields inside
    <div
      className="@container flex min-h-full flex-col"
      onKeyDown={(event) => {
        if (!isReviewKey(event)) return;
        event.preventDefault();
        review();
      }}
    >
      <div className="border-b border-border p-6 empty:hidden max-tablet:p-4">{head}</div>
      <div className="grid grow grid-cols-1 @min-[52rem]:grid-cols-[24rem_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start gap-6 p-6 max-tablet:p-4">
          <TicketTerms {...{ ticket, share, onDeposit, onAwaiting }} isTried={placing.isTried} />
          <TicketLimits limits={readings.facts.limits} side={state.side} />
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
          <TicketWhy why={ticket.why} setWhy={ticket.setWhy} />
        </div>
        <TicketMeaning {...{ ticket, share }} />
      </div>
      {frameFoot(
        <TicketFoot
          side={order.side}
          quantity={order.quantity}
          cost={summary.cost}
          isExact={order.price !== null}
          onReview={review}
          onCancel={onDone}
        />,
      )}
      {hasDialog && (
        <PlacingDialog
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
