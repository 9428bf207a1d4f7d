import type { Order } from '@wealth/api-sdk/model';
import { missing, type Formats, type Translate } from '@wealth/i18n-locale';
import { instrumentIdOf, istDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import {
  InstrumentCell,
  Money,
  PrivateFigure,
  timeCellOf,
  useActionWords,
  type FileColumn,
  type RowColumn,
} from '@wealth/parts';
import { useMemo } from 'react';
import { orderStatuses } from '../core/status/orderStatuses.ts';
import { FilledCell } from '../orders/FilledCell.tsx';
import { SideBadge } from '../core/order/SideBadge.tsx';
import { TypeCell } from '../orders/TypeCell.tsx';
import { useOrderWords, type OrderWords } from '../core/words/useOrderWords.ts';
import {
  DateCell,
  DayLink,
  EndCell,
  NoteLink,
  OrderPriceCell,
  PhoneEnd,
  PhoneFilled,
  PhoneTitle,
  TagsCell,
} from './historyCells.tsx';
import { actionFileColumn, actionParts } from './actionColumns.tsx';
import type { HistoryRow } from './joinedRows.ts';
import { withActions } from './withActions.tsx';

type Columns = ReadonlyArray<RowColumn<Order>>;
type Texts = Translate<'orders'>;

/** When it was placed, and which way. */
function placedColumns(t: Texts, words: OrderWords): Columns {
  return [
    {
      id: 'date',
      header: t('date'),
      // Beside the link of the longest day the cell itself can still be pressed.
      width: 164,
      grow: 0,
      cell: (order) => <DateCell order={order} />,
      csv: [
        { title: t('date'), cell: (order) => istDay(Date.parse(order.placed_at)) },
        { title: t('timeInIst'), cell: (order) => timeCellOf(order.placed_at) },
      ],
    },
    {
      id: 'side',
      header: t('side'),
      width: 60,
      grow: 0,
      cell: (order) => <SideBadge side={order.side} />,
      csv: [{ title: t('side'), cell: (order) => words.sideName(order.side) }],
    },
  ];
}

/** How much of it was traded, and at what price. */
function filledColumns(t: Texts, formats: Formats): Columns {
  return [
    {
      id: 'filled',
      header: t('filledAndQuantity'),
      align: 'end',
      isCut: true,
      width: 112,
      cell: (order) => <FilledCell order={order} />,
      csv: [
        { title: t('quantity'), cell: ({ quantity }) => quantity },
        { title: t('filled'), cell: ({ filled_quantity: filled }) => filled },
      ],
    },
    {
      id: 'price',
      header: t('orderPrice'),
      align: 'end',
      isCut: true,
      hidePriority: 4,
      width: 92,
      cell: (order) => <OrderPriceCell order={order} />,
      csv: [
        { title: t('limitPrice'), cell: ({ price }) => price },
        { title: t('triggerPrice'), cell: ({ trigger_price: trigger }) => trigger },
      ],
    },
    {
      id: 'average',
      header: t('average'),
      align: 'end',
      isCut: true,
      width: 92,
      cell: ({ average_price: average }) =>
        average === null ? missing : <PrivateFigure>{formats.price(average)}</PrivateFigure>,
      csv: [{ title: t('average'), cell: ({ average_price: average }) => average }],
    },
  ];
}

/** What it came to. */
function moneyColumns(t: Texts): Columns {
  return [
    {
      id: 'value',
      header: t('value'),
      hidePriority: 6,
      align: 'end',
      isCut: true,
      width: 116,
      cell: ({ filled_quantity: filled, filled_value: value }) =>
        filled === 0 ? missing : <Money rupees={value} />,
      csv: [{ title: t('csvValue'), cell: ({ filled_value: value }) => value }],
    },
    {
      id: 'charges',
      header: t('charges'),
      hidePriority: 5,
      align: 'end',
      isCut: true,
      width: 92,
      cell: ({ filled_quantity: filled, charges_total: charges }) =>
        filled === 0 ? missing : <Money rupees={charges} />,
      csv: [{ title: t('csvCharges'), cell: ({ charges_total: charges }) => charges }],
    },
  ];
}

/** What the client has written on it, and where its day is summed up. */
function ownColumns(t: Texts): Columns {
  return [
    {
      id: 'tags',
      header: t('tags'),
      hidePriority: 1,
      width: 84,
      cell: (order) => <TagsCell order={order} />,
      csv: [
        { title: t('csvNote'), cell: ({ note }) => note },
        { title: t('csvTags'), cell: ({ tags }) => tags.join(', ') },
      ],
    },
    {
      id: 'note',
      header: t('contractNote'),
      hidePriority: 2,
      width: 116,
      grow: 0,
      cell: (order) => <NoteLink order={order} />,
    },
  ];
}

/** What it was of. */
function instrumentColumn(t: Texts, words: OrderWords): RowColumn<Order> {
  return {
    id: 'instrument',
    header: t('instrument'),
    isRowHeader: true,
    width: 144,
    grow: 2,
    cell: (order) => <InstrumentCell instrument={order.instrument} />,
    csv: [
      { title: t('instrument'), cell: ({ instrument }) => instrumentIdOf(instrument) },
      { title: t('name'), cell: ({ instrument }) => instrument.name },
    ],
    phone: {
      title: (order) => <PhoneTitle order={order} />,
      detail: (order) => (
        <>
          <DayLink order={order} isShort />
          {/* The narrowest phone keeps the day whole. */}
          <span className="max-[22.5rem]:hidden"> · {words.typeName(order.order_type)}</span>
        </>
      ),
    },
  };
}

/** How it was to be traded. */
function typeColumn(t: Texts, words: OrderWords): RowColumn<Order> {
  return {
    id: 'type',
    header: t('type'),
    hidePriority: 3,
    width: 100,
    cell: (order) => <TypeCell order={order} />,
    csv: [
      { title: t('type'), cell: (order) => words.typeName(order.order_type) },
      { title: t('validity'), cell: ({ validity }) => validity },
    ],
  };
}

/** How it ended. */
function statusColumn(t: Texts, words: OrderWords): RowColumn<Order> {
  return {
    id: 'status',
    header: t('status'),
    width: 118,
    grow: 2,
    cell: (order) => <EndCell order={order} />,
    csv: [
      { title: t('status'), cell: ({ status }) => t(orderStatuses[status].name) },
      { title: t('reason'), cell: ({ reason }) => (reason === null ? null : words.reasonOf(reason)) },
    ],
    phone: {
      value: (order) => <PhoneEnd order={order} />,
      valueDetail: (order) => <PhoneFilled order={order} />,
    },
    // A value or a status, and a quantity with its price beneath it.
    phoneWidth: 130,
  };
}

export interface HistoryColumns {
  columns: ReadonlyArray<RowColumn<HistoryRow>>;
  /** What the file has beside them. */
  fileColumns: ReadonlyArray<FileColumn<HistoryRow>>;
}

/** What is said of a row of the history; a phone shows it in two lines. The same object between renders. */
export function useHistoryColumns(): HistoryColumns {
  const t = useMessages('orders');
  const formats = useFormats();
  const words = useOrderWords();
  const { nameOf } = useActionWords();
  return useMemo(() => {
    const parts = actionParts(t, nameOf);
    const ofOrders: Columns = [
      ...placedColumns(t, words),
      instrumentColumn(t, words),
      typeColumn(t, words),
      ...filledColumns(t, formats),
      ...moneyColumns(t),
      statusColumn(t, words),
      ...ownColumns(t),
    ];
    const orderId: RowColumn<Order>['csv'] = [
      { title: t('orderId'), cell: ({ exchange_order_id: id }) => id },
    ];
    const file = withActions({ id: 'file', header: '', cell: () => null, csv: orderId });
    return {
      columns: ofOrders.map((column) => withActions(column, parts[column.id])),
      fileColumns: [file, actionFileColumn(t)],
    };
  }, [t, formats, words, nameOf]);
}
