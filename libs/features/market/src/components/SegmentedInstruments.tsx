import { marketSegments, type MarketSearch, type MarketSegment } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Tabs } from '@wealth/ui/tabs';
import type { ReactNode } from 'react';
import { MarketRows } from './MarketRows.tsx';
import type { SearchChange } from './searchChange.ts';
import { useSegmentCounts } from './useInstrumentPages.ts';

export interface SegmentedInstrumentsProps {
  /** What the address says. */
  search: MarketSearch;
  onSearchChange: SearchChange;
  /** The title, in the line of the tabs. */
  title: ReactNode;
  /** Between the tabs and the instruments. */
  head?: ReactNode;
}

const labelOf = {
  all: 'segmentAll',
  stock: 'segmentStock',
  otc: 'segmentOtc',
  ipo: 'segmentIpo',
} as const satisfies Record<MarketSegment, string>;

/** The instruments behind the four filter tabs. */
export function SegmentedInstruments({ search, onSearchChange, title, head }: SegmentedInstrumentsProps) {
  const t = useMessages('market');
  const shown = search.segment ?? 'all';
  const counts = useSegmentCounts(search);

  return (
    <Tabs
      lead={title}
      aria-label={t('segments')}
      items={marketSegments.map((value) => ({
        value,
        label: t(labelOf[value]),
        count: counts?.[value],
      }))}
      value={shown}
      onChange={(next) => onSearchChange({ segment: next === 'all' ? undefined : next }, { isStep: true })}
    >
      <div className="grid grid-cols-1 gap-grid">
        {head}
        <MarketRows key={shown} search={search} onSearchChange={onSearchChange} />
      </div>
    </Tabs>
  );
}
