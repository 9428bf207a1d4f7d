import type { TicketReference } from '@wealth/hrefs';
import { instrumentIdOf, type Paise } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { EnlargeIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { useState } from 'react';
import type { TicketActions } from './OrderTicket.tsx';
import { TicketOfShare } from './TicketOfShare.tsx';
import { useSideNow } from './useSideNow.ts';

export interface TicketDrawerProps extends Omit<TicketActions, 'onDeposit'> {
  payload: TicketReference;
  /** Leads to where money is added, and from there back to this ticket. */
  onDeposit: (ticket: TicketReference, missing: Paise) => void;
  /** Leads on to the page of the ticket; what was typed goes along. */
  onOpenPage: (ticket: TicketReference) => void;
}

/** A new order over the page that was being read. */
export function TicketDrawer({ payload, onOpenPage, onDeposit, ...actions }: TicketDrawerProps) {
  const t = useMessages('ticket');
  const [{ instrument, side }, setTicket] = useState(payload);
  const sideNow = useSideNow(instrument, side);
  const isPhone = useBreakpoint() === 'mobile';
  return (
    <TicketOfShare
      {...actions}
      onDeposit={(missing) => onDeposit({ instrument, side: sideNow() }, missing)}
      key={instrumentIdOf(instrument)}
      instrument={instrument}
      side={side}
      onInstrumentChange={(next, nextSide) => setTicket({ instrument: next, side: nextSide })}
      headingLevel="h2"
      isInOverlay
      headActions={
        // On a phone the drawer fills the screen.
        !isPhone && (
          <IconButton
            aria-label={t('openAsPage')}
            onPress={() => onOpenPage({ instrument, side: sideNow() })}
          >
            <EnlargeIcon />
          </IconButton>
        )
      }
      frameFoot={(foot) => <OverlayFooter>{foot}</OverlayFooter>}
    />
  );
}
