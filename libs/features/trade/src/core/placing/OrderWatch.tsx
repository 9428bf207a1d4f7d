import { useMessages } from '@wealth/i18n-locale-react';
import { useOwnQuantity } from '@wealth/parts';
import { IntentWatch } from '@wealth/placing';
import { orderPlacing } from './orderPlacing.ts';

/** Asks for orders whose answer was lost, and tells what became of them. */
export function OrderWatch() {
  const t = useMessages('ticket');
  const quantityOf = useOwnQuantity();
  return (
    <IntentWatch
      placing={orderPlacing}
      words={{
        foundAgain: t('toastFoundAgain'),
        name: ({ side, quantity, instrument: { symbol } }) =>
          t(side === 'BUY' ? 'orderBuy' : 'orderSell', { quantity: quantityOf(quantity), symbol }),
        notPlaced: t('toastNotPlaced'),
        notPlacedText: t('toastNotPlacedText'),
      }}
    />
  );
}
