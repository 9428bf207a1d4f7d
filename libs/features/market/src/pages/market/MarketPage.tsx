import type { MarketSegment } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Indices, RankingsCard, SectorHeatMap } from '@wealth/parts';
import { InSight } from '@wealth/stream';
import { SegmentedInstruments } from '../../components/SegmentedInstruments.tsx';
import type { ReactNode } from 'react';
import type { InstrumentsCardProps } from '../../components/InstrumentsCard.tsx';

export interface MarketPageProps extends InstrumentsCardProps {
  /** What stands above the instruments of a segment. */
  heads?: Partial<Record<MarketSegment, ReactNode>>;
}

/** As many as are as high as the map beside them. */
const rankedCount = 8;

/** What the market does. */
function Overview() {
  return (
    <>
      <InSight>
        <Indices />
      </InSight>
      <div className="grid grid-cols-1 gap-grid @min-[65rem]:grid-cols-3">
        <div className="grid min-w-0 @min-[65rem]:col-span-2">
          <InSight>
            <SectorHeatMap />
          </InSight>
        </div>
        <InSight>
          <RankingsCard count={rankedCount} />
        </InSight>
      </div>
    </>
  );
}

/** The market by segment: indices, sectors and rankings, and its instruments or the client's watch lists. */
export function MarketPage({ search, onSearchChange, heads = {} }: MarketPageProps) {
  const t = useMessages('market');
  const own = heads[search.segment ?? 'all'];
  // Who has chosen a list begins with its rows.
  const overview = search.segment === undefined && search.view === undefined ? <Overview /> : undefined;
  return (
    <div data-density={search.density} className="@container grid grid-cols-1 gap-grid">
      <SegmentedInstruments
        search={search}
        onSearchChange={onSearchChange}
        title={<h1 className="pb-2 text-page max-tablet:sr-only">{t('title')}</h1>}
        head={own ?? overview}
      />
    </div>
  );
}
