import { useRouter } from '@tanstack/react-router';
import { openSetPin } from '@wealth/feature-profile';
import { WithdrawalDrawer } from '@wealth/feature-funds';
import { href, type OwnPath } from '@wealth/hrefs';
import { useSession } from '@wealth/session';
import { drawers, type DrawerContentProps } from '@wealth/ui/drawer';
import { goTo } from '../../core/goTo.ts';

/** The drawer of a withdrawal. */
export function WithdrawalPanel({ close }: DrawerContentProps<'withdraw'>) {
  const router = useRouter();
  const session = useSession();
  const leadTo = (path: OwnPath) => drawers.closeThen(() => goTo(router, path));
  return (
    <WithdrawalDrawer
      onSetPin={() => openSetPin(session)}
      onClose={close}
      onBankAccounts={() => leadTo(href.bankAccounts())}
      onOrders={() => leadTo(href.portfolio('awaiting'))}
    />
  );
}
