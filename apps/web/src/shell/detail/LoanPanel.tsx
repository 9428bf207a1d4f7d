import { useRouter } from '@tanstack/react-router';
import { LoanDrawer } from '@wealth/feature-loans';
import { openSetPin } from '@wealth/feature-profile';
import { deepHref, href, type OwnPath } from '@wealth/hrefs';
import { useSession } from '@wealth/session';
import { drawers } from '@wealth/ui/drawer';
import { goTo } from '../../core/goTo.ts';

/** The drawer of a loan. */
export function LoanPanel() {
  const router = useRouter();
  const session = useSession();
  const leadTo = (path: OwnPath) => drawers.closeThen(() => goTo(router, path));
  return (
    <LoanDrawer
      onSetPin={() => openSetPin(session)}
      onBankAccounts={() => leadTo(href.bankAccounts())}
      onLoan={(id) => leadTo(deepHref.loan(id))}
    />
  );
}
