import type { OrderDetail } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { InstrumentSymbol } from '@wealth/parts';
import { isOrderOver } from '@wealth/queries';
import { Tag } from '@wealth/ui/badge';
import { Note } from '@wealth/ui/note';
import { OrderStatusBadge } from '@wealth/ui/order-status';
import type { ReactNode } from 'react';
import { OrderAnnotation } from '../annotation/OrderAnnotation.tsx';
import { EndsIn } from '../EndsIn.tsx';
import { isStopOrder } from '../model/orderFacts.ts';
import { OrderActions, useOrderActs } from '../OrderActions.tsx';
import { OrderLink } from '../OrderLink.tsx';
import { SideBadge } from '../SideBadge.tsx';
import { useOrderWords } from '../useOrderWords.ts';
import { OrderCharges } from './OrderCharges.tsx';
import { OrderHero } from './OrderHero.tsx';
import { OrderSettlement } from './OrderSettlement.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderTrades } from './OrderTrades.tsx';

export interface OrderViewProps {
  order: OrderDetail;
  /** Of what names the order: a page has it as its title. */
  headingLevel: 'h1' | 'h2';
  /** Beside Modify and Cancel. */
  headActions?: ReactNode;
}

/** Why it has ended, or when it will by itself. */
function EndNote({ order }: { order: OrderDetail }) {
  const t = useMessages('orders');
  const words = useOrderWords();
  if (order.reason !== null) {
    return (
      <Note tone={order.status === 'REJECTED' ? 'negative' : 'neutral'}>{words.reasonOf(order.reason)}</Note>
    );
  }
  if (order.ends_at === null) return null;
  return (
    <Note tone={isStopOrder(order) ? 'warning' : 'neutral'}>
      {isStopOrder(order) && t('stopEndsNote')} <EndsIn order={order} />
    </Note>
  );
}

/** One order: its money, its trades, its charges, when it settles, and everything that happened to it. */
export function OrderView({ order, headingLevel: Heading, headActions }: OrderViewProps) {
  const t = useMessages('orders');
  const words = useOrderWords();
  const acts = useOrderActs();
  const { instrument, child_order_id: childId } = order;
  return (
    <div className="grid grid-cols-1 gap-grid">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <Heading className="flex flex-wrap items-center gap-x-3 gap-y-1 text-heading">
            <SideBadge side={order.side} />
            <span>
              <InstrumentSymbol instrument={instrument} /> <Tag>{instrument.market}</Tag>
            </span>
            <OrderStatusBadge status={order.status} />
          </Heading>
          <p className="mt-1 text-detail wrap-anywhere text-fg-muted">
            {instrument.name} · {words.termsOf(order)} · {words.validityOf(order)} ·{' '}
            {t('dayAndTime', { day: words.dayOf(order.placed_at), time: words.timeOf(order.placed_at) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {!isOrderOver(order) && <OrderActions order={order} acts={acts} />}
          {headActions}
        </div>
      </div>
      <OrderHero order={order} />
      <EndNote order={order} />
      {childId !== null && <OrderLink order={{ id: childId }}>{t('childOrder')}</OrderLink>}
      <div className="grid grid-cols-1 items-start gap-grid desktop:grid-cols-3">
        <div className="grid min-w-0 grid-cols-1 gap-grid desktop:col-span-2">
          <OrderTrades order={order} />
          <OrderCharges order={order} />
          <OrderAnnotation key={order.id} order={order} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-grid">
          <OrderSettlement order={order} />
          <OrderTimeline order={order} />
        </div>
      </div>
      <p className="text-caption wrap-anywhere text-fg-subtle">{t('orderNumber', { id: order.id })}</p>
    </div>
  );
}
