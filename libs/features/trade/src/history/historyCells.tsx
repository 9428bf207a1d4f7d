import { missing } from '@wealth/i18n-locale';
import type { Order } from '@wealth/api-sdk/model';
import { tradeDayOf } from '@wealth/domain';
import { deepHref } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, PrivateFigure } from '@wealth/parts';
import { Link } from '@wealth/ui/link';
import { OrderStatusBadge } from '../core/status/OrderStatusBadge.tsx';
import { FilledCell } from '../orders/FilledCell.tsx';
import { orderStatuses } from '../core/status/orderStatuses.ts';
import { OrderLink } from '../orders/OrderLink.tsx';
import { SideBadge } from '../core/order/SideBadge.tsx';
import { useOrderWords } from '../core/words/useOrderWords.ts';

interface OfOrder {
  order: Order;
}

/** The second line of a cell; a compact row has one line. */
const note = 'row-note text-caption in-data-cut:truncate text-fg-subtle';

interface DayLinkProps extends OfOrder {
  /** Without its weekday, where there is little room. @default false */
  isShort?: boolean;
}

/** The day on which it was placed; it leads to the detail. */
export function DayLink({ order, isShort = false }: DayLinkProps) {
  const t = useMessages('orders');
  const formats = useFormats();
  const words = useOrderWords();
  const { placed_at: placedAt } = order;
  const shown = isShort ? formats.marketDay(placedAt, { hasYear: true }) : words.dayOf(placedAt);
  return (
    <OrderLink order={order} aria-label={t('openNamed', { shown, symbol: order.instrument.symbol })}>
      {shown}
    </OrderLink>
  );
}

export function DateCell({ order }: OfOrder) {
  const words = useOrderWords();
  return (
    <>
      <span className="row-lead">
        <DayLink order={order} />
      </span>
      <span className={note}>{words.timeOf(order.placed_at)}</span>
    </>
  );
}

/** The name of a row on a phone. */
export function PhoneTitle({ order }: OfOrder) {
  return (
    <span className="flex min-w-0 items-center gap-1.5 max-[22.5rem]:text-detail">
      <SideBadge side={order.side} />
      <span className="truncate">{order.instrument.symbol}</span>
    </span>
  );
}

export function OrderPriceCell({ order: { price, trigger_price: trigger } }: OfOrder) {
  const t = useMessages('orders');
  const formats = useFormats();
  return (
    <>
      <span className="row-lead">{price === null ? t('atMarket') : formats.price(price)}</span>
      {trigger !== null && <span className={note}>{t('triggerAt', { price: formats.price(trigger) })}</span>}
    </>
  );
}

/** How it ended, and why. What was executed is the rule: only the others are marked. */
export function EndCell({ order }: OfOrder) {
  const t = useMessages('orders');
  const words = useOrderWords();
  return (
    <>
      {order.status === 'COMPLETE' ? (
        <span className="text-detail text-fg-muted">{t(orderStatuses.COMPLETE.name)}</span>
      ) : (
        <OrderStatusBadge status={order.status} />
      )}
      {order.reason !== null && <span className={note}>{words.reasonOf(order.reason)}</span>}
    </>
  );
}

/** The contract note of the day on which it was traded. */
export function NoteLink({ order: { filled_at: filledAt } }: OfOrder) {
  const t = useMessages('orders');
  const formats = useFormats();
  if (filledAt === null) return missing;
  const day = tradeDayOf(Date.parse(filledAt));
  const name = t('openNoteOf', { day: formats.day(day) });
  return (
    <Link tone="quiet" isInRow href={deepHref.contractNote(day)} aria-label={name}>
      {t('openNote')}
    </Link>
  );
}

/** Tags that have room in a row. */
const shownTags = 1;

/** The client's own tags; each leads to the orders that have it. */
export function TagsCell({ order: { tags } }: OfOrder) {
  const t = useMessages('orders');
  const formats = useFormats();
  const more = tags.length - shownTags;
  if (tags.length === 0) return missing;
  return (
    <span className="flex min-w-0 items-center gap-1">
      {tags.slice(0, shownTags).map((tag) => (
        <Link
          key={tag}
          tone="quiet"
          isInRow
          href={deepHref.history({ tag })}
          aria-label={t('showTag', { tag })}
        >
          <span className="inline-block max-w-15 truncate rounded-full align-middle bg-surface-sunken px-2 text-caption">
            {tag}
          </span>
        </Link>
      ))}
      {more > 0 && (
        <span className="shrink-0 text-caption text-fg-subtle">
          <span aria-hidden="true">+{formats.quantity(more)}</span>
          <span className="sr-only">{t('moreTags', { count: more })}</span>
        </span>
      )}
    </span>
  );
}

/** What it came to; of an order that was not executed as a whole how it ended. */
export function PhoneEnd({ order }: OfOrder) {
  const t = useMessages('orders');
  if (order.status !== 'COMPLETE') return <OrderStatusBadge status={order.status} />;
  return (
    <>
      <span className="sr-only">{t(orderStatuses.COMPLETE.name)} </span>
      <Money form="fitted" rupees={order.filled_value} />
    </>
  );
}

/** How much of it was filled, and at which price. */
export function PhoneFilled({ order }: OfOrder) {
  const t = useMessages('orders');
  const formats = useFormats();
  if (order.average_price === null) return <FilledCell order={order} />;
  const quantity = formats.quantity(order.quantity);
  const price = formats.price(order.average_price);
  // What is filled as a whole says so by its status: its number stands once, and the price has room.
  const isWhole = order.filled_quantity === order.quantity;
  return (
    <PrivateFigure>
      {isWhole
        ? t('filledWhole', { quantity, price })
        : t('filledOfAt', { filled: formats.quantity(order.filled_quantity), quantity, price })}
    </PrivateFigure>
  );
}
