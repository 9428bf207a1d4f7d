import { marketSegments, type MarketSegment } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Tabs } from '@wealth/ui/tabs';
import { useState, type ReactNode } from 'react';
import { MarketRows } from './MarketRows.tsx';

export interface SegmentedInstrumentsProps {
  /** The tab in front. Without it the tabs keep it themselves. */
  segment?: MarketSegment;
  onSegmentChange?: (segment: MarketSegment) => void;
  /** Between the tabs and the instruments: the same behind every tab. */
  head?: ReactNode;
}

const labelOf = {
  all: 'segmentAll',
  stock: 'segmentStock',
  otc: 'segmentOtc',
  ipo: 'segmentIpo',
} as const satisfies Record<MarketSegment, string>;

/** The instruments behind the four filter tabs of product.md §2. */
export function SegmentedInstruments({ segment, onSegmentChange, head }: SegmentedInstrumentsProps) {
  const t = useMessages('market');
  const [own, setOwn] = useState<MarketSegment>('all');
  const shown = segment ?? own;

  return (
    <Tabs
      aria-label={t('segments')}
      items={marketSegments.map((value) => ({ value, label: t(labelOf[value]) }))}
      value={shown}
      onChange={onSegmentChange ?? setOwn}
    >
      <div className="grid grid-cols-1 gap-grid">
        {head}
        <MarketRows key={shown} segment={shown} />
      </div>
    </Tabs>
  );
}
