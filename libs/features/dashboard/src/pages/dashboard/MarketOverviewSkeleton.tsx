import { useMessages } from '@wealth/i18n-locale-react';
import { Card } from '@wealth/ui/card';
import { SkeletonTable } from '@wealth/ui/skeleton';

/** Rows of the ranking. */
export const moversCount = 7;

/** What moves today, while it is far below. */
export function MarketOverviewSkeleton() {
  const t = useMessages('dashboard');
  return (
    <Card
      title={t('movers')}
      isFlush
      state={{ kind: 'loading', skeleton: <SkeletonTable rows={moversCount} /> }}
    />
  );
}
