import type { CheckedOrder, OrderChangeFault } from '@wealth/domain';
import type { TicketWords } from '../words/useTicketWords.ts';

/** The price that a fault would change; null for none. */
function priceOf({ price, triggerPrice, stop }: Partial<CheckedOrder>, field: string | undefined): unknown {
  if (field === 'stop.price') return stop?.price;
  return field === 'stop.triggerPrice' ? stop?.triggerPrice : (price ?? triggerPrice);
}

export interface NearestContext {
  words: TicketWords;
  /** What the button would change. */
  order: Pick<CheckedOrder, 'side' | 'price'>;
}

/** The quantities from which money or shares of the client's could be told. */
function hiddenQuantity({ code }: OrderChangeFault, side: CheckedOrder['side']) {
  if (code === 'notEnoughFunds') return 'useAffordable';
  if (code === 'notEnoughShares' || code === 'twoLegNeedsHolding') return 'useSellable';
  return code === 'belowMinimum' && side === 'SELL' ? 'useSmallest' : null;
}

function quantityText(fault: OrderChangeFault, units: number, { words, order }: NearestContext): string {
  const hidden = words.isMasked ? hiddenQuantity(fault, order.side) : null;
  return hidden === null
    ? words.t('useQuantity', { quantity: units, shown: words.quantity(units) })
    : words.t(hidden);
}

/** Of an order of another kind; null of one of the same kind. */
function kindText(
  nearest: Partial<CheckedOrder>,
  { words: { t, price }, order }: NearestContext,
): string | null {
  if (nearest.validity === 'GTT') {
    return typeof nearest.price === 'number' && nearest.price !== order.price
      ? t('keepAsGttLimit', { price: price(nearest.price) })
      : t('keepAsGtt');
  }
  if (nearest.stop === null) return t('useOneTrigger');
  if (nearest.orderType === 'MARKET') return t('useMarket');
  if (nearest.orderType === 'LIMIT' && typeof nearest.price === 'number') {
    return t('useLimit', { price: price(nearest.price) });
  }
  return nearest.validity === 'DAY' ? t('useDay') : null;
}

/**
 * What the button says that puts the nearest order without the fault in place; null where there is no such order. It names
 * everything that the button changes.
 */
export function nearestText(fault: OrderChangeFault, context: NearestContext): string | null {
  const { nearest, fields } = fault;
  const { price } = context.words;
  if (!nearest) return null;
  const kind = kindText(nearest, context);
  if (kind !== null) return kind;
  if (typeof nearest.quantity === 'number') return quantityText(fault, nearest.quantity, context);
  const value = priceOf(nearest, fields[0]);
  return typeof value === 'number' ? price(value) : null;
}
