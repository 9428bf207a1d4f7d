import type { Order } from '@wealth/api-sdk/model';
import { csvText, instrumentIdOf, istDay, toIstIso, type CsvCell } from '@wealth/domain';
import { timeCellOf } from '../../orders/model/timeCellOf.ts';
import type { OrderWords } from '../../orders/useOrderWords.ts';

export interface AwaitingCsvTexts {
  /** Which rows these are, and of when. */
  head: string;
  columns: readonly string[];
  statusOf: (order: Order) => string;
}

const toMinutes = (iso: string) => iso.slice(0, 16).replace('T', ' ');

/** Orders that wait, as they are listed. Prices and amounts in rupees, times in Indian time. */
export function awaitingCsv(orders: readonly Order[], words: OrderWords, texts: AwaitingCsvTexts): string {
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
    order.stop?.trigger_price ?? null,
    order.stop?.price ?? null,
    order.average_price,
    order.blocked,
    texts.statusOf(order),
    order.ends_at === null ? null : toMinutes(toIstIso(Date.parse(order.ends_at))),
    order.note,
    order.tags.join(', '),
    order.id,
  ]);
  return csvText([[texts.head], texts.columns, ...lines]);
}
