import type { OrderDetail } from '@wealth/api-sdk/model';
import { toRupees } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { Money } from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import { Card } from '@wealth/ui/card';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { useMemo } from 'react';
import { chargeRows, chargesBeyondEstimate, type ChargeRow } from '../model/chargeRows.ts';
import { orderMoney } from '../../core/order/orderMoney.ts';
import { useChargeWords } from '../../core/words/useChargeWords.ts';
import { chargesStates } from './OrderHero.tsx';

const tones = { estimated: 'neutral', so_far: 'warning', final: 'positive' } as const;

type Column = DataTableColumn<ChargeRow>;

/** The figures of the charges: estimated, and beside it what was charged so far or in the end. The sums are the server's. */
function useFigureColumns(order: OrderDetail): readonly Column[] {
  const t = useMessages('orders');
  return useMemo(() => {
    const { charges_state: state, estimated_charges: estimates } = order;
    const isEstimate = state === 'estimated';
    const charged = toRupees(orderMoney(order).charges);
    const estimated: Column = {
      id: 'estimated',
      header: t('chargesEstimated'),
      align: 'end',
      cell: (row) => <Money rupees={row.estimated} />,
      total: <Money rupees={isEstimate ? charged : order.estimated_charges_total} />,
    };
    const actual: Column = {
      id: 'charged',
      header: t(chargesStates[state]),
      align: 'end',
      cell: (row) => <Money rupees={row.charged} />,
      total: <Money rupees={charged} />,
    };
    if (isEstimate) return [estimated];
    return estimates.length === 0 ? [actual] : [estimated, actual];
  }, [t, order]);
}

/** Every charge of an order by name: estimated, so far and final beside each other. */
export function OrderCharges({ order }: { order: OrderDetail }) {
  const t = useMessages('orders');
  const chargeOf = useChargeWords();
  const figures = useFigureColumns(order);
  const columns = useMemo(
    (): readonly Column[] => [
      {
        id: 'line',
        header: t('charge'),
        isRowHeader: true,
        cell: ({ charge }) => chargeOf(charge),
        total: t('total'),
      },
      ...figures,
    ],
    [t, chargeOf, figures],
  );
  if (order.charges.length === 0) return <Card title={t('charges')}>{t('noCharges')}</Card>;
  const beyond = chargesBeyondEstimate(order);
  return (
    <Card
      title={t('charges')}
      isFlush
      action={<Badge tone={tones[order.charges_state]}>{t(chargesStates[order.charges_state])}</Badge>}
    >
      <DataTable
        aria-label={t('chargesTable')}
        columns={columns}
        rows={chargeRows(order)}
        rowId={({ charge }) => charge.code}
      />
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-border px-card py-3 text-caption text-fg-muted">
        <span>{t('chargesEstimateWhy')}</span>
        {beyond !== null && (
          <span>
            {t('chargesDifference')} <Money rupees={toRupees(beyond)} isSigned />
          </span>
        )}
      </p>
    </Card>
  );
}
