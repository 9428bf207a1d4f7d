import { SkeletonLine } from '@wealth/ui/skeleton';

function BlankGain() {
  return (
    <span className="w-45">
      <SkeletonLine />
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
