import { useMessages } from '@wealth/i18n-locale-react';
import { MoversCard } from '@wealth/parts';

const shownCount = 5;

/** What there is to find: today, the shares that moved most. */
export function DiscoverPage() {
  const t = useMessages('discover');
  return (
    <div className="grid gap-grid">
      <h1 className="text-page max-tablet:sr-only">{t('title')}</h1>
      <div className="grid gap-grid tablet:grid-cols-2">
        <MoversCard kind="gainers" count={shownCount} />
        <MoversCard kind="losers" count={shownCount} />
      </div>
    </div>
  );
}
