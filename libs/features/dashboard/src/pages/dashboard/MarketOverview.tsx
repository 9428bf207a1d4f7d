import { RankingsCard, SectorHeatMap } from '@wealth/parts';
import { InSight } from '@wealth/stream';
import { boards, wideBoard } from './boards.ts';
import { moversCount } from './MarketOverviewSkeleton.tsx';

/** What moves today, by sector. */
export function SectorMap() {
  return (
    <InSight>
      <SectorHeatMap />
    </InSight>
  );
}

/** What moves today, share by share. */
export function Rankings() {
  return (
    <InSight>
      <RankingsCard count={moversCount} />
    </InSight>
  );
}

/** Both side by side. */
export function MarketOverview() {
  return (
    <div className={boards}>
      <div className={wideBoard}>
        <SectorMap />
      </div>
      <Rankings />
    </div>
  );
}
