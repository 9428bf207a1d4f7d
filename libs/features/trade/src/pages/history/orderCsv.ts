import type { Order } from '@wealth/api-sdk/model';
import { csvText, instrumentIdOf, istDay, type CsvCell } from '@wealth/domain';
import { timeCellOf } from '../../orders/model/timeCellOf.ts';
import type { OrderWords } from '../../orders/useOrderWords.ts';

export interface OrderCsvTexts {
  /** Which rows these are, and of when. */
  head: string;
  columns: readonly string[];
  statusOf: (order: Order) => string;
}

/** The rows as they are listed, below what says which they are. Prices in rupees, times in Indian time. */
export function orderCsv(orders: readonly Order[], words: OrderWords, texts: OrderCsvTexts): string {
  const lines = orders.map((order): CsvCell[] => [
    istDay(Date.parse(order.placed_at)),
    timeCellOf(order.placed_at),
    words.sideOf(order),
    instrumentIdOf(order.instrument),
    order.instrument.name,
    words.typeOf(order),
    order.validity,
    order.quantity,
    order.filled_quantity,
    order.price,
    order.trigger_price,
    order.average_price,
    order.filled_value,
    order.charges_total,
    texts.statusOf(order),
    order.reason === null ? null : words.reasonOf(order.reason),
    order.note,
    order.tags.join(', '),
    order.exchange_order_id,
  ]);
  return csvText([[texts.head], texts.columns, ...lines]);
}
