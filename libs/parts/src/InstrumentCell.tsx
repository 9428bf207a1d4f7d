import type { InstrumentRef } from '@wealth/domain';
import { Tag } from '@wealth/ui/badge';

export interface InstrumentCellProps {
  instrument: InstrumentRef & { name: string };
}

/** Symbol and market, the name beneath. */
export function InstrumentCell({ instrument: { symbol, market, name } }: InstrumentCellProps) {
  return (
    <>
      <span className="block font-semibold">
        {symbol} <Tag>{market}</Tag>
      </span>
      <span className="block text-caption text-fg-subtle">{name}</span>
    </>
  );
}
