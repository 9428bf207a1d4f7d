import { RankingsCard, SectorHeatMap } from '@wealth/parts';
import { InSight } from '@wealth/stream';
import { moversCount, overviewColumns } from './MarketOverviewSkeleton.tsx';

/** What moves today: by sector, and share by share. */
export function MarketOverview() {
  return (
    <div className={overviewColumns}>
      <div className="grid min-w-0 desktop:col-span-2">
        <InSight>
          <SectorHeatMap />
        </InSight>
      </div>
      <InSight>
        <RankingsCard count={moversCount} />
      </InSight>
    </div>
  );
}
