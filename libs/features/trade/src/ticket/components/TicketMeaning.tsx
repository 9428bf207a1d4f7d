import type { StockDetail } from '@wealth/api-sdk/model';
import type { Ticket } from '../useTicket.ts';
import { CashBar } from './CashBar.tsx';
import { HoldingChange } from './HoldingChange.tsx';
import { TicketCosts } from './TicketCosts.tsx';
import { TicketEstimate } from './TicketEstimate.tsx';
import { TicketOutlook } from './TicketOutlook.tsx';
import { TicketRehearsal } from './TicketRehearsal.tsx';
import { TicketTax } from './TicketTax.tsx';

/** What the ticket means as it stands: money, tax, what it would meet, and what becomes of it. */
export function TicketMeaning({ ticket, share }: { ticket: Ticket; share: StockDetail }) {
  const { summary, readings, server, legs, confirmed, change } = ticket;
  const { order, cost, price, needed, estimate, outlook, settlement } = summary;
  const { facts } = readings;
  const { side, quantity, orderType, validity } = order;
  const { symbol } = share;
  return (
    <div className="grid grid-cols-1 content-start gap-6 border-border bg-canvas p-6 max-tablet:p-4 @max-[52rem]:border-t @min-[52rem]:border-l @min-[75rem]:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-6">
        <TicketCosts
          {...{ side, quantity, cost, price, needed }}
          protection={summary.protection}
          breakEven={summary.breakEven}
          isExact={order.price !== null}
          server={confirmed}
        />
        {side === 'SELL' && <TicketTax {...{ order, price, cost, facts, share }} preview={server.preview} />}
      </div>
      <div className="grid grid-cols-1 content-start gap-6">
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
        <TicketEstimate {...{ estimate, quantity, change }} price={order.price} />
        <HoldingChange
          {...{ side, quantity }}
          holding={facts.holding}
          average={readings.average}
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
