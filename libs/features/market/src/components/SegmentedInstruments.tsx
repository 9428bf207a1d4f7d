import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { marketSegments, type MarketSearch, type MarketSegment } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Tabs } from '@wealth/ui/tabs';
import type { ReactNode } from 'react';
import { MarketRows } from './MarketRows.tsx';
import type { SearchChange } from './searchChange.ts';
import { instrumentPages } from './useInstrumentPages.ts';

export interface SegmentedInstrumentsProps {
  /** What the address says. */
  search: MarketSearch;
  onSearchChange: SearchChange;
  /** Between the tabs and the instruments. */
  head?: ReactNode;
}

const labelOf = {
  all: 'segmentAll',
  stock: 'segmentStock',
  otc: 'segmentOtc',
  ipo: 'segmentIpo',
} as const satisfies Record<MarketSegment, string>;

/** How many instruments each segment has, as the list was told that shows them: nothing is asked for the tabs alone. */
function useSegmentCounts(search: MarketSearch) {
  const { data } = useInfiniteQuery({
    ...instrumentPages(search),
    enabled: false,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages[0]?.segment_counts,
  });
  return data;
}

/** The instruments behind the four filter tabs of product.md §2. */
export function SegmentedInstruments({ search, onSearchChange, head }: SegmentedInstrumentsProps) {
  const t = useMessages('market');
  const shown = search.segment ?? 'all';
  const counts = useSegmentCounts(search);

  return (
    <Tabs
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
