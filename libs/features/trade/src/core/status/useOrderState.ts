import type { Order } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { maskedFigure } from '@wealth/i18n-locale';
import { useIsMasked, useOwnQuantity } from '@wealth/parts';
import { useCallback } from 'react';
import { orderStatuses } from './orderStatuses.ts';
import { useOrderWords } from '../words/useOrderWords.ts';

/** A sentence on where an order stands: what is filled at which price, and why it ended. */
export function useOrderState(): (order: Order) => string {
  const t = useMessages('orders');
  const formats = useFormats();
  const words = useOrderWords();
  const isMasked = useIsMasked();
  const quantityOf = useOwnQuantity();
  return useCallback(
    (order) => {
      const filled = quantityOf(order.filled_quantity);
      const quantity = quantityOf(order.quantity);
      const fills =
        order.average_price === null
          ? t('filledNone', { quantity })
          : t('filledAt', {
              filled,
              quantity,
              price: isMasked ? maskedFigure : formats.price(order.average_price),
            });
      const status = t(orderStatuses[order.status].state);
      if (order.reason === null) return t('stateOf', { status, fills });
      return t('stateAndReason', { status, fills, reason: words.reasonOf(order.reason) });
    },
    [t, formats, words, isMasked, quantityOf],
  );
}
