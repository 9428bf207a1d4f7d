import type { StockDetail } from '@wealth/api-sdk/model';
import type { Side } from '@wealth/domain';
import { useGetHoldings } from '@wealth/api-sdk/stat';
import type { KeyboardEvent, ReactNode } from 'react';
import { usePlacing } from '../usePlacing.ts';
import { useTicket } from '../useTicket.ts';
import { useTicketWords } from '../useTicketWords.ts';
import { CashBar } from './CashBar.tsx';
import { HoldingChange } from './HoldingChange.tsx';
import { PlacingDialog } from './PlacingDialog.tsx';
import { TicketCosts } from './TicketCosts.tsx';
import { TicketDepth } from './TicketDepth.tsx';
import { TicketEstimate } from './TicketEstimate.tsx';
import { TicketFoot } from './TicketFoot.tsx';
import { TicketLimits } from './TicketLimits.tsx';
import { TicketOutlook } from './TicketOutlook.tsx';
import { TicketRehearsal } from './TicketRehearsal.tsx';
import { TicketTax } from './TicketTax.tsx';
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

/** The ticket of one share: what is typed on the left, what it means on the right, one button beneath. */
export function OrderTicket({ share, side, head, frameFoot, ...actions }: OrderTicketProps) {
  const ticket = useTicket(share, side);
  const { t, quantity, typeName } = useTicketWords();
  const { order } = ticket.summary;
  const { data: holdings } = useGetHoldings();
  const held = holdings?.find(({ instrument }) => instrument.symbol === share.symbol);
  const placing = usePlacing({
    ticket,
    purpose: t(order.side === 'BUY' ? 'pinPurposeBuy' : 'pinPurposeSell', {
      quantity: quantity(order.quantity ?? 0),
      symbol: share.symbol,
      type: order.validity === 'GTT' ? t('validityGtt') : typeName(order.orderType),
    }),
    onSetPin: actions.onSetPin,
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Hears a key of the fields inside
    <div
      className="@container flex min-h-full flex-col"
      onKeyDown={(event) => {
        if (!isReviewKey(event)) return;
        event.preventDefault();
        placing.review();
      }}
    >
      <div className="border-b border-border p-6 max-tablet:p-4">{head}</div>
      <div className="grid grow grid-cols-1 @min-[52rem]:grid-cols-[24rem_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start gap-6 p-6 max-tablet:p-4">
          <TicketTerms
            ticket={ticket}
            share={share}
            isTried={placing.isTried}
            onDeposit={actions.onDeposit}
            onAwaiting={actions.onAwaiting}
          />
          <TicketLimits ticket={ticket} />
          <TicketDepth ticket={ticket} symbol={share.symbol} />
          <TicketWhy ticket={ticket} />
        </div>
        <div className="grid grid-cols-1 content-start gap-6 border-border bg-canvas p-6 max-tablet:p-4 @max-[52rem]:border-t @min-[52rem]:border-l @min-[75rem]:grid-cols-2">
          <div className="grid grid-cols-1 content-start gap-6">
            <TicketCosts ticket={ticket} />
            <TicketTax ticket={ticket} share={share} />
          </div>
          <div className="grid grid-cols-1 content-start gap-6">
            <CashBar ticket={ticket} />
            <TicketRehearsal ticket={ticket} symbol={share.symbol} />
            <TicketEstimate ticket={ticket} />
            <HoldingChange ticket={ticket} average={held?.average_price ?? null} />
            <TicketOutlook ticket={ticket} />
          </div>
        </div>
      </div>
      {frameFoot(<TicketFoot ticket={ticket} onReview={placing.review} onCancel={actions.onDone} />)}
      <PlacingDialog
        {...{ ticket, placing, share }}
        onAwaiting={actions.onAwaiting}
        onHolding={actions.onHolding}
        onDone={actions.onDone}
      />
    </div>
  );
}
