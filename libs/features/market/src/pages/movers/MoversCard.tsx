import type { GetMoversKind, Mover } from '@wealth/api-sdk/model';
import { useGetMovers } from '@wealth/api-sdk/stock';
import { instrumentIdOf } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { LiveQuote } from '@wealth/stream';
import { Tag } from '@wealth/ui/badge';
import { Card, type CardState, cardStateOf } from '@wealth/ui/card';
import { CompareBar } from '@wealth/ui/compare-bar';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { MarketIcon } from '@wealth/ui/icon';
import { LivePrice } from '@wealth/ui/live-price';
import { PriceChange } from '@wealth/ui/price-change';
import { SkeletonTable } from '@wealth/ui/skeleton';

const shownCount = 10;

const texts = {
  active: { title: 'mostActive', list: 'activeList' },
  gainers: { title: 'gainers', list: 'gainersList' },
  losers: { title: 'losers', list: 'losersList' },
} as const satisfies Record<GetMoversKind, object>;

/** One ranking of the day with live prices. */
export function MoversCard({ kind }: { kind: GetMoversKind }) {
  const t = useMessages('market');
  const formats = useFormats();
  const query = useGetMovers({ kind, segment: 'stock', limit: shownCount });
  const { data: movers } = query;

  function state(): CardState | undefined {
    if (movers?.length !== 0) {
      const skeleton = <SkeletonTable rows={shownCount} />;
      return cardStateOf(query, { failedTitle: t('moversFailed'), failedText: t('failedText'), skeleton });
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
      cell: ({ symbol, market, name }) => (
        <>
          <span className="block font-semibold">
            {symbol} <Tag>{market}</Tag>
          </span>
          <span className="block text-caption text-fg-subtle">{name}</span>
        </>
      ),
    },
    {
      id: 'lastPrice',
      header: t('lastPrice'),
      align: 'end',
      cell: (mover) => (
        <LiveQuote instrument={mover} served={mover}>
          {(quote) => (
            <>
              <LivePrice value={quote.last_price} format={formats.price} />
              <span className="block text-caption">
                <PriceChange percent={quote.change_percent} />
              </span>
            </>
          )}
        </LiveQuote>
      ),
    },
  ];

  return (
    <Card title={t(texts[kind].title)} isFlush state={state()}>
      <DataTable
        aria-label={t(texts[kind].list)}
        columns={kind === 'active' ? columns.toSpliced(1, 0, turnover) : columns}
        rows={movers ?? []}
        rowId={instrumentIdOf}
      />
    </Card>
  );
}
