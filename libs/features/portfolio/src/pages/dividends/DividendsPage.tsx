import { useGetDividends } from '@wealth/api-sdk/stat';
import type { Dividend } from '@wealth/api-sdk/model';
import { href, type DividendSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import type { SearchChange } from '@wealth/parts';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import { useIsWide } from '@wealth/ui/breakpoint';
import { ShowAssetsToggle } from '@wealth/ui/show-assets-toggle';
import { Sheet } from '@wealth/ui/sheet';
import { useMemo } from 'react';
import { DividendDetail } from './DividendDetail.tsx';
import { DividendsCard } from './DividendsCard.tsx';
import { DividendsHero } from './DividendsHero.tsx';
import { DividendYears } from './DividendYears.tsx';

export interface DividendsPageProps {
  /** What the address says. */
  search: DividendSearch;
  onSearchChange: SearchChange<DividendSearch>;
}

const none: readonly Dividend[] = [];

/** Dividends that are expected, were received or are missing, with what to write to the registrar. */
export function DividendsPage({ search, onSearchChange }: DividendsPageProps) {
  const t = useMessages('dividends');
  const isWide = useIsWide();
  const query = useGetDividends({ from: search.from, to: search.to });
  const all = query.data?.items ?? none;
  const shown = useMemo(
    () => all.filter(({ state }) => search.state === undefined || state === search.state),
    [all, search.state],
  );
  const chosen = all.find(({ id }) => id === search.dividend);
  // What is missing asks to be done something about: it is open without being asked for, where there is room beside.
  const beside = chosen ?? all.find(({ state }) => state === 'missing');
  const open = ({ id }: Dividend) => onSearchChange({ dividend: id }, { isStep: !isWide });

  return (
    <div className="grid grid-cols-1 gap-grid">
      <div>
        <Breadcrumb items={[{ label: t('portfolio'), href: href.portfolio() }, { label: t('title') }]} />
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <h1 className="text-page">{t('title')}</h1>
          <ShowAssetsToggle />
        </div>
        <p className="text-detail text-fg-muted">{t('lead')}</p>
      </div>
      <DividendsHero query={query} dividends={all} />
      <div className="grid grid-cols-1 items-start gap-grid desktop:grid-cols-3">
        <div className="min-w-0 desktop:col-span-2">
          <DividendsCard
            {...{ query, search, onSearchChange }}
            dividends={shown}
            hasAny={all.length > 0}
            onOpen={open}
            chosen={isWide ? beside?.id : undefined}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-grid">
          {beside && isWide && <DividendDetail key={beside.id} dividend={beside} />}
          <DividendYears dividends={all} years={query.data?.years} search={search} />
        </div>
      </div>
      <p className="text-caption text-fg-subtle">{t('note')}</p>
      <Sheet
        isOpen={chosen !== undefined && !isWide}
        onClose={() => onSearchChange({ dividend: undefined }, { isStep: false })}
        title={t('dividend')}
        height="90dvh"
      >
        <div className="p-4">{chosen && <DividendDetail key={chosen.id} dividend={chosen} />}</div>
      </Sheet>
    </div>
  );
}
