import { useMessages } from '@wealth/i18n-locale-react';
import { Indices } from '@wealth/parts';
import {
  SegmentedInstruments,
  type SegmentedInstrumentsProps,
} from '../../components/SegmentedInstruments.tsx';

export type MarketPageProps = Omit<SegmentedInstrumentsProps, 'head'>;

/** The market by segment: its indices, and its instruments. */
export function MarketPage(props: MarketPageProps) {
  const t = useMessages('market');
  return (
    <div className="grid grid-cols-1 gap-grid">
      <h1 className="text-page max-tablet:sr-only">{t('title')}</h1>
      <SegmentedInstruments {...props} head={<Indices />} />
    </div>
  );
}
