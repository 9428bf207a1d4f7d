import { useMessages } from '@wealth/i18n-locale-react';
import { InstrumentCell } from '@wealth/parts';
import type { GridTableColumn } from '@wealth/ui/grid-table';
import { OrderStatusBadge } from '../../orders/OrderStatusBadge.tsx';
import { useMemo, type ReactNode } from 'react';
import { BlockedCell } from '../../orders/BlockedCell.tsx';
import { FilledCell } from '../../orders/FilledCell.tsx';
import { KeepAsGtt, OrderActions, type OrderActs } from '../../orders/OrderActions.tsx';
import { isKeepable } from '../../orders/model/orderFacts.ts';
import { PriceDistance } from '../../orders/PriceDistance.tsx';
import { SideBadge } from '../../orders/SideBadge.tsx';
import { TypeCell } from '../../orders/TypeCell.tsx';
import { ChooseBox } from './ChosenOrdersScope.tsx';
import { LastPriceCell, PlacedCell, PriceCell, StatusCell, type AwaitingRow } from './awaitingCells.tsx';

export type AwaitingColumnId =
  | 'time'
  | 'side'
  | 'instrument'
  | 'type'
  | 'filled'
  | 'price'
  | 'lastPrice'
  | 'blocked'
  | 'status'
  | 'actions';

export interface AwaitingColumn extends GridTableColumn<AwaitingRow> {
  id: AwaitingColumnId;
  /** What a phone shows of it, where that differs. */
  phone?: (row: AwaitingRow) => ReactNode;
}

/** CSS pixels of the buttons of a row, and of one more. */
const actionsWidth = 180;
const keepWidth = 116;

/**
 * What is said of an order that waits: a table has these as its columns, a card of a phone takes its parts from them. The
 * same array between renders.
 *
 * @param acts - Memoised by the caller.
 * @param canKeep - Whether an order of the list may be kept as a GTT.
 */
export function useAwaitingColumns(acts: OrderActs, canKeep: boolean): readonly AwaitingColumn[] {
  const t = useMessages('orders');
  return useMemo(
    () => [
      {
        id: 'time',
        header: t('timeInIst'),
        width: 136,
        grow: 0,
        cell: (row) => (
          <span className="flex items-center gap-1">
            <ChooseBox order={row.order} />
            <PlacedCell {...row} />
          </span>
        ),
        phone: (row) => <PlacedCell {...row} />,
      },
      {
        id: 'side',
        header: t('side'),
        width: 64,
        grow: 0,
        cell: ({ order }) => <SideBadge side={order.side} />,
      },
      {
        id: 'instrument',
        header: t('instrument'),
        isRowHeader: true,
        width: 140,
        grow: 2,
        cell: ({ order }) => <InstrumentCell instrument={order.instrument} />,
      },
      {
        id: 'type',
        header: t('type'),
        hidePriority: 3,
        width: 104,
        cell: ({ order }) => <TypeCell order={order} />,
      },
      {
        id: 'filled',
        header: t('filledAndQuantity'),
        hidePriority: 4,
        width: 92,
        cell: ({ order }) => <FilledCell order={order} hasBar />,
      },
      {
        id: 'price',
        header: t('price'),
        align: 'end',
        isCut: true,
        width: 112,
        cell: (row) => <PriceCell {...row} />,
        phone: ({ order, quote }) => quote && <PriceDistance order={order} served={quote} />,
      },
      {
        id: 'lastPrice',
        header: t('lastPrice'),
        align: 'end',
        isCut: true,
        // The distance beneath the price that is waited for says the same.
        hidePriority: 1,
        width: 84,
        cell: (row) => <LastPriceCell {...row} />,
      },
      {
        id: 'blocked',
        header: t('blocked'),
        align: 'end',
        isCut: true,
        hidePriority: 2,
        width: 104,
        cell: ({ order }) => <BlockedCell order={order} />,
      },
      {
        id: 'status',
        header: t('status'),
        width: 172,
        cell: (row) => <StatusCell {...row} />,
        phone: ({ order }) => <OrderStatusBadge status={order.status} />,
      },
      {
        id: 'actions',
        header: t('actions'),
        align: 'end',
        isCut: true,
        isPinned: true,
        width: canKeep ? actionsWidth + keepWidth : actionsWidth,
        grow: 0,
        cell: ({ order }) => (
          <span className="flex justify-end gap-2">
            {isKeepable(order) && <KeepAsGtt order={order} acts={acts} />}
            <OrderActions order={order} acts={acts} />
          </span>
        ),
        phone: ({ order }) => <OrderActions order={order} acts={acts} size="md" isFullWidth />,
      },
    ],
    [t, acts, canKeep],
  );
}
