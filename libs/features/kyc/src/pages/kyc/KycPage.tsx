import { useMessages } from '@wealth/i18n-locale-react';
import { useVisitor } from '@wealth/session';
import { Logo } from '@wealth/ui/logo';
import type { ReactNode } from 'react';
import { KycStatusCard } from './KycStatusCard.tsx';
import { useFreshKycStatus } from './useFreshKycStatus.ts';

export interface KycPageProps {
  /** Asks nothing first: the logout question belongs to the user drawer. */
  onLogout: () => void;
  /** The mark of a simulated system, drawn in the header; the app knows whether there is one. */
  mark?: ReactNode;
}

/** Where the identity check of a client stands who may not use the app yet. */
export function KycPage({ onLogout, mark }: KycPageProps) {
  const t = useMessages('kyc');
  const visitor = useVisitor();
  useFreshKycStatus();

  return (
    <div className="min-h-dvh">
      <header className="flex min-h-header flex-wrap items-center justify-between gap-3 border-b border-border bg-surface px-gutter py-2">
        <Logo name={t('appName')} isNameShown />
        {mark}
      </header>
      <main className="mx-auto grid w-full max-w-prose gap-grid px-gutter py-8 tablet:px-0 tablet:py-11">
        <div>
          <h1 className="text-page">{t('heading')}</h1>
          <p className="text-fg-muted">{t('lead')}</p>
        </div>
        <KycStatusCard
          status={visitor?.kind === 'client' ? visitor.kycStatus : 'unverified'}
          onLogout={onLogout}
        />
      </main>
    </div>
  );
}
