import { missing } from '@wealth/i18n-locale';
import type { ClientAction, Dividend } from '@wealth/api-sdk/model';
import { useGetClientActions, useGetDividends } from '@wealth/api-sdk/stat';
import { fromWire, sumOf, toWire } from '@wealth/domain';
import type { RangeSearch } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Document, DocumentTable, StatementButtons, useCsv, useRanges } from '@wealth/parts';
import { useProfile, useSession } from '@wealth/session';
import { Card, cardStateOf } from '@wealth/ui/card';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useMemo, useState } from 'react';
import { useActionColumns } from './useActionColumns.tsx';
import { useDividendColumns } from './useDividendColumns.tsx';
import { linesOf, useDividendFile } from './useDividendFile.ts';

const noDividends: readonly Dividend[] = [];
const noActions: readonly ClientAction[] = [];

/** A dividend is a list of its own. */
const isNoDividend = ({ kind }: ClientAction) => kind !== 'dividend';

function useDividendRows({ from, to }: RangeSearch) {
  const t = useMessages('statements');
  const dividends = useGetDividends({ from, to });
  const actions = useGetClientActions({ from, to });
  const rows = dividends.data?.items ?? noDividends;
  const done = actions.data?.items.filter(isNoDividend) ?? noActions;
  const failed = {
    failedTitle: t('dividendsFailed'),
    failedText: t('failedText'),
    skeleton: <SkeletonRows rows={10} />,
  };
  const waiting = cardStateOf(dividends, failed) ?? cardStateOf(actions, failed);
  const empty = { kind: 'empty', title: t('empty'), text: t('dividendsEmptyText') } as const;
  const isEmpty = rows.length + done.length === 0;
  return { rows, actions: done, state: waiting ?? (isEmpty ? empty : undefined) };
}

type Rows = ReturnType<typeof useDividendRows>;

interface DividendsProps extends Pick<Rows, 'rows' | 'actions'> {
  columns: ReturnType<typeof useDividendColumns>;
  range: string;
}

function Dividends({ rows, actions, columns, range }: DividendsProps) {
  const t = useMessages('statements');
  const formats = useFormats();
  const profile = useProfile();
  const { serverClock } = useSession();
  const [madeAt] = useState(serverClock.now);
  const actionColumns = useActionColumns();
  return (
    <Document
      headingLevel={2}
      isPaperOnly
      title={t('dividendsOf', { range })}
      note={t('dividendsNote', { time: formats.dateTime(madeAt, { hasSeconds: true }) })}
      factsLabel={t('facts')}
      facts={[
        { name: t('client'), value: profile?.name ?? missing },
        { name: t('dividendList'), value: formats.quantity(rows.length) },
        { name: t('actionList'), value: formats.quantity(actions.length) },
      ]}
    >
      {rows.length > 0 && (
        <DocumentTable
          title={t('dividendList')}
          aria-label={t('dividendList')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          note={t('dividendBank')}
        />
      )}
      {actions.length > 0 && (
        <DocumentTable
          title={t('actionList')}
          aria-label={t('actionList')}
          columns={actionColumns}
          rows={actions}
          rowId={({ id }) => id}
        />
      )}
    </Document>
  );
}

/** What some dividends come to, in rupees. */
const totalOf = (rows: readonly Dividend[], figure: 'gross' | 'tds' | 'net') =>
  toWire(sumOf(rows.map((row) => fromWire(row[figure]))));

export interface DividendsStatementProps {
  range: RangeSearch;
}

/** Dividends and what companies did to the shares in some days, as a document: printed, it is a tagged PDF. */
export function DividendsStatement({ range: days }: DividendsStatementProps) {
  const t = useMessages('statements');
  const formats = useFormats();
  const { serverClock } = useSession();
  const { rows, actions, state } = useDividendRows(days);
  const { name: range } = useRanges(days);
  const columns = useDividendColumns({
    gross: totalOf(rows, 'gross'),
    tds: totalOf(rows, 'tds'),
    net: totalOf(rows, 'net'),
  });
  const csv = useCsv({
    name: 'dividends',
    head: ({ length: count }) =>
      t('dividendsCsv', { count, range, time: formats.dateTime(serverClock.now(), { hasSeconds: true }) }),
    columns: useDividendFile(),
    rows: useMemo(() => linesOf(rows, actions), [rows, actions]),
    isOwn: true,
  });
  return (
    <>
      <StatementButtons isReady={state === undefined} csv={csv} />
      {state ? (
        <Card title={t('dividendsOf', { range })} state={state} />
      ) : (
        <Dividends {...{ rows, actions, columns, range }} />
      )}
    </>
  );
}
