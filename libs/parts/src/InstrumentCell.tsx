import type { InstrumentRef } from '@wealth/domain';
import { Tag } from '@wealth/ui/badge';
import { StockLink } from './stock/StockLink.tsx';

export interface InstrumentCellProps {
  instrument: InstrumentRef & { name: string };
}

/** Symbol and market, the name beneath; the symbol opens the detail. */
export function InstrumentCell({ instrument }: InstrumentCellProps) {
  const { market, name } = instrument;
  return (
    <>
      <span className="block font-semibold">
        <StockLink instrument={instrument} /> <Tag>{market}</Tag>
      </span>
      <span className="block text-caption text-fg-subtle">{name}</span>
    </>
  );
}
