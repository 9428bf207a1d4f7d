import { FactLine, Facts } from '@wealth/ui/facts';
import { Skeleton, SkeletonLine } from '@wealth/ui/skeleton';

const short = <SkeletonLine width={120} />;
const amount = <SkeletonLine width={96} />;

/** Line by line as high as the card of a running account of which something stays. */
export const runningSkeleton = (
  <div className="grid gap-4 px-card pb-card" aria-hidden="true">
    <div className="text-detail">
      <SkeletonLine />
      <SkeletonLine width="70%" />
    </div>
    <Skeleton shape="block" height={44} />
    <Facts layout="list">
      <FactLine name={short} isStrong note={<SkeletonLine width="60%" />}>
        {amount}
      </FactLine>
      <FactLine name={short}>{amount}</FactLine>
      <FactLine name={short}>{amount}</FactLine>
      <FactLine name={short} isStrong note={<SkeletonLine width="60%" />}>
        {amount}
      </FactLine>
    </Facts>
    <div className="grid gap-2 text-detail">
      <div>
        <SkeletonLine />
        <SkeletonLine width="50%" />
      </div>
      <div>
        <SkeletonLine />
        <SkeletonLine width="40%" />
      </div>
      <Facts>
        <FactLine name={short} note={<SkeletonLine width="50%" />}>
          {amount}
        </FactLine>
      </Facts>
    </div>
  </div>
);
