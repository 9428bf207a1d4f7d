import { useMessages } from '@wealth/i18n-locale-react';
import { SegmentedInstruments } from '../../components/SegmentedInstruments.tsx';

/** The instruments by segment, as a page of the server menu. */
export function InstrumentsPage() {
  const t = useMessages('market');
  return (
    <div className="grid gap-grid">
      <h1 className="text-page max-tablet:sr-only">{t('instruments')}</h1>
      <SegmentedInstruments />
    </div>
  );
}
