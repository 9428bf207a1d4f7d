import type { InstrumentRef } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { Tag, TagButton } from '@wealth/ui/badge';
import { InstrumentSymbol } from './symbols/InstrumentSymbol.tsx';

export interface InstrumentCellProps {
  /** What is not listed leads nowhere. @default listed */
  instrument: InstrumentRef & { name: string; listed?: boolean };
  /** The other exchange at which it is listed, and what shows it there. */
  other?: { market: string; onShow: () => void } | undefined;
}

/** The exchange of a row; where there is another one, a small switch to it. */
function ExchangeTag({ market, other }: Pick<InstrumentCellProps, 'other'> & { market: string }) {
  const t = useMessages('parts');
  if (!other) return <Tag>{market}</Tag>;
  return (
    <TagButton aria-label={t('showAt', { market, other: other.market })} onPress={other.onShow}>
      {market}
    </TagButton>
  );
}

/** Symbol and market, the name beneath. The symbol leads everywhere (`SymbolKeys`). */
export function InstrumentCell({ instrument, other }: InstrumentCellProps) {
  const { symbol, market, name, listed = true } = instrument;
  return (
    <>
      <span className="block font-semibold in-[[role=rowheader]]:row-lead @max-[35rem]:in-[th]:whitespace-nowrap">
        {listed ? <InstrumentSymbol instrument={instrument} /> : symbol}{' '}
        <span className="max-[22.5rem]:hidden">
          <ExchangeTag {...{ market, other }} />
        </span>
      </span>
      {/* Rows of one height: in a grid, and in a card without room. The smallest phone has room for the market here only. */}
      <span
        data-market={market}
        className="block text-caption text-fg-subtle max-[22.5rem]:before:content-[attr(data-market)_'_·_'] in-[[role=rowheader]]:row-name in-[[role=rowheader]]:truncate @max-[35rem]:in-[th]:w-0 @max-[35rem]:in-[th]:min-w-full @max-[35rem]:in-[th]:truncate"
      >
        {name}
      </span>
    </>
  );
}
