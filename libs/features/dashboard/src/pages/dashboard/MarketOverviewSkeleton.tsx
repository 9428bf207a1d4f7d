import { useMessages } from '@wealth/i18n-locale-react';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Card } from '@wealth/ui/card';
import { Skeleton, SkeletonTable } from '@wealth/ui/skeleton';

/** Rows of the ranking. */
export const moversCount = 7;

export const overviewColumns = 'grid grid-cols-1 gap-grid desktop:grid-cols-3';

/** Pixels, of the map with its legend. */
const mapHeight = { desk: 461, phone: 381 } as const;

/** What moves today, while it is far below. */
export function MarketOverviewSkeleton() {
  const t = useMessages('dashboard');
  const isPhone = useBreakpoint() === 'mobile';
  return (
    <div className={overviewColumns}>
      <div className="grid min-w-0 desktop:col-span-2">
        <Card title={t('sectors')}>
          <Skeleton shape="block" height={isPhone ? mapHeight.phone : mapHeight.desk} />
        </Card>
      </div>
      <Card title={t('rankings')} isFlush>
        <SkeletonTable rows={moversCount} />
      </Card>
    </div>
  );
}
