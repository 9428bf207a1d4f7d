import type { OrderDetail } from '@wealth/api-sdk/model';
import type { OrderProgress } from '../intent/createOrderDesk.ts';
import type { TicketWords } from './useTicketWords.ts';

const waitingTitles = {
  PENDING: 'pendingTitle',
  QUEUED: 'queuedTitle',
  TRIGGER_PENDING: 'triggerTitle',
  OPEN: 'waitingTitle',
} as const;

const endedTitles = {
  REJECTED: 'rejectedTitle',
  CANCELLED: 'cancelledTitle',
  EXPIRED: 'expiredTitle',
} as const;

/** What became of an order, in a few words. */
export function orderTitleOf(order: OrderDetail, { t, quantity }: TicketWords): string {
  const { status, filled_quantity: filled } = order;
  const parts = { filled: quantity(filled), quantity: quantity(order.quantity) };
  switch (status) {
    case 'PENDING':
    case 'QUEUED':
    case 'TRIGGER_PENDING':
    case 'OPEN':
      return t(waitingTitles[status]);
    case 'PARTIAL':
      return t('partialTitle', parts);
    case 'COMPLETE':
      return t(order.side === 'BUY' ? 'boughtTitle' : 'soldTitle', {
        quantity: parts.quantity,
        symbol: order.instrument.symbol,
      });
    case 'REJECTED':
    case 'CANCELLED':
    case 'EXPIRED':
      return filled > 0 ? t('endedPartTitle', parts) : t(endedTitles[status]);
  }
}

/** What the panel after sending is called. */
export function resultTitle(
  progress: OrderProgress | null,
  order: OrderDetail | null,
  words: TicketWords,
): string {
  const { t } = words;
  switch (progress?.kind) {
    case 'asking':
      return t('askingTitle');
    case 'notPlaced':
      return t('notPlacedTitle');
    case 'refused':
      return t('refusedTitle');
    case 'placed':
      return orderTitleOf(order ?? progress.order, words);
    case 'sending':
    case undefined:
      return t('sendingTitle');
  }
}
