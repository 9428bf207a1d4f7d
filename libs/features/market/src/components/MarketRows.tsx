import type { MarketSegment } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { useState } from 'react';
import { InstrumentsCard } from './InstrumentsCard.tsx';
import { WatchlistCard } from './watchlist/WatchlistCard.tsx';

/** The instruments of a segment; on the tab All also the client's watch lists in their place. */
export function MarketRows({ segment }: { segment: MarketSegment }) {
  const t = useMessages('market');
  const [view, setView] = useState<'watchlist' | 'instruments'>('instruments');
  if (segment !== 'all') return <InstrumentsCard segment={segment} />;
  return (
    <>
      <SegmentedControl
        aria-label={t('show')}
        value={view}
        onChange={setView}
        options={[
          { value: 'watchlist', label: t('watchlist') },
          { value: 'instruments', label: t('allInstruments') },
        ]}
      />
      {view === 'watchlist' ? <WatchlistCard /> : <InstrumentsCard segment={segment} />}
    </>
  );
}
