import type { OrderDetail } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Note } from '@wealth/ui/note';
import { OrderAnnotation } from '../annotation/OrderAnnotation.tsx';
import { EndsIn } from '../EndsIn.tsx';
import { isStopOrder } from '../../core/order/orderFacts.ts';
import { OrderLink } from '../OrderLink.tsx';
import { useOrderOnScreen } from '../toasts/useOrderOnScreen.ts';
import { useOrderWords } from '../../core/words/useOrderWords.ts';
import { OrderCharges } from './OrderCharges.tsx';
import { OrderButtons, OrderHead, OrderTitle, type OrderHeadProps } from './OrderHead.tsx';
import { OrderHero } from './OrderHero.tsx';
import { OrderLots } from './OrderLots.tsx';
import { OrderNumbers } from './OrderNumbers.tsx';
import { OrderSettlement } from './OrderSettlement.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderTrades } from './OrderTrades.tsx';

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
export function OrderView({ order, headingLevel, headActions }: OrderHeadProps) {
  const t = useMessages('orders');
  const { child_order_id: childId } = order;
  useOrderOnScreen(order.id);
  // A phone shows what it came to before what can be done with it.
  const isPhone = useBreakpoint() === 'mobile';
  return (
    <div className="grid grid-cols-1 gap-grid">
      {isPhone ? (
        <>
          <OrderTitle order={order} headingLevel={headingLevel} />
          <OrderHero order={order} />
          <OrderButtons order={order} headActions={headActions} />
        </>
      ) : (
        <>
          <OrderHead order={order} headingLevel={headingLevel} headActions={headActions} />
          <OrderHero order={order} />
        </>
      )}
      <EndNote order={order} />
      {childId !== null && <OrderLink order={{ id: childId }}>{t('childOrder')}</OrderLink>}
      <div className="grid grid-cols-1 items-start gap-grid desktop:grid-cols-3">
        <div className="grid min-w-0 grid-cols-1 gap-grid desktop:col-span-2">
          <OrderTrades order={order} />
          <OrderCharges order={order} />
          <OrderTimeline order={order} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-grid">
          <OrderSettlement order={order} />
          <OrderLots order={order} />
          <OrderAnnotation key={order.id} order={order} />
        </div>
      </div>
      <OrderNumbers order={order} />
    </div>
  );
}
