import { useUiMessages } from '@wealth/ui/messages';
import { Skeleton } from '@wealth/ui/skeleton';

/** No-break space: gives an empty line the height of its text. */
const blankLine = '\u00a0';

function BlankLegend() {
  return (
    <div>
      <div className="flex items-center text-detail">
        {blankLine}
        <Skeleton width="50%" />
      </div>
      <div className="flex items-center">
        {blankLine}
        <Skeleton width="70%" />
      </div>
    </div>
  );
}

/** The net worth while it loads, line by line as high as the figures that follow. */
export function NetWorthSkeleton() {
  const messages = useUiMessages();
  return (
    <div className="grid gap-5">
      <span role="status" className="sr-only">
        {messages.loading}
      </span>
      <div>
        <div className="flex items-center text-figure desktop:text-hero">
          {blankLine}
          <Skeleton shape="block" width={280} height={32} />
        </div>
        <div className="mt-2 flex items-center">
          {blankLine}
          <Skeleton width={320} />
        </div>
      </div>
      <div className="grid gap-3">
        <Skeleton shape="block" height={8} />
        <div className="grid grid-cols-2 gap-x-4 gap-y-2 tablet:grid-cols-3">
          <BlankLegend />
          <BlankLegend />
          <BlankLegend />
        </div>
      </div>
    </div>
  );
}
