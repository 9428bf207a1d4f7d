import type { FundRecord, FundTotals } from '@wealth/api-sdk/model';
import { useGetAsset } from '@wealth/api-sdk/stat';
import { istDay } from '@wealth/domain';
import { recordSearch, deepHref, type RecordSearch } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import {
  ExportButton,
  ListCard,
  Money,
  useCsv,
  useFileWords,
  type Pages,
  type SearchChange,
} from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { openDrawer } from '@wealth/ui/drawer';
import { BankIcon, TableIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { useCallback } from 'react';
import { useRecordColumns } from './useRecordColumns.tsx';
import { useRecordFilters } from './useRecordFilters.ts';
import { recordId } from './useRecords.ts';

export interface RecordsCardProps {
  search: RecordSearch;
  onSearchChange: SearchChange<RecordSearch>;
  list: Pages<FundRecord>;
  totals: FundTotals | null;
  readAll: () => Promise<readonly FundRecord[]>;
  onOpen: (record: FundRecord) => void;
  /** The record whose detail stands beside the list. */
  chosen: string | undefined;
}

/** Proceeds that are no settled cash yet: above the records, and in none of their balances. */
function OnTheWay({ unsettled }: { unsettled: number }) {
  const t = useMessages('funds');
  if (unsettled === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-border px-card py-3 text-detail print:hidden">
      <span className="text-fg-muted">{t('recordNotYet')}</span>
      <span className="font-medium">
        <Money rupees={unsettled} isSigned />
      </span>
    </div>
  );
}

const filtersOf = ({ kind, state, query, from, to }: RecordSearch) => ({ kind, state, query, from, to });

/** The list of the records by day, with what is left out of it and the ways to a file and to paper. */
export function RecordsCard(props: RecordsCardProps) {
  const { search, onSearchChange, list: read, totals, readAll, onOpen, chosen } = props;
  const cash = useGetAsset();
  // What stands above the rows comes with them, so that nothing moves.
  const list = cash.isPending ? { ...read, rows: undefined, query: cash } : read;
  const t = useMessages('funds');
  const formats = useFormats();
  const columns = useRecordColumns(onOpen);
  const filters = useRecordFilters();
  const groupOf = useCallback(
    ({ time }: FundRecord) => {
      const day = istDay(Date.parse(time));
      return { id: day, label: formats.day(day) };
    },
    [formats],
  );
  const fileWords = useFileWords(filters, filtersOf(search));
  const csv = useCsv({
    name: 'fund-records',
    head: ({ length: count }) => t('recordsCsv', { count, ...fileWords() }),
    columns,
    rows: readAll,
    isOwn: true,
  });
  const icon = <BankIcon size="lg" />;
  const tools = list.rows !== undefined && list.rows.length > 0 && (
    <>
      <LinkButton
        href={deepHref.statements({ kind: 'ledger', from: search.from, to: search.to })}
        variant="secondary"
        size="sm"
        icon={<TableIcon size="sm" />}
      >
        {t('recordStatement')}
      </LinkButton>
      <ExportButton csv={csv} />
    </>
  );
  return (
    <ListCard
      title={t('records')}
      aria-label={t('records')}
      note={
        totals === null ? (
          // As wide as what comes, so that the filters stay where they are.
          <span className="invisible">{t('recordCount', { count: 10 })}</span>
        ) : (
          t('recordCount', { count: totals.count })
        )
      }
      {...{ columns, list, filters, search, onSearchChange, tools }}
      schema={recordSearch}
      hasChips
      rowId={recordId}
      expectedCount={8}
      grid={{ onRowPress: onOpen, groupOf, chosenRow: chosen, rowHint: null, scrollId: 'records' }}
      head={cash.data && <OnTheWay unsettled={cash.data.unsettled} />}
      failedTitle={t('recordsFailed')}
      moreFailed={{ text: t('recordsMoreFailed'), retryText: t('recordsRetryMore') }}
      noneFits={{ title: t('recordsNoneFit'), text: t('recordsNoneFitText'), icon }}
      empty={{
        title: t('recordsEmptyTitle'),
        text: t('recordsEmptyText'),
        icon,
        action: (
          <Button variant="secondary" onPress={() => openDrawer('deposit')}>
            {t('recordsEmptyAction')}
          </Button>
        ),
      }}
    />
  );
}
