import { deepHref, href, type InstrumentReference, type TicketSide } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import type { ReactNode } from 'react';
import type { TicketActions } from './OrderTicket.tsx';
import { TicketOfShare } from './TicketOfShare.tsx';

export interface TicketPageProps extends TicketActions {
  instrument: InstrumentReference;
  side: TicketSide;
  onInstrumentChange: (instrument: InstrumentReference, side: TicketSide) => void;
  /** Where nobody knows the symbol. */
  notFound: ReactNode;
}

/** A new order on a page of its own. */
export function TicketPage({ instrument, notFound, ...rest }: TicketPageProps) {
  const t = useMessages('ticket');
  const market = useMessages('market');
  return (
    <div className="grid grid-cols-1 gap-grid">
      <Breadcrumb
        items={[
          { label: market('title'), href: href.market() },
          { label: instrument.symbol, href: deepHref.stock(instrument) },
          { label: t('title') },
        ]}
      />
      <div className="@container rounded-card border border-border bg-surface">
        <TicketOfShare
          {...rest}
          instrument={instrument}
          headingLevel="h1"
          notFound={notFound}
          frameFoot={(foot) => (
            // Letters twice as large on a phone would leave no room for the form above a foot that stays.
            <div className="sticky bottom-0 max-desktop:bottom-tabbar z-sticky rounded-b-card border-t border-border bg-surface px-6 py-4 @max-[13.5rem]:static max-tablet:px-4">
              {foot}
            </div>
          )}
        />
      </div>
    </div>
  );
}
