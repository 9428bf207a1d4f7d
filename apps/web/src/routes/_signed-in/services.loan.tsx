import { createFileRoute, useRouter } from '@tanstack/react-router';
import { LoanDrawer } from '@wealth/feature-loans';
import { openSetPin } from '@wealth/feature-profile';
import { deepHref, href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { goTo } from '../../core/goTo.ts';

export const Route = createFileRoute('/_signed-in/services/loan')({
  staticData: { title: 'loan' },
  loader: ({ context }) => context.loadTexts(['loans', 'parts', 'errors']),
  component: LoanOfAddress,
});

/** The application for a loan as a page. */
function LoanOfAddress() {
  const t = useMessages('loans');
  const router = useRouter();
  const session = useSession();
  return (
    <>
      <h1 className="mb-4 text-page max-tablet:sr-only">{t('title')}</h1>
      <div className="flex flex-col overflow-clip rounded-card border border-border bg-surface">
        <h2 className="sr-only">{t('loan')}</h2>
        <LoanDrawer
          onSetPin={() => openSetPin(session)}
          onBankAccounts={() => goTo(router, href.bankAccounts())}
          onLoan={(id) => goTo(router, deepHref.loan(id))}
        />
      </div>
    </>
  );
}
