import { useMessages } from '@wealth/i18n-locale-react';
import { Card, cardStateOf } from '@wealth/ui/card';
import { Skeleton, SkeletonRows } from '@wealth/ui/skeleton';
import type { useStock } from './useStock.ts';

/** Pixels of the chart that is on its way, and of what follows it: the foot of the page begins below the window. */
const chartHeight = 580;

/** What stands in the place of the detail while it is read, or after it could not be. */
export function StockState({ query }: Pick<ReturnType<typeof useStock>, 'query'>) {
  const t = useMessages('market');
  const state = cardStateOf(query, {
    failedTitle: t('stockFailed'),
    failedText: t('chartFailedText'),
    skeleton: (
      <div className="grid grid-cols-1 gap-grid pt-card">
        <SkeletonRows rows={1} />
        <Skeleton shape="block" height={chartHeight} />
      </div>
    ),
  });
  return <Card state={state} />;
}
