import { useDraftDeposit } from '@wealth/feature-funds';
import { openSetPin } from '@wealth/feature-profile';
import { useRouter } from '@tanstack/react-router';
import type { TicketPageProps } from '@wealth/feature-trade';
import { href } from '@wealth/hrefs';
import { useSession } from '@wealth/session';
import { openDrawer } from '@wealth/ui/drawer';
import { goTo } from '../../core/goTo.ts';

/**
 * What a ticket asks of the app, in a drawer as on its page.
 *
 * @param leave - Runs what leads on, once the place of the ticket has made room for it.
 */
export function useTicketActions(
  leave: (lead: () => void) => void,
): Pick<TicketPageProps, 'onSetPin' | 'onDeposit' | 'onAwaiting' | 'onHolding'> {
  const router = useRouter();
  const session = useSession();
  const draftDeposit = useDraftDeposit();
  return {
    onSetPin: () => openSetPin(session),
    onDeposit(missing) {
      draftDeposit(missing);
      openDrawer('deposit');
    },
    onAwaiting: () => leave(() => goTo(router, href.portfolio('awaiting'))),
    onHolding: () => leave(() => goTo(router, href.portfolio('holding'))),
  };
}
