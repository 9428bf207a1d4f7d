import type { StockDetail } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import {
  InstrumentCell,
  InstrumentSymbol,
  LiveCell,
  type InstrumentColumn,
  type LiveCellProps,
} from '@wealth/parts';
import { Tag } from '@wealth/ui/badge';

/** A cell that moves with the quote. */
function live(figure: LiveCellProps['figure'], form?: LiveCellProps['form']) {
  return function liveCell(instrument: StockDetail) {
    return <LiveCell instrument={instrument} served={instrument.quote} figure={figure} form={form} />;
  };
}

/** The instruments with their prices; sector and volume leave first, and a phone shows name, price and change. */
export function useInstrumentColumns(): ReadonlyArray<InstrumentColumn<StockDetail>> {
  const t = useMessages('market');
  return [
    {
      id: 'instrument',
      header: t('instrument'),
      isRowHeader: true,
      cell: (instrument) => <InstrumentCell instrument={instrument} />,
      phone: {
        title: (instrument) => (
          <>
            <InstrumentSymbol instrument={instrument} /> <Tag>{instrument.market}</Tag>
          </>
        ),
        detail: ({ name }) => name,
      },
    },
    { id: 'sector', header: t('sector'), from: 'desktop', cell: ({ sector }) => sector },
    {
      id: 'lastPrice',
      header: t('lastPrice'),
      align: 'end',
      cell: live('lastPrice'),
      phone: { value: live('lastPrice') },
    },
    { id: 'change', header: t('change'), align: 'end', cell: live('change') },
    {
      id: 'changePercent',
      header: t('changePercent'),
      align: 'end',
      cell: live('changePercent', 'pill'),
      phone: { valueDetail: live('changePercent') },
    },
    { id: 'volume', header: t('volume'), align: 'end', from: 'desktop', cell: live('volume') },
  ];
}
