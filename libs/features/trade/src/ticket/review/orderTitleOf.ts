import type { OrderDetail } from '@wealth/api-sdk/model';
import type { TicketWords } from '../../core/words/useTicketWords.ts';

const waitingTitles = {
  PENDING: 'pendingTitle',
  QUEUED: 'queuedTitle',
  TRIGGER_PENDING: 'triggerTitle',
  OPEN: 'waitingTitle',
} as const;

const endedTitles = {
  TRIGGERED: 'triggeredTitle',
  REJECTED: 'rejectedTitle',
  CANCELLED: 'cancelledTitle',
  EXPIRED: 'expiredTitle',
} as const;

const titles = { ...waitingTitles, ...endedTitles };

/** What became of an order, in a few words. */
export function orderTitleOf(order: OrderDetail, { t, quantity }: TicketWords): string {
  const { status, filled_quantity: filled, side, instrument } = order;
  const whole = quantity(order.quantity);
  if (status === 'COMPLETE') {
    return t(side === 'BUY' ? 'boughtTitle' : 'soldTitle', { quantity: whole, symbol: instrument.symbol });
  }
  const parts = { filled: quantity(filled), quantity: whole };
  if (status === 'PARTIAL') return t('partialTitle', parts);
  return filled > 0 && Object.hasOwn(endedTitles, status) ? t('endedPartTitle', parts) : t(titles[status]);
}
