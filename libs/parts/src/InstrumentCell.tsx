import type { InstrumentRef } from '@wealth/domain';
import { Tag } from '@wealth/ui/badge';
import { InstrumentSymbol } from './symbols/InstrumentSymbol.tsx';

export interface InstrumentCellProps {
  /** What is not listed leads nowhere. @default listed */
  instrument: InstrumentRef & { name: string; listed?: boolean };
}

/** Symbol and market, the name beneath. The symbol leads everywhere (`SymbolKeys`). */
export function InstrumentCell({ instrument }: InstrumentCellProps) {
  const { symbol, market, name, listed = true } = instrument;
  return (
    <>
      <span className="block font-semibold in-[[role=rowheader]]:row-lead">
        {listed ? <InstrumentSymbol instrument={instrument} /> : symbol}{' '}
        <span className="max-[22.5rem]:hidden">
          <Tag>{market}</Tag>
        </span>
      </span>
      {/* A grid has rows of one height. The smallest phone has room for the market here only. */}
      <span
        data-market={market}
        className="block text-caption text-fg-subtle max-[22.5rem]:before:content-[attr(data-market)_'_·_'] in-[[role=rowheader]]:row-name in-[[role=rowheader]]:truncate"
      >
        {name}
      </span>
    </>
  );
}
