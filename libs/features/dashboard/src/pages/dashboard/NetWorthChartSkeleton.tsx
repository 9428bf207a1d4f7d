import { useMessages } from '@wealth/i18n-locale-react';
import { comparedIndex } from '@wealth/parts';
import { Skeleton, SkeletonSegments } from '@wealth/ui/skeleton';
import { homeChartHeight } from './homeChartHeight.ts';

/** As high as the chart that follows: ranges, legend and plot. */
export function NetWorthChartSkeleton() {
  const t = useMessages('parts');
  const legend = [t('chartValue'), t('chartInvested'), comparedIndex, t('chartPutIn'), t('chartTakenOut')];
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-3">
      <div>
        <SkeletonSegments
          labels={[
            t('rangeYear'),
            t('rangeWeek'),
            t('rangeOneMonth'),
            t('rangeThreeMonths'),
            t('rangeAllShort'),
          ]}
        />
      </div>
      <div className="grid grid-cols-1 gap-2">
        <div className="invisible flex flex-wrap gap-x-4 gap-y-1 text-caption">
          {legend.map((name) => (
            <span key={name} className="pl-5.5">
              {name}
            </span>
          ))}
        </div>
        <Skeleton shape="block" height={homeChartHeight} />
      </div>
    </div>
  );
}
