import type { MarketSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Indices } from '@wealth/parts';
import {
  SegmentedInstruments,
  type SegmentedInstrumentsProps,
} from '../../components/SegmentedInstruments.tsx';

export interface MarketPageProps extends Omit<SegmentedInstrumentsProps, 'head'> {
  /** How close the rows stand on this page; without it as everywhere. */
  density?: MarketSearch['density'];
}

/** The market by segment: its indices, and its instruments. */
export function MarketPage({ density, ...segments }: MarketPageProps) {
  const t = useMessages('market');
  return (
    <div data-density={density} className="grid grid-cols-1 gap-grid">
      <h1 className="text-page max-tablet:sr-only">{t('title')}</h1>
      <SegmentedInstruments {...segments} head={<Indices />} />
    </div>
  );
}
