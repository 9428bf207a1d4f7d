import type { Order } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { InstrumentCell, OwnFigure, type InstrumentColumn } from '@wealth/parts';
import { OrderStatusBadge } from '@wealth/ui/order-status';
import { useMemo } from 'react';
import { FilledCell } from '../../orders/FilledCell.tsx';
import { SideBadge } from '../../orders/SideBadge.tsx';
import { TypeCell } from '../../orders/TypeCell.tsx';
import { useOrderWords } from '../../orders/useOrderWords.ts';
import { DateCell, DayLink, EndCell, OrderPriceCell, PhoneFilled, PhoneTitle } from './historyCells.tsx';

/** What is said of an order that has ended; a phone shows it in two lines. The same array between renders. */
export function useHistoryColumns(): ReadonlyArray<InstrumentColumn<Order>> {
  const t = useMessages('orders');
  const formats = useFormats();
  const words = useOrderWords();
  return useMemo(
    (): ReadonlyArray<InstrumentColumn<Order>> => [
      { id: 'date', header: t('date'), width: 140, grow: 0, cell: (order) => <DateCell order={order} /> },
      {
        id: 'side',
        header: t('side'),
        width: 68,
        grow: 0,
        cell: (order) => <SideBadge side={order.side} />,
      },
      {
        id: 'instrument',
        header: t('instrument'),
        isRowHeader: true,
        width: 160,
        grow: 2,
        cell: (order) => <InstrumentCell instrument={order.instrument} />,
        phone: {
          title: (order) => <PhoneTitle order={order} />,
          detail: (order) => (
            <>
              <DayLink order={order} /> · {words.typeOf(order)}
            </>
          ),
        },
      },
      {
        id: 'type',
        header: t('type'),
        from: 'desktop',
        width: 116,
        cell: (order) => <TypeCell order={order} />,
      },
      {
        id: 'filled',
        header: t('filledAndQuantity'),
        align: 'end',
        width: 112,
        cell: (order) => <FilledCell order={order} />,
      },
      {
        id: 'price',
        header: t('orderPrice'),
        align: 'end',
        from: 'desktop',
        width: 120,
        cell: (order) => <OrderPriceCell order={order} />,
      },
      {
        id: 'average',
        header: t('average'),
        align: 'end',
        width: 104,
        cell: ({ average_price: average }) =>
          average === null ? '–' : <OwnFigure>{formats.price(average)}</OwnFigure>,
      },
      {
        id: 'status',
        header: t('status'),
        width: 200,
        grow: 2,
        cell: (order) => <EndCell order={order} />,
        phone: {
          value: (order) => <OrderStatusBadge status={order.status} />,
          valueDetail: (order) => <PhoneFilled order={order} />,
        },
      },
    ],
    [t, formats, words],
  );
}
