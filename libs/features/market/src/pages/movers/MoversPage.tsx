import { useMessages } from '@wealth/i18n-locale-react';
import { MoversCard } from '@wealth/parts';

const shownCount = 10;

/** What moves today: by turnover, and up and down. */
export function MoversPage() {
  const t = useMessages('market');
  return (
    <div className="grid gap-grid">
      <h1 className="text-page max-tablet:sr-only">{t('movers')}</h1>
      <div className="grid gap-grid desktop:grid-cols-3">
        <MoversCard kind="active" count={shownCount} />
        <MoversCard kind="gainers" count={shownCount} />
        <MoversCard kind="losers" count={shownCount} />
      </div>
    </div>
  );
}
