import type { MarketSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useCallback, useState } from 'react';
import { SegmentedInstruments } from '../../components/SegmentedInstruments.tsx';
import type { SearchChange } from '../../components/searchChange.ts';

/** The instruments by segment, as a page of the server menu: its address says nothing of them. */
export function InstrumentsPage() {
  const t = useMessages('market');
  const [search, setSearch] = useState<MarketSearch>({});
  const show: SearchChange = useCallback((patch) => setSearch((present) => ({ ...present, ...patch })), []);
  return (
    <div data-density={search.density} className="grid gap-grid">
      <SegmentedInstruments
        search={search}
        onSearchChange={show}
        title={<h1 className="pb-2 text-page max-tablet:sr-only">{t('instruments')}</h1>}
      />
    </div>
  );
}
