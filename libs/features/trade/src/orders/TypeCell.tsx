import type { Order } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { isGtt } from '../core/order/orderFacts.ts';
import { useOrderWords } from '../core/words/useOrderWords.ts';

/** Its price is the second one of two, after a trigger. */
const hasLimitBehindTrigger = (order: Order) => isGtt(order) || order.order_type === 'SL';

/** The limits behind its triggers, one for each: of a GTT, and of a stop order with a limit. */
function Limits({ order }: { order: Order }) {
  const t = useMessages('orders');
  const formats = useFormats();
  const first = formats.price(order.price);
  if (order.stop === null) return t('limitOf', { price: first });
  return t('limitOf', { price: t('twoPrices', { first, second: formats.price(order.stop.price) }) });
}

/** What kind of order it is, and how long it stands; of one with triggers its limits. */
export function TypeCell({ order }: { order: Order }) {
  const words = useOrderWords();
  return (
    <>
      <span className="row-lead">
        {isGtt(order) ? words.validityName('GTT') : words.typeName(order.order_type)}
      </span>
      <span className="row-note text-caption in-data-cut:truncate text-fg-subtle">
        {hasLimitBehindTrigger(order) ? <Limits order={order} /> : words.validityOf(order)}
      </span>
    </>
  );
}
