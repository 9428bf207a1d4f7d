import type { StockDetail } from '@wealth/api-sdk/model';
import { instrumentIdOf } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { LiveQuote } from '@wealth/parts';
import { Tag } from '@wealth/ui/badge';
import { DataList } from '@wealth/ui/data-list';
import { LivePrice } from '@wealth/ui/live-price';
import { PriceChange } from '@wealth/ui/price-change';

/** The instruments on a phone: name and price, then the change. */
export function InstrumentsList({ instruments }: { instruments: readonly StockDetail[] }) {
  const t = useMessages('market');
  const formats = useFormats();

  return (
    <DataList
      aria-label={t('instrumentsTable')}
      items={instruments.map((instrument) => ({
        id: instrumentIdOf(instrument),
        title: (
          <>
            {instrument.symbol} <Tag>{instrument.market}</Tag>
          </>
        ),
        detail: instrument.name,
        value: (
          <LiveQuote instrument={instrument} served={instrument.quote}>
            {(quote) => <LivePrice value={quote.last_price} format={formats.price} />}
          </LiveQuote>
        ),
        valueDetail: (
          <LiveQuote instrument={instrument} served={instrument.quote}>
            {(quote) => <PriceChange percent={quote.change_percent} />}
          </LiveQuote>
        ),
      }))}
    />
  );
}
