import type { StockDetail } from '@wealth/api-sdk/model';
import { useMemo } from 'react';
import { averageLeft } from './averageAfter.ts';
import { saleLotsOf } from '../tax/ticketTax.ts';
import type { Ticket } from '../useTicket.ts';
import { useTicketLots } from '../../core/checks/useTicketReadings.ts';
import { CashBar } from './CashBar.tsx';
import { HoldingChange } from './HoldingChange.tsx';
import { TicketCosts } from './TicketCosts.tsx';
import { TicketOutlook } from './TicketOutlook.tsx';
import { TicketRehearsal } from './TicketRehearsal.tsx';
import { TicketTax } from '../tax/TicketTax.tsx';

interface TicketMeaningProps {
  ticket: Ticket;
  share: StockDetail;
  /** Whether something stops the order: its sum is then none that will be paid. */
  isStopped: boolean;
}

/** Of a sale the average of what is left; null of a purchase, and while the lots are not known. */
function useAverageLeft({ summary: { order } }: Ticket, share: StockDetail): number | null {
  const isSale = order.side === 'SELL';
  const { data } = useTicketLots(share, isSale);
  const lots = useMemo(() => (data ? saleLotsOf(data) : null), [data]);
  return lots === null || !isSale
    ? null
    : averageLeft(lots, Number.isSafeInteger(order.quantity) ? Math.max(0, order.quantity ?? 0) : 0);
}

/** What the ticket means as it stands: money, tax, what it would meet, and what becomes of it. */
export function TicketMeaning({ ticket, share, isStopped }: TicketMeaningProps) {
  const { summary, readings, server, legs, confirmed } = ticket;
  const { order, cost, price, needed, outlook, settlement } = summary;
  const { facts } = readings;
  const { side, quantity, orderType, validity } = order;
  const { symbol } = share;
  return (
    <div className="grid grid-cols-1 content-start gap-4 border-border bg-canvas p-4 @max-[52rem]:border-t @min-[52rem]:border-l @min-[75rem]:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-4">
        <TicketCosts
          {...{ side, quantity, cost, price, needed }}
          protection={summary.protection}
          breakEven={summary.breakEven}
          isExact={order.price !== null}
          server={confirmed}
          isStopped={isStopped}
        />
        {side === 'SELL' && <TicketTax {...{ order, price, cost, facts, share }} preview={server.preview} />}
      </div>
      <div className="grid grid-cols-1 content-start gap-4">
        <CashBar {...{ side, validity, needed }} left={summary.left} available={facts.available} />
        {validity === 'GTT' && (
          <TicketRehearsal
            {...{ legs, symbol }}
            rehearsal={summary.rehearsal}
            on={facts.on}
            available={facts.available}
            quote={facts.quote}
          />
        )}
        <HoldingChange
          {...{ side, quantity }}
          holding={facts.holding}
          average={readings.average}
          averageLeft={useAverageLeft(ticket, share)}
          value={cost?.value ?? null}
          lastPrice={facts.quote?.lastPrice ?? null}
          holdingsValue={readings.holdingsValue}
        />
        <TicketOutlook
          {...{ side, orderType, validity, outlook, settlement }}
          now={facts.session?.instant ?? 0}
        />
      </div>
    </div>
  );
}
