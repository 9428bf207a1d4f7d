import type { Order, Quote } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { LiveCell, useToday } from '@wealth/parts';
import { OrderStatusBadge } from '../../core/status/OrderStatusBadge.tsx';
import { EndsIn } from '../EndsIn.tsx';
import { HealthLine } from '../HealthLine.tsx';
import { OrderLink } from '../OrderLink.tsx';
import { awaitedPrices, isGtt } from '../../core/order/orderFacts.ts';
import { PriceDistance } from '../PriceDistance.tsx';
import { useOrderWords } from '../../core/words/useOrderWords.ts';

export interface AwaitingRow {
  order: Order;
  /** As the server answered it; null until then, and for what is not listed any more. */
  quote: Quote | null;
}

/** The second line of a cell; a compact row has one line. */
const note = 'row-note text-caption in-data-cut:truncate text-fg-subtle';

/** When it was placed: the time of today, or the day. It leads to the detail. */
export function PlacedCell({ order }: AwaitingRow) {
  const t = useMessages('orders');
  const words = useOrderWords();
  const formats = useFormats();
  const today = useToday();
  const isToday = istDay(Date.parse(order.placed_at)) === today;
  const shown = isToday ? words.clockOf(order.placed_at) : formats.marketDay(order.placed_at);
  return (
    <OrderLink order={order} aria-label={t('openNamed', { shown, symbol: order.instrument.symbol })}>
      {shown}
    </OrderLink>
  );
}

/** The price that is waited for, and how far it is. */
export function PriceCell({ order, quote }: AwaitingRow) {
  const t = useMessages('orders');
  const formats = useFormats();
  const [first, second] = awaitedPrices(order);
  function shown(): string {
    if (first === undefined) return t('atMarket');
    const price = formats.price(first);
    return second === undefined ? price : t('twoPrices', { first: price, second: formats.price(second) });
  }
  return (
    <>
      <span className="row-lead">{shown()}</span>
      <span className={note}>{quote && <PriceDistance order={order} served={quote} />}</span>
    </>
  );
}

export function LastPriceCell({ order, quote }: AwaitingRow) {
  if (quote === null) return null;
  return (
    <>
      <span className="row-lead">
        <LiveCell instrument={order.instrument} served={quote} figure="lastPrice" />
      </span>
      <span className="row-note text-caption">
        <LiveCell instrument={order.instrument} served={quote} figure="changePercent" />
      </span>
    </>
  );
}

/** Where it stands, and when it ends by itself; of a GTT whether its order would be taken today. */
export function StatusCell({ order }: AwaitingRow) {
  return (
    <>
      <OrderStatusBadge status={order.status} />
      <span className={note}>{isGtt(order) ? <HealthLine order={order} /> : <EndsIn order={order} />}</span>
    </>
  );
}
