import { useMessages } from '@wealth/i18n-locale-react';
import { Indices } from '../../components/Indices.tsx';
import {
  SegmentedInstruments,
  type SegmentedInstrumentsProps,
} from '../../components/SegmentedInstruments.tsx';

export type MarketPageProps = SegmentedInstrumentsProps;

/** The market: its indices, and its instruments by segment. */
export function MarketPage(props: MarketPageProps) {
  const t = useMessages('market');
  return (
    <div className="grid gap-grid">
      <h1 className="text-page max-tablet:sr-only">{t('title')}</h1>
      <Indices />
      <SegmentedInstruments {...props} />
    </div>
  );
}
