import type { ReactNode } from 'react';

export interface TwoLinesProps {
  first: ReactNode;
  /** Smaller. */
  second: ReactNode;
}

/** A cell of a phone's row: what stands in two columns where there is room for them. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <>
      {/* Cut at its sides alone: above and beneath, a finger may miss the line. */}
      <span className="block overflow-x-clip pt-1 text-ellipsis whitespace-nowrap font-semibold">
        {first}
      </span>
      <span className="block truncate text-caption text-fg-subtle">{second}</span>
    </>
  );
}
