import type { OrderSide } from '@wealth/api-sdk/model';
import { Badge } from '@wealth/ui/badge';
import { useOrderLabels } from '../words/useOrderLabels.ts';

/** Buy or Sell, in a word and its colour. */
export function SideBadge({ side }: { side: OrderSide }) {
  const { sideName } = useOrderLabels();
  return <Badge tone={side === 'BUY' ? 'positive' : 'negative'}>{sideName(side)}</Badge>;
}
