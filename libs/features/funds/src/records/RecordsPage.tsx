import type { FundRecord } from '@wealth/api-sdk/model';
import type { RecordSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useStepKeys, type SearchChange } from '@wealth/parts';
import { useIsWide } from '@wealth/ui/breakpoint';
import { useCallback, useEffect } from 'react';
import { RecordPane, RecordSheet } from './RecordPane.tsx';
import { RecordsCard } from './RecordsCard.tsx';
import { RecordsHero } from './RecordsHero.tsx';
import type { RecordHelp } from './RecordView.tsx';
import { useNeighbours, useRecords } from './useRecords.ts';

export interface RecordsPageProps extends RecordHelp {
  /** What the address says. */
  search: RecordSearch;
  onSearchChange: SearchChange<RecordSearch>;
}

/** Every movement of settled cash, by day, with what it left, and the detail of one of them beside the list. */
export function RecordsPage({ search, onSearchChange, onHelp }: RecordsPageProps) {
  const t = useMessages('funds');
  const isWide = useIsWide();
  const opened = search.record === undefined ? undefined : String(search.record);
  const beside = isWide ? opened : undefined;
  const { list, totals, readAll } = useRecords(search);
  const open = useCallback(
    ({ id }: Pick<FundRecord, 'id'>) => onSearchChange({ record: Number(id) }, { isStep: false }),
    [onSearchChange],
  );
  const close = () => onSearchChange({ record: undefined }, { isStep: false });
  const { step, hasNext, hasPrevious } = useNeighbours(list, { open: opened, onOpen: open });
  const root = useStepKeys(step);
  useEffect(() => {
    if (beside === undefined) return;
    root.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [root, beside]);

  return (
    <div className="grid grid-cols-1 gap-grid">
      <RecordsHero totals={totals} search={search} />
      <div
        ref={root}
        className={`grid grid-cols-1 items-start gap-grid ${beside === undefined ? '' : 'desktop:grid-cols-3'}`}
      >
        <div className={`min-w-0 ${beside === undefined ? '' : 'desktop:col-span-2'}`}>
          <RecordsCard {...{ search, onSearchChange, list, totals, readAll }} onOpen={open} chosen={beside} />
        </div>
        {beside !== undefined && (
          <div className="sticky top-(--page-head) min-w-0">
            <RecordPane
              id={beside}
              onHelp={onHelp}
              onNext={hasNext ? () => step(1) : null}
              onPrevious={hasPrevious ? () => step(-1) : null}
              onClose={close}
            />
          </div>
        )}
      </div>
      <p className="text-caption text-fg-subtle">{t('recordsNote')}</p>
      <RecordSheet id={opened ?? null} onHelp={onHelp} onClose={close} />
    </div>
  );
}
