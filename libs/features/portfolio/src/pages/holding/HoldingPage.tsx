import type { Holding } from '@wealth/api-sdk/model';
import { useGetHoldings } from '@wealth/api-sdk/stat';
import type { HoldingSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import type { SearchChange } from '@wealth/parts';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { MorePages } from '../../components/MorePages.tsx';
import { HoldingsCard } from './HoldingsCard.tsx';
import { HoldingsHero } from './HoldingsHero.tsx';
import { LotsSheet } from './LotsSheet.tsx';

export interface HoldingPageProps {
  /** What the address says. */
  search: HoldingSearch;
  onSearchChange: SearchChange<HoldingSearch>;
}

const none: readonly Holding[] = [];

/** Every holding with what it is made of, its cost, live value and gain, and the lots behind it. */
export function HoldingPage({ search, onSearchChange }: HoldingPageProps) {
  const t = useMessages('holdings');
  const query = useGetHoldings();
  const holdings = query.data ?? none;
  // Rows that come would push it away: how many there are is not known before.
  const isKnown = query.data !== undefined || query.errorUpdateCount > 0;
  const isPhone = useBreakpoint() === 'mobile';
  const opened = holdings.find(({ isin }) => isin === search.lots);
  return (
    <div data-density={search.density} className="grid grid-cols-1 gap-grid">
      <HoldingsHero query={query} holdings={holdings} />
      <HoldingsCard {...{ query, holdings, search, onSearchChange }} />
      {isKnown && (
        <>
          <p className="text-caption text-fg-subtle">{t('note')}</p>
          <MorePages />
        </>
      )}
      {isPhone && (
        <LotsSheet
          holding={opened ?? null}
          onClose={() => onSearchChange({ lots: undefined }, { isStep: false })}
        />
      )}
    </div>
  );
}
