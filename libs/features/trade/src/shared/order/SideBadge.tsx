import type { OrderSide } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { Badge } from '@wealth/ui/badge';

/** Buy or Sell, in a word and its colour. */
export function SideBadge({ side }: { side: OrderSide }) {
  const t = useMessages('orders');
  return <Badge tone={side === 'BUY' ? 'positive' : 'negative'}>{t(side === 'BUY' ? 'buy' : 'sell')}</Badge>;
}
