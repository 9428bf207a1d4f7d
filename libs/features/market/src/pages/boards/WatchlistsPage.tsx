import { useMessages } from '@wealth/i18n-locale-react';
import { InSight } from '@wealth/stream';
import { WatchlistCard } from '../../components/watchlist/WatchlistCard.tsx';

/** The watch lists of the client, on a page of their own. */
export function WatchlistsPage() {
  const t = useMessages('market');
  return (
    <div className="grid grid-cols-1 gap-grid">
      <h1 className="text-page max-tablet:sr-only">{t('watchlistsTitle')}</h1>
      <InSight>
        <WatchlistCard />
      </InSight>
    </div>
  );
}
