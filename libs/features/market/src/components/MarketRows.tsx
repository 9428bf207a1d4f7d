import { useMessages } from '@wealth/i18n-locale-react';
import { InSight } from '@wealth/stream';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { InstrumentsCard, type InstrumentsCardProps } from './InstrumentsCard.tsx';
import { WatchlistCard } from './watchlist/WatchlistCard.tsx';

/** The instruments of a segment; on the tab All also the client's watch lists in their place. */
export function MarketRows({ search, onSearchChange }: InstrumentsCardProps) {
  const t = useMessages('market');
  const isWatchlist = search.segment === undefined && search.view === 'watchlist';
  return (
    <>
      {search.segment === undefined && (
        <div className="justify-self-start">
          <SegmentedControl
            aria-label={t('show')}
            value={isWatchlist ? 'watchlist' : 'instruments'}
            onChange={(view) =>
              onSearchChange(view === 'watchlist' ? { view } : { view: undefined, list: undefined }, {
                isStep: true,
              })
            }
            options={[
              { value: 'watchlist', label: t('watchlist') },
              { value: 'instruments', label: t('allInstruments') },
            ]}
          />
        </div>
      )}
      {isWatchlist ? (
        <InSight>
          <WatchlistCard
            chosen={search.list}
            onChoose={(list) => onSearchChange({ list }, { isStep: true })}
          />
        </InSight>
      ) : (
        <InSight>
          <InstrumentsCard search={search} onSearchChange={onSearchChange} />
        </InSight>
      )}
    </>
  );
}
