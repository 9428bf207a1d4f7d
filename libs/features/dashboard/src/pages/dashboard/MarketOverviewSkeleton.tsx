import { useMessages } from '@wealth/i18n-locale-react';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Card } from '@wealth/ui/card';
import { Skeleton, SkeletonSegments, SkeletonTable } from '@wealth/ui/skeleton';

/** Rows of the ranking. */
export const moversCount = 7;

export const overviewColumns = 'grid grid-cols-1 gap-grid desktop:grid-cols-3';

/** Pixels, of the map with its legend. */
const mapHeight = { desk: 461, phone: 381 } as const;

/** What moves today, while it is far below: with the room of its switches, which on a small phone stand on a line of their own. */
export function MarketOverviewSkeleton() {
  const t = useMessages('dashboard');
  const tParts = useMessages('parts');
  const isPhone = useBreakpoint() === 'mobile';
  return (
    <div className={overviewColumns}>
      <div className="grid min-w-0 desktop:col-span-2">
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
      </div>
      <Card
        title={t('rankings')}
        isFlush
        action={<SkeletonSegments labels={[tParts('mostActive'), tParts('gainers'), tParts('losers')]} />}
      >
        <SkeletonTable isOfInstruments rows={moversCount} />
      </Card>
    </div>
  );
}
