import { useMessages } from '@wealth/i18n-locale-react';
import { Skeleton } from '@wealth/ui/skeleton';
import { comparedIndex } from './comparedIndex.ts';

/** As high as the chart that follows, whose legend breaks its line where it will. @param height - Pixels of the plot. */
export function ProfitChartSkeleton({ height }: { height: number }) {
  const t = useMessages('parts');
  const lines = [t('chartValue'), t('chartInvested'), comparedIndex];
  const marks = [t('chartPutIn'), t('chartTakenOut')];
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-2">
      <div className="invisible flex flex-wrap gap-x-4 gap-y-1 text-caption">
        {lines.map((name) => (
          <span key={name} className="pl-5.5">
            {name}
          </span>
        ))}
        {marks.map((name) => (
          <span key={name} className="pl-4.5">
            {name}
          </span>
        ))}
      </div>
      <Skeleton shape="block" height={height} />
    </div>
  );
}
