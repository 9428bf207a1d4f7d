import { useRouter } from '@tanstack/react-router';
import { DepositDrawer } from '@wealth/feature-funds';
import { href } from '@wealth/hrefs';
import { drawers, type DrawerContentProps } from '@wealth/ui/drawer';
import { goTo } from '../../core/goTo.ts';

/** The drawer of a deposit. */
export function DepositPanel({ close }: DrawerContentProps<'deposit'>) {
  const router = useRouter();
  return (
    <DepositDrawer
      onClose={close}
      onBankAccounts={() => drawers.closeThen(() => goTo(router, href.bankAccounts()))}
    />
  );
}
