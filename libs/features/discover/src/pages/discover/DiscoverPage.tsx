import { useMessages } from '@wealth/i18n-locale-react';
import { MoversCard } from '@wealth/parts';
import { Suspense, type ReactNode } from 'react';

const shownCount = 5;

export interface DiscoverPageProps {
  /** Waivers of charges, for a client who may have them: a card of the app's. */
  offers?: ReactNode;
  /** What can be applied for now. */
  issues?: ReactNode;
}

/** What there is to find: the shares that moved most today, and what can be applied for. */
export function DiscoverPage({ offers, issues }: DiscoverPageProps) {
  const t = useMessages('discover');
  return (
    <div className="grid gap-grid">
      <h1 className="text-page max-tablet:sr-only">{t('title')}</h1>
      <div className="grid gap-grid tablet:grid-cols-2">
        <MoversCard kind="gainers" count={shownCount} />
        <MoversCard kind="losers" count={shownCount} />
      </div>
      {offers}
      {/* Last: what comes later moves nothing. */}
      <Suspense>{issues}</Suspense>
    </div>
  );
}
