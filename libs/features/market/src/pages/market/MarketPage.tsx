import { useMessages } from '@wealth/i18n-locale-react';
import { Indices, RankingsCard, SectorHeatMap } from '@wealth/parts';
import { InSight } from '@wealth/stream';
import { SegmentedInstruments } from '../../components/SegmentedInstruments.tsx';
import type { InstrumentsCardProps } from '../../components/InstrumentsCard.tsx';

/** By what the address says. */
export type MarketPageProps = InstrumentsCardProps;

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
export function MarketPage({ search, onSearchChange }: MarketPageProps) {
  const t = useMessages('market');
  return (
    <div data-density={search.density} className="@container grid grid-cols-1 gap-grid">
      <SegmentedInstruments
        search={search}
        onSearchChange={onSearchChange}
        title={<h1 className="pb-2 text-page max-tablet:sr-only">{t('title')}</h1>}
        // Who has chosen a list begins with its rows.
        head={search.segment === undefined && search.view === undefined ? <Overview /> : undefined}
      />
    </div>
  );
}
