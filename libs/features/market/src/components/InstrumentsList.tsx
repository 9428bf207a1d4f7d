import type { StockDetail } from '@wealth/api-sdk/model';
import { instrumentIdOf } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { LiveCell } from '@wealth/parts';
import { Tag } from '@wealth/ui/badge';
import { DataList } from '@wealth/ui/data-list';

/** The instruments on a phone: name and price, then the change. */
export function InstrumentsList({ instruments }: { instruments: readonly StockDetail[] }) {
  const t = useMessages('market');

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
        value: <LiveCell instrument={instrument} served={instrument.quote} figure="lastPrice" />,
        valueDetail: <LiveCell instrument={instrument} served={instrument.quote} figure="changePercent" />,
      }))}
    />
  );
}
