import type { OrderDetail, OrderTrade } from '@wealth/api-sdk/model';
import { minus, toRupees, valueOf, type Paise } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, PrivateFigure } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { ClockIcon } from '@wealth/ui/icon';
import { useMemo } from 'react';
import { orderMoney } from '../../core/order/orderMoney.ts';
import { useOrderWords } from '../../core/words/useOrderWords.ts';

/** By how much a unit was better than the limit: more for a sale, less for a purchase. Null without a limit. */
function betterBy({ side, price: limit }: OrderDetail, { price }: OrderTrade): Paise | null {
  if (limit === null) return null;
  const [more, less] = side === 'BUY' ? [limit, price] : [price, limit];
  return minus(valueOf(more, 1), valueOf(less, 1));
}

/** Each trade of an order with the price that it met. */
export function OrderTrades({ order }: { order: OrderDetail }) {
  const t = useMessages('orders');
  const formats = useFormats();
  const words = useOrderWords();
  const columns = useMemo((): ReadonlyArray<DataTableColumn<OrderTrade>> => {
    const { value } = orderMoney(order);
    return [
      {
        id: 'time',
        header: t('timeInIst'),
        isRowHeader: true,
        cell: ({ time }) => <span className="whitespace-nowrap">{words.clockOf(time)}</span>,
        total: t('total'),
      },
      {
        id: 'quantity',
        header: t('quantity'),
        align: 'end',
        cell: ({ quantity }) => <PrivateFigure>{formats.quantity(quantity)}</PrivateFigure>,
        total: <PrivateFigure>{formats.quantity(order.filled_quantity)}</PrivateFigure>,
      },
      {
        id: 'price',
        header: t('price'),
        align: 'end',
        cell: ({ price }) => formats.price(price),
        total: <PrivateFigure>{formats.price(order.average_price)}</PrivateFigure>,
      },
      ...(order.price === null
        ? []
        : [
            {
              id: 'better',
              header: t('againstLimit'),
              align: 'end' as const,
              from: 'tablet' as const,
              cell: (trade: OrderTrade) => {
                const better = betterBy(order, trade);
                return better === null || better === 0
                  ? t('atLimit')
                  : formats.price(toRupees(better), { isSigned: true });
              },
            },
          ]),
      {
        id: 'value',
        header: t('value'),
        align: 'end',
        cell: ({ price, quantity }) => <Money rupees={toRupees(valueOf(price, quantity))} />,
        total: <Money rupees={toRupees(value)} />,
      },
    ];
  }, [t, formats, words, order]);

  return (
    <Card
      title={t('trades')}
      note={t('tradesNote')}
      isFlush
      state={
        order.trades.length === 0
          ? {
              kind: 'empty',
              icon: <ClockIcon size="lg" />,
              title: t('tradesEmpty'),
              text: t('tradesEmptyText'),
            }
          : undefined
      }
    >
      <DataTable aria-label={t('tradesTable')} columns={columns} rows={order.trades} rowId={({ id }) => id} />
    </Card>
  );
}
