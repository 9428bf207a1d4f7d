import { SkeletonRows } from '@wealth/ui/skeleton';

/** A table while it loads: its head and its rows. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <>
      <div aria-hidden="true" className="h-row-head bg-surface-head" />
      <SkeletonRows rows={rows} />
    </>
  );
}
