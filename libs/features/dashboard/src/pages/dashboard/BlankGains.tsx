import { Skeleton } from '@wealth/ui/skeleton';
import { blankLine } from './blankLine.ts';

function BlankGain() {
  return (
    <span className="flex w-45 items-center">
      {blankLine}
      <Skeleton />
    </span>
  );
}

/** The gains while they load, as high as they will be: one line, or two on a phone. */
export function BlankGains() {
  return (
    <div className="mt-2 flex gains flex-wrap gap-x-3.5 gap-y-1">
      <BlankGain />
      <BlankGain />
    </div>
  );
}
