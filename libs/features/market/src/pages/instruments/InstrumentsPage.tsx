import { useMessages } from '@wealth/i18n-locale-react';
import { SegmentedInstruments } from '../../components/SegmentedInstruments.tsx';
import { useMarketSearch } from '../../components/useMarketSearch.ts';

/** The instruments by segment, as a page of the server menu: its address says nothing of them. */
export function InstrumentsPage() {
  const t = useMessages('market');
  const { search, onSearchChange } = useMarketSearch({});
  return (
    <div data-density={search.density} className="grid gap-grid">
      <SegmentedInstruments
        search={search}
        onSearchChange={onSearchChange}
        title={<h1 className="pb-2 text-page max-tablet:sr-only">{t('instruments')}</h1>}
      />
    </div>
  );
}
