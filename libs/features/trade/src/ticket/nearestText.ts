import type { CheckedOrder, OrderChangeFault } from '@wealth/domain';
import type { TicketWords } from './useTicketWords.ts';

/** The price that a fault would change; null for none. */
function priceOf({ price, triggerPrice, stop }: Partial<CheckedOrder>, field: string | undefined): unknown {
  if (field === 'stop.price') return stop?.price;
  return field === 'stop.triggerPrice' ? stop?.triggerPrice : (price ?? triggerPrice);
}

/** What the button says that puts the nearest order without the fault in place; null where there is no such order. */
export function nearestText(
  { nearest, fields }: Pick<OrderChangeFault, 'nearest' | 'fields'>,
  { t, price, quantity }: TicketWords,
): string | null {
  if (!nearest) return null;
  if (nearest.validity === 'GTT') return t('keepAsGtt');
  if (nearest.stop === null) return t('useOneTrigger');
  if (nearest.orderType === 'MARKET') return t('useMarket');
  if (nearest.orderType === 'LIMIT' && typeof nearest.price === 'number') {
    return t('useLimit', { price: price(nearest.price) });
  }
  if (nearest.validity === 'DAY') return t('useDay');
  if (typeof nearest.quantity === 'number') {
    return t('useQuantity', { quantity: nearest.quantity, shown: quantity(nearest.quantity) });
  }
  const value = priceOf(nearest, fields[0]);
  return typeof value === 'number' ? price(value) : null;
}
