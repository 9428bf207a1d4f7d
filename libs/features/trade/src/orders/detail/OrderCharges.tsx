import type { OrderCharge, OrderDetail } from '@wealth/api-sdk/model';
import { toRupees } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { Money } from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import { Card } from '@wealth/ui/card';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { useMemo } from 'react';
import { orderMoney } from '../model/orderMoney.ts';
import { useOrderWords } from '../useOrderWords.ts';
import { chargesStates } from './OrderHero.tsx';

const tones = { estimated: 'neutral', so_far: 'warning', final: 'positive' } as const;

/** Every charge of an order by name, and how sure it is. The sum is the server's. */
export function OrderCharges({ order }: { order: OrderDetail }) {
  const t = useMessages('orders');
  const words = useOrderWords();
  const columns = useMemo(
    (): ReadonlyArray<DataTableColumn<OrderCharge>> => [
      {
        id: 'line',
        header: t('charge'),
        isRowHeader: true,
        cell: (charge) => words.chargeOf(charge),
        total: t('total'),
      },
      {
        id: 'amount',
        header: t('amount'),
        align: 'end',
        cell: ({ amount }) => <Money rupees={amount} />,
        total: <Money rupees={toRupees(orderMoney(order).charges)} />,
      },
    ],
    [t, words, order],
  );
  if (order.charges.length === 0) return <Card title={t('charges')}>{t('noCharges')}</Card>;
  return (
    <Card
      title={t('charges')}
      isFlush
      action={<Badge tone={tones[order.charges_state]}>{t(chargesStates[order.charges_state])}</Badge>}
    >
      <DataTable
        aria-label={t('chargesTable')}
        columns={columns}
        rows={order.charges}
        rowId={({ code }) => code}
      />
    </Card>
  );
}
