import type { FundRecord, FundTotals } from '@wealth/api-sdk/model';
import { toRupees } from '@wealth/domain';
import { href, type RangeSearch } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Document, DocumentTable, Money, RangePicker, useRanges, type SearchChange } from '@wealth/parts';
import { useProfile, useSession } from '@wealth/session';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import { Card, cardStateOf, type CardState } from '@wealth/ui/card';
import type { DataTableColumn } from '@wealth/ui/data-table';
import { ClockIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useEffect, useMemo, useState } from 'react';
import { sumsOf } from './recordSums.ts';
import { useAllRecords } from './useRecords.ts';
import { useRecordWords } from './useRecordWords.ts';

export interface StatementPageProps {
  /** What the address says. */
  search: RangeSearch;
  onSearchChange: SearchChange<RangeSearch>;
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
  // From the first to the last, as an account is read.
  const rows = useMemo(() => records.toReversed(), [records]);
  const columns = useStatementColumns(rows);
  return (
    <Document
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
        { name: t('recordClient'), value: profile?.name ?? '–' },
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
        rows={rows}
        rowId={({ id }) => id}
        note={t('recordsNote')}
      />
    </Document>
  );
}

/** What stands in the place of a statement: being read, failed, or nothing in these days. */
function useStatementState(list: ReturnType<typeof useAllRecords>): CardState | undefined {
  const t = useMessages('funds');
  const failed = { failedTitle: t('recordsFailed'), failedText: t('bankFailedText') };
  if (list.hasMoreFailed) {
    return { kind: 'error', title: failed.failedTitle, text: failed.failedText, onRetry: list.retryMore };
  }
  if (list.rows?.length === 0) {
    return {
      kind: 'empty',
      icon: <ClockIcon size="lg" />,
      title: t('recordStatementEmpty'),
      text: t('recordStatementEmptyText'),
      action: (
        <LinkButton href={href.me('records')} variant="secondary">
          {t('records')}
        </LinkButton>
      ),
    };
  }
  return cardStateOf(list.query, {
    ...failed,
    skeleton: <SkeletonRows rows={10} />,
  });
}

/** The records of some days with the balances around them, as a page and as a document: printed, it is a tagged PDF. */
export function StatementPage({ search, onSearchChange }: StatementPageProps) {
  const t = useMessages('funds');
  const list = useAllRecords(search);
  const { rows, totals, isWhole, readOn } = list;
  const { name: range } = useRanges(search);
  const state = useStatementState(list);
  // A part of the records would pass for all of them.
  useEffect(() => {
    if (!isWhole) readOn();
  }, [isWhole, readOn]);
  const title = t('recordStatementOf', { range });
  return (
    <div className="grid grid-cols-1 gap-grid upright-sheet">
      <div className="grid gap-4 print:hidden">
        <Breadcrumb
          items={[
            { label: t('recordMe'), href: href.me() },
            { label: t('records'), href: href.me('records') },
            { label: t('recordStatement') },
          ]}
        />
        <div role="group" aria-label={t('recordRange')} className="flex flex-wrap items-center gap-2">
          <RangePicker
            look="chip"
            value={search}
            onChange={(patch) => onSearchChange(patch, { isStep: true })}
          />
        </div>
      </div>
      {rows && rows.length > 0 && totals !== null && isWhole ? (
        <Statement records={rows} totals={totals} range={range} />
      ) : (
        <>
          <h1 className="sr-only">{title}</h1>
          <Card title={title} state={state ?? { kind: 'loading', skeleton: <SkeletonRows rows={10} /> }} />
        </>
      )}
    </div>
  );
}
