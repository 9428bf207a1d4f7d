import { useRouter } from '@tanstack/react-router';
import { useDraftDeposit } from '@wealth/feature-funds';
import { TicketDrawer } from '@wealth/feature-trade';
import { deepHref } from '@wealth/hrefs';
import { useSession } from '@wealth/session';
import { SharedStream } from '@wealth/stream';
import { drawers, openDrawer, type DrawerContentProps } from '@wealth/ui/drawer';
import { goTo } from '../../core/goTo.ts';
import { streamOf } from '../../core/streamOf.ts';
import { useTicketActions } from './useTicketActions.ts';

/** The drawer of a new order, with the stream of the page beneath it. */
export function TicketPanel({ payload, close }: DrawerContentProps<'ticket'>) {
  const router = useRouter();
  const session = useSession();
  const draftDeposit = useDraftDeposit();
  const actions = useTicketActions(drawers.closeThen);
  return (
    <SharedStream stream={streamOf(session)}>
      <TicketDrawer
        {...actions}
        payload={payload}
        onDone={close}
        // Deposit takes its place: what was typed waits in the tab, and comes back with it.
        onDeposit={(ticket, missing) => {
          draftDeposit(missing);
          openDrawer('deposit', undefined, { onClosed: () => void openDrawer('ticket', ticket) });
        }}
        onOpenPage={(ticket) => drawers.closeThen(() => goTo(router, deepHref.ticket(ticket)))}
      />
    </SharedStream>
  );
}
