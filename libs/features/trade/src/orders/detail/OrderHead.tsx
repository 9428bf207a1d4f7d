import type { OrderDetail } from '@wealth/api-sdk/model';
import { deepHref } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { InstrumentSymbol, PrivateFigure } from '@wealth/parts';
import { isOrderOver } from '@wealth/queries';
import { Tag } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { RetryIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { OrderStatusBadge } from '../../core/status/OrderStatusBadge.tsx';
import { useRef, type ReactNode } from 'react';
import { settlementsOf } from '../model/settlementsOf.ts';
import { OrderActions, useOrderActs } from '../OrderActions.tsx';
import { SideBadge } from '../../core/order/SideBadge.tsx';
import { useKeepFocus } from '../useKeepFocus.ts';
import { useOrderWords } from '../../core/words/useOrderWords.ts';
import { useOrderAgain } from './useOrderAgain.ts';

export interface OrderHeadProps {
  order: OrderDetail;
  /** Of what names the order: a page has it as its title. */
  headingLevel: 'h1' | 'h2';
  /** Beside what can be done with the order. */
  headActions?: ReactNode;
}

/** The way to the note of the one day on which an order has traded. Of several days each leads there from its settlement. */
function NoteOfDay({ order }: { order: OrderDetail }) {
  const t = useMessages('orders');
  const formats = useFormats();
  const [only, ...others] = settlementsOf(order);
  if (only === undefined || others.length > 0) return null;
  return (
    <LinkButton
      variant="secondary"
      size="sm"
      href={deepHref.contractNote(only.day)}
      aria-label={t('contractNoteOf', { day: formats.day(only.day) })}
    >
      {t('contractNote')}
    </LinkButton>
  );
}

/** What an order is and how it stands. */
export function OrderTitle({ order, headingLevel: Heading }: Pick<OrderHeadProps, 'order' | 'headingLevel'>) {
  const t = useMessages('orders');
  const formats = useFormats();
  const words = useOrderWords();
  const { instrument } = order;
  return (
    <div className="min-w-0">
      <Heading className="flex flex-wrap items-center gap-x-3 gap-y-1 text-heading">
        <SideBadge side={order.side} />
        <span>
          <PrivateFigure>{formats.quantity(order.quantity)}</PrivateFigure>{' '}
          <InstrumentSymbol instrument={instrument} /> <Tag>{instrument.market}</Tag>
        </span>
        <OrderStatusBadge status={order.status} />
      </Heading>
      <p className="mt-1 text-detail wrap-anywhere text-fg-muted">
        {instrument.name} · {words.termsOf(order)} · {words.validityOf(order)} ·{' '}
        {t('dayAndTime', { day: words.dayOf(order.placed_at), time: words.timeOf(order.placed_at) })}
      </p>
    </div>
  );
}

/** What can be done with an order. */
export function OrderButtons({ order, headActions }: Pick<OrderHeadProps, 'order' | 'headActions'>) {
  const t = useMessages('orders');
  const acts = useOrderActs();
  const again = useOrderAgain();
  const place = useRef<HTMLDivElement>(null);
  useKeepFocus(place);
  return (
    <div ref={place} tabIndex={-1} className="flex flex-wrap gap-2 outline-none">
      {isOrderOver(order) ? (
        <Button
          variant="secondary"
          size="sm"
          icon={<RetryIcon size="sm" />}
          aria-haspopup="dialog"
          onPress={() => again(order)}
        >
          {t('orderAgain')}
        </Button>
      ) : (
        <OrderActions order={order} acts={acts} />
      )}
      <NoteOfDay order={order} />
      {headActions}
    </div>
  );
}

/** Both beside each other. */
export function OrderHead(props: OrderHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <OrderTitle {...props} />
      <OrderButtons {...props} />
    </div>
  );
}
