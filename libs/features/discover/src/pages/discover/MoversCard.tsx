import type { Mover } from '@wealth/api-sdk/model';
import { useGetMovers } from '@wealth/api-sdk/stock';
import { instrumentIdOf } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { LiveQuote } from '@wealth/stream';
import { Tag } from '@wealth/ui/badge';
import { Card, type CardState, cardStateOf } from '@wealth/ui/card';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { MarketIcon } from '@wealth/ui/icon';
import { LivePrice } from '@wealth/ui/live-price';
import { PriceChange } from '@wealth/ui/price-change';
import { SkeletonTable } from '@wealth/ui/skeleton';

const shownCount = 5;

const texts = {
  gainers: { title: 'gainers', list: 'gainersList', failed: 'gainersFailed' },
  losers: { title: 'losers', list: 'losersList', failed: 'losersFailed' },
} as const;

/** The shares that rose or fell most today, with live prices. */
export function MoversCard({ kind }: { kind: keyof typeof texts }) {
  const t = useMessages('discover');
  const formats = useFormats();
  const query = useGetMovers({ kind, segment: 'stock', limit: shownCount });
  const { data: movers } = query;

  function state(): CardState | undefined {
    if (movers?.length !== 0) {
      const skeleton = <SkeletonTable rows={shownCount} />;
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
        columns={columns}
        rows={movers ?? []}
        rowId={instrumentIdOf}
      />
    </Card>
  );
}
