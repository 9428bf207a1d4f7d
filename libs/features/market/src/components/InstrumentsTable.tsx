import type { StockDetail } from '@wealth/api-sdk/model';
import { instrumentIdOf } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { LiveQuote, type QuoteFigures } from '@wealth/parts';
import { Tag } from '@wealth/ui/badge';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { LivePrice } from '@wealth/ui/live-price';
import { PriceChange } from '@wealth/ui/price-change';
import type { ReactNode } from 'react';

/** A cell that moves with the quote. */
function live(cell: (quote: QuoteFigures) => ReactNode) {
  return function liveCell(instrument: StockDetail) {
    return (
      <LiveQuote instrument={instrument} served={instrument.quote}>
        {cell}
      </LiveQuote>
    );
  };
}

/** The instruments from 768 px on; sector and volume leave first. */
export function InstrumentsTable({ instruments }: { instruments: readonly StockDetail[] }) {
  const t = useMessages('market');
  const formats = useFormats();

  const columns: ReadonlyArray<DataTableColumn<StockDetail>> = [
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
    { id: 'sector', header: t('sector'), from: 'desktop', cell: ({ sector }) => sector },
    {
      id: 'lastPrice',
      header: t('lastPrice'),
      align: 'end',
      cell: live((quote) => <LivePrice value={quote.last_price} format={formats.price} />),
    },
    {
      id: 'change',
      header: t('change'),
      align: 'end',
      cell: live((quote) => (
        <PriceChange percent={quote.change_percent} text={formats.price(quote.change, { isSigned: true })} />
      )),
    },
    {
      id: 'changePercent',
      header: t('changePercent'),
      align: 'end',
      cell: live((quote) => <PriceChange percent={quote.change_percent} form="pill" />),
    },
    {
      id: 'volume',
      header: t('volume'),
      align: 'end',
      from: 'desktop',
      cell: live((quote) => (
        <span className="figure">{formats.compact(quote.volume, { hasRupeeSign: false })}</span>
      )),
    },
  ];

  return (
    <DataTable
      aria-label={t('instrumentsTable')}
      columns={columns}
      rows={instruments}
      rowId={instrumentIdOf}
    />
  );
}
