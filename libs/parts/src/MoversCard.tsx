import type { GetMoversKind, Mover } from '@wealth/api-sdk/model';
import { useGetMovers } from '@wealth/api-sdk/stock';
import { instrumentIdOf } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { CompareBar } from '@wealth/ui/compare-bar';
import { MarketIcon } from '@wealth/ui/icon';
import type { ReactNode } from 'react';
import { InstrumentCell } from './InstrumentCell.tsx';
import { QuoteCell } from './QuoteCell.tsx';
import { Rows, type RowColumn } from './list/Rows.tsx';

const texts = {
  active: { title: 'mostActive', list: 'activeList', failed: 'activeFailed' },
  gainers: { title: 'gainers', list: 'gainersList', failed: 'gainersFailed' },
  losers: { title: 'losers', list: 'losersList', failed: 'losersFailed' },
} as const satisfies Record<GetMoversKind, object>;

export interface MoversCardProps {
  /** The largest turnover, or the largest rise or fall in percent. */
  kind: GetMoversKind;
  /** @default what the ranking is called */
  title?: string;
  /** Rows. */
  count: number;
  /** A way to more of them, in the head of the card. */
  action?: ReactNode;
}

/** One ranking of the shares of the day, with live prices. */
export function MoversCard({ kind, title, count, action }: MoversCardProps) {
  const t = useMessages('parts');
  const formats = useFormats();
  const query = useGetMovers({ kind, segment: 'stock', limit: count });
  const most = Math.max(0, ...(query.data ?? []).map(({ value }) => value));
  const turnover: RowColumn<Mover> = {
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
  const columns: ReadonlyArray<RowColumn<Mover>> = [
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
    <Rows
      title={title ?? t(texts[kind].title)}
      action={action}
      aria-label={t(texts[kind].list)}
      columns={columns}
      query={query}
      rows={query.data ?? []}
      rowId={instrumentIdOf}
      expectedCount={count}
      failedTitle={t(texts[kind].failed)}
      empty={{ title: t('moversEmpty'), text: t('moversEmptyText'), icon: <MarketIcon size="lg" /> }}
    />
  );
}
