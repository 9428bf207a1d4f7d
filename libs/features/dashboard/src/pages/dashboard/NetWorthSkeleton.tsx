import { loaderTexts } from '@wealth/i18n-locale/ui/loader';
import { MoneyPlaceholder } from '@wealth/parts';
import { useUiText } from '@wealth/ui/messages';
import { Skeleton, SkeletonLine } from '@wealth/ui/skeleton';
import { BlankGains } from './BlankGains.tsx';
import { NetWorthChartSkeleton } from './NetWorthChartSkeleton.tsx';

function BlankLegend() {
  return (
    <div>
      <div className="text-detail max-tablet:text-caption">
        <SkeletonLine width="50%" />
      </div>
      <SkeletonLine width="70%" />
    </div>
  );
}

/** The net worth while it loads, line by line as high as the figures that follow. */
export function NetWorthSkeleton() {
  const loaderText = useUiText(loaderTexts);
  return (
    <div className="grid gap-5">
      <span role="status" className="sr-only">
        {loaderText('loading')}
      </span>
      <div>
        <div className="relative">
          {/* As high as the figure, whatever its line is made of. */}
          <MoneyPlaceholder form="hero" />
          <div className="absolute inset-0 flex items-center">
            <Skeleton shape="block" width="min(280px, 80%)" height={32} />
          </div>
        </div>
        <BlankGains />
      </div>
      <NetWorthChartSkeleton />
      <div className="@container grid gap-3">
        <Skeleton shape="block" height={8} />
        <div className="grid legend-columns gap-x-4 gap-y-2">
          <BlankLegend />
          <BlankLegend />
          <BlankLegend />
        </div>
      </div>
    </div>
  );
}
