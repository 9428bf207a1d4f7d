import { useMessages } from '@wealth/i18n-locale-react';
import { ProfitChartSkeleton } from '@wealth/parts';
import { SkeletonSegments } from '@wealth/ui/skeleton';
import { homeChartHeight } from './homeChartHeight.ts';

/** As high as the chart that follows: ranges, legend and plot. */
export function NetWorthChartSkeleton() {
  const t = useMessages('parts');
  const ranges = [
    t('rangeYear'),
    t('rangeWeek'),
    t('rangeOneMonth'),
    t('rangeThreeMonths'),
    t('rangeAllShort'),
  ];
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-3">
      <div>
        <SkeletonSegments labels={ranges} />
      </div>
      <ProfitChartSkeleton height={homeChartHeight} />
    </div>
  );
}
