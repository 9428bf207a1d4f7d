import { useMessages } from '@wealth/i18n-locale-react';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Card } from '@wealth/ui/card';
import { Skeleton, SkeletonSegments, SkeletonTable } from '@wealth/ui/skeleton';
import { boards, wideBoard } from './boards.ts';

/** Rows of the ranking. */
export const moversCount = 7;

/** Pixels, of the map with its legend. */
const mapHeight = { desk: 461, phone: 381 } as const;

/** The map while it is far below: with the room of its switches, which on a small phone stand on a line of their own. */
export function SectorMapSkeleton() {
  const t = useMessages('dashboard');
  const tParts = useMessages('parts');
  const isPhone = useBreakpoint() === 'mobile';
  return (
    <Card
      title={t('sectors')}
      action={
        <span className="flex items-center gap-2">
          <SkeletonSegments labels={[tParts('byValue'), tParts('byTurnover')]} />
          <span className="size-8" />
        </span>
      }
    >
      <Skeleton shape="block" height={isPhone ? mapHeight.phone : mapHeight.desk} />
    </Card>
  );
}

/** The rankings while they are far below. */
export function RankingsSkeleton() {
  const t = useMessages('dashboard');
  const tParts = useMessages('parts');
  return (
    <Card
      title={t('rankings')}
      isFlush
      action={<SkeletonSegments labels={[tParts('mostActive'), tParts('gainers'), tParts('losers')]} />}
    >
      <SkeletonTable isOfInstruments rows={moversCount} />
    </Card>
  );
}

/** Both side by side. */
export function MarketOverviewSkeleton() {
  return (
    <div className={boards}>
      <div className={wideBoard}>
        <SectorMapSkeleton />
      </div>
      <RankingsSkeleton />
    </div>
  );
}
