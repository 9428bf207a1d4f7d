import type { GetMoversKind, Mover } from '@wealth/api-sdk/model';
import { useGetMovers } from '@wealth/api-sdk/stock';
import { instrumentIdOf } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Card, type CardState, cardStateOf } from '@wealth/ui/card';
import { CompareBar } from '@wealth/ui/compare-bar';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { MarketIcon } from '@wealth/ui/icon';
import { SkeletonTable } from '@wealth/ui/skeleton';
import type { ReactNode } from 'react';
import { InstrumentCell } from './InstrumentCell.tsx';
import { QuoteCell } from './QuoteCell.tsx';

const texts = {
  active: { title: 'mostActive', list: 'activeList', failed: 'activeFailed' },
  gainers: { title: 'gainers', list: 'gainersList', failed: 'gainersFailed' },
  losers: { title: 'losers', list: 'losersList', failed: 'losersFailed' },
} as const satisfies Record<GetMoversKind, object>;

export interface MoversCardProps {
  /** The largest turnover, or the largest rise or fall in percent. */
  kind: GetMoversKind;
  /** Rows. */
  count: number;
  /** A way to more of them, in the head of the card. */
  action?: ReactNode;
}

/** One ranking of the shares of the day, with live prices. */
export function MoversCard({ kind, count, action }: MoversCardProps) {
  const t = useMessages('parts');
  const formats = useFormats();
  const query = useGetMovers({ kind, segment: 'stock', limit: count });
  const { data: movers } = query;

  function state(): CardState | undefined {
    if (movers?.length !== 0) {
      const skeleton = <SkeletonTable rows={count} />;
      return cardStateOf(query, {
        failedTitle: t(texts[kind].failed),
        failedText: t('failedText'),
        skeleton,
      });
    }
    return {
      kind: 'empty',
      title: t('moversEmpty'),
      text: t('moversEmptyText'),
      icon: <MarketIcon size="lg" />,
    };
  }

  const most = Math.max(0, ...(movers ?? []).map(({ value }) => value));
  const turnover: DataTableColumn<Mover> = {
    id: 'turnover',
    header: t('turnover'),
    align: 'end',
    cell: ({ value }) => (
      <>
        <span className="figure">{formats.compact(value)}</span>
        <CompareBar value={value} most={most} />
      </>
    ),
  };
  const columns: ReadonlyArray<DataTableColumn<Mover>> = [
    {
      id: 'instrument',
      header: t('instrument'),
      isRowHeader: true,
      cell: (mover) => <InstrumentCell instrument={mover} />,
    },
    ...(kind === 'active' ? [turnover] : []),
    {
      id: 'lastPrice',
      header: t('lastPrice'),
      align: 'end',
      cell: (mover) => <QuoteCell instrument={mover} served={mover} />,
    },
  ];

  return (
    <Card title={t(texts[kind].title)} action={action} isFlush state={state()}>
      <DataTable
        aria-label={t(texts[kind].list)}
        columns={columns}
        rows={movers ?? []}
        rowId={instrumentIdOf}
      />
    </Card>
  );
}
