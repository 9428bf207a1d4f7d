import { missing } from '@wealth/i18n-locale';
import type { FundRecord, FundTotals } from '@wealth/api-sdk/model';
import { toRupees } from '@wealth/domain';
import type { RangeSearch } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Document, DocumentTable, Money, StatementButtons, useCsv, useRanges } from '@wealth/parts';
import { useProfile, useSession } from '@wealth/session';
import { Card, cardStateOf } from '@wealth/ui/card';
import type { DataTableColumn } from '@wealth/ui/data-table';
import { ClockIcon } from '@wealth/ui/icon';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useEffect, useMemo, useState } from 'react';
import { sumsOf } from './recordSums.ts';
import { useAllRecords } from './useRecords.ts';
import { useRecordColumns } from './useRecordColumns.tsx';
import { useRecordWords } from './useRecordWords.ts';

export interface LedgerStatementProps {
  range: RangeSearch;
}

/** The columns of a statement; their totals are sums of the rows that are printed. */
function useStatementColumns(records: readonly FundRecord[]): Array<DataTableColumn<FundRecord>> {
  const t = useMessages('funds');
  const words = useRecordWords();
  return useMemo(() => {
    const { moneyIn, moneyOut } = sumsOf(records);
    return [
      {
        id: 'time',
        header: t('recordTime'),
        cell: ({ time }) => (
          <>
            {words.dayOf(time)}{' '}
            <span className="block text-caption text-fg-subtle">{words.clockOf(time)}</span>
          </>
        ),
      },
      {
        id: 'what',
        header: t('recordWhat'),
        isRowHeader: true,
        cell: (record) => (
          <>
            {words.titleOf(record)}
            <span className="block text-caption text-fg-subtle">
              {[words.detailOf(record), record.reference].filter((part) => part !== null).join(' · ')}
            </span>
          </>
        ),
        total: t('recordSumOf'),
      },
      {
        id: 'in',
        header: t('recordMoneyIn'),
        align: 'end',
        cell: ({ amount }) => amount > 0 && <Money rupees={amount} />,
        total: <Money rupees={toRupees(moneyIn)} />,
      },
      {
        id: 'out',
        header: t('recordMoneyOut'),
        align: 'end',
        cell: ({ amount }) => amount < 0 && <Money rupees={-amount} />,
        total: <Money rupees={toRupees(moneyOut)} />,
      },
      {
        id: 'balance',
        header: t('recordBalance'),
        align: 'end',
        cell: ({ balance }) => <Money rupees={balance} />,
      },
    ];
  }, [t, words, records]);
}

interface StatementProps {
  records: readonly FundRecord[];
  totals: FundTotals;
  range: string;
}

function Statement({ records, totals, range }: StatementProps) {
  const t = useMessages('funds');
  const formats = useFormats();
  const profile = useProfile();
  const { serverClock } = useSession();
  const [madeAt] = useState(serverClock.now);
  const columns = useStatementColumns(records);
  return (
    <Document
      headingLevel={2}
      isPaperOnly
      title={t('recordStatementOf', { range })}
      note={t('recordStatementNote', { time: formats.dateTime(madeAt, { hasSeconds: true }) })}
      sum={
        <div>
          <p className="text-detail text-fg-muted">{t('recordClosing')}</p>
          <Money form="hero" rupees={totals.closing_balance} />
        </div>
      }
      factsLabel={t('recordFacts')}
      facts={[
        { name: t('recordClient'), value: profile?.name ?? missing },
        { name: t('recordOpeningBalance'), value: <Money rupees={totals.opening_balance} /> },
        { name: t('recordMoneyIn'), value: <Money rupees={totals.money_in} /> },
        { name: t('recordMoneyOut'), value: <Money rupees={totals.money_out} /> },
        { name: t('recordClosing'), value: <Money rupees={totals.closing_balance} /> },
        { name: t('records'), value: formats.quantity(totals.count) },
      ]}
    >
      <DocumentTable
        title={t('records')}
        aria-label={t('records')}
        columns={columns}
        rows={records}
        rowId={({ id }) => id}
        note={t('recordsNote')}
      />
    </Document>
  );
}

/** What stands in the place of a statement: being read, failed, or nothing in these days. */
function useStatementState({
  query,
  rows,
  hasMoreFailed,
  isWhole,
  retryMore,
}: ReturnType<typeof useAllRecords>) {
  const t = useMessages('funds');
  const failed = { failedTitle: t('recordsFailed'), failedText: t('bankFailedText') };
  const skeleton = <SkeletonRows rows={10} />;
  if (hasMoreFailed) {
    return { kind: 'error', title: failed.failedTitle, text: failed.failedText, onRetry: retryMore } as const;
  }
  if (rows?.length === 0) {
    return {
      kind: 'empty',
      icon: <ClockIcon size="lg" />,
      title: t('recordStatementEmpty'),
      text: t('recordStatementEmptyText'),
    } as const;
  }
  // A part of the records would pass for all of them.
  return (
    cardStateOf(query, { ...failed, skeleton }) ??
    (isWhole ? undefined : ({ kind: 'loading', skeleton } as const))
  );
}

const openNothing = () => {};

function useLedgerCsv(rows: readonly FundRecord[], totals: FundTotals | null, range: string) {
  const t = useMessages('funds');
  const formats = useFormats();
  const { serverClock } = useSession();
  return useCsv({
    name: 'ledger',
    head: ({ length: count }) =>
      t('ledgerCsv', {
        count,
        range,
        opening: formats.amount(totals?.opening_balance ?? 0),
        closing: formats.amount(totals?.closing_balance ?? 0),
        time: formats.dateTime(serverClock.now(), { hasSeconds: true }),
      }),
    columns: useRecordColumns(openNothing),
    rows,
    isOwn: true,
  });
}

/** The records of some days with the balances around them, as a document: printed, it is a tagged PDF. */
export function LedgerStatement({ range: days }: LedgerStatementProps) {
  const t = useMessages('funds');
  const list = useAllRecords(days);
  const { rows, totals, isWhole, readOn } = list;
  const { name: range } = useRanges(days);
  const state = useStatementState(list);
  useEffect(() => {
    if (!isWhole) readOn();
  }, [isWhole, readOn]);
  // From the first to the last, as an account is read.
  const ordered = useMemo(() => rows?.toReversed() ?? [], [rows]);
  const csv = useLedgerCsv(ordered, totals, range);
  const isReady = state === undefined && totals !== null;
  return (
    <>
      <StatementButtons isReady={isReady} csv={csv} />
      {isReady ? (
        <Statement records={ordered} totals={totals} range={range} />
      ) : (
        <Card title={t('recordStatementOf', { range })} state={state} />
      )}
    </>
  );
}
