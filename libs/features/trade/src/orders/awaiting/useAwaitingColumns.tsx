import { instrumentIdOf, istDay, toIstIso } from '@wealth/domain';
import type { Translate } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { InstrumentCell, timeCellOf, type RowColumn } from '@wealth/parts';
import { OrderStatusBadge } from '../../core/status/OrderStatusBadge.tsx';
import { useMemo, type ReactNode } from 'react';
import { BlockedCell } from '../BlockedCell.tsx';
import { FilledCell } from '../FilledCell.tsx';
import { KeepAsGtt, OrderActions, type OrderActs } from '../OrderActions.tsx';
import { isKeepable } from '../../core/order/orderFacts.ts';
import { orderStatuses } from '../../core/status/orderStatuses.ts';
import { PriceDistance } from '../PriceDistance.tsx';
import { SideBadge } from '../../core/order/SideBadge.tsx';
import { useOrderWords, type OrderWords } from '../../core/words/useOrderWords.ts';
import { TypeCell } from '../TypeCell.tsx';
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

export interface AwaitingColumn extends Omit<RowColumn<AwaitingRow>, 'phone'> {
  id: AwaitingColumnId;
  /** What a card shows of it, where that differs. */
  inCard?: (row: AwaitingRow) => ReactNode;
}

/** CSS pixels of the buttons of a row, and of one more. */
const actionsWidth = 180;
const keepWidth = 116;

type Texts = Translate<'orders'>;

/** What it waits for, what is paid now, and what it blocks. */
function priceColumns(t: Texts): AwaitingColumn[] {
  return [
    {
      id: 'price',
      header: t('price'),
      align: 'end',
      isCut: true,
      width: 112,
      cell: (row) => <PriceCell {...row} />,
      csv: [
        { title: t('limitPrice'), cell: ({ order }) => order.price },
        { title: t('triggerPrice'), cell: ({ order }) => order.trigger_price },
        { title: t('fieldStopTrigger'), cell: ({ order }) => order.stop?.trigger_price ?? null },
        { title: t('fieldStopPrice'), cell: ({ order }) => order.stop?.price ?? null },
        { title: t('average'), cell: ({ order }) => order.average_price },
      ],
      inCard: ({ order, quote }) => quote && <PriceDistance order={order} served={quote} />,
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
      csv: [{ title: t('csvBlocked'), cell: ({ order }) => order.blocked }],
    },
  ];
}

/** What names it. */
function nameColumns(t: Texts, words: OrderWords): AwaitingColumn[] {
  return [
    {
      id: 'side',
      header: t('side'),
      width: 64,
      grow: 0,
      cell: ({ order }) => <SideBadge side={order.side} />,
      csv: [{ title: t('side'), cell: ({ order }) => words.sideName(order.side) }],
    },
    {
      id: 'instrument',
      header: t('instrument'),
      isRowHeader: true,
      width: 140,
      grow: 2,
      cell: ({ order }) => <InstrumentCell instrument={order.instrument} />,
      csv: [
        { title: t('instrument'), cell: ({ order }) => instrumentIdOf(order.instrument) },
        { title: t('name'), cell: ({ order }) => order.instrument.name },
      ],
    },
    {
      id: 'type',
      header: t('type'),
      hidePriority: 3,
      width: 104,
      cell: ({ order }) => <TypeCell order={order} />,
      csv: [
        { title: t('type'), cell: ({ order }) => words.typeName(order.order_type) },
        { title: t('validity'), cell: ({ order }) => order.validity },
      ],
    },
  ];
}

/** "2026-11-19 15:30", in Indian time. */
const minuteOf = (instant: string | null) =>
  instant === null ? null : toIstIso(Date.parse(instant)).slice(0, 16).replace('T', ' ');

/**
 * What is said of an order that waits: table and file have these as their columns, a card takes its parts from them. The
 * same array between renders.
 *
 * @param acts - Memoised by the caller.
 * @param canKeep - Whether an order of the list may be kept as a GTT.
 */
export function useAwaitingColumns(acts: OrderActs, canKeep: boolean): readonly AwaitingColumn[] {
  const t = useMessages('orders');
  const words = useOrderWords();
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
        inCard: (row) => <PlacedCell {...row} />,
        csv: [
          { title: t('date'), cell: ({ order }) => istDay(Date.parse(order.placed_at)) },
          { title: t('timeInIst'), cell: ({ order }) => timeCellOf(order.placed_at) },
        ],
      },
      ...nameColumns(t, words),
      {
        id: 'filled',
        header: t('filledAndQuantity'),
        hidePriority: 4,
        width: 92,
        cell: ({ order }) => <FilledCell order={order} hasBar />,
        csv: [
          { title: t('quantity'), cell: ({ order }) => order.quantity },
          { title: t('filled'), cell: ({ order }) => order.filled_quantity },
        ],
      },
      ...priceColumns(t),
      {
        id: 'status',
        header: t('status'),
        width: 172,
        cell: (row) => <StatusCell {...row} />,
        csv: [
          { title: t('status'), cell: ({ order }) => t(orderStatuses[order.status].name) },
          { title: t('csvEnds'), cell: ({ order }) => minuteOf(order.ends_at) },
        ],
        inCard: ({ order }) => <OrderStatusBadge status={order.status} />,
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
        inCard: ({ order }) => <OrderActions order={order} acts={acts} size="md" isFullWidth />,
      },
    ],
    [t, words, acts, canKeep],
  );
}
