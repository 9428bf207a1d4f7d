import type { OrderDetail } from '@wealth/api-sdk/model';
import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useIsMasked } from '@wealth/parts';
import { isOrderOver } from '@wealth/queries';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import type { ReactNode } from 'react';
import { OrderState } from '../../orders/detail/OrderState.tsx';
import { OrderView } from '../../orders/detail/OrderView.tsx';
import { useOrder } from '../../orders/detail/useOrder.ts';
import { useOrderWords } from '../../orders/useOrderWords.ts';

export interface OrderPageProps {
  id: string;
  /** Where the client has no such order. */
  notFound: ReactNode;
}

/** One order on a page of its own. */
export function OrderPage({ id, notFound }: OrderPageProps) {
  const t = useMessages('orders');
  const words = useOrderWords();
  const isMasked = useIsMasked();
  const { query, order, isUnknown } = useOrder(id);
  if (isUnknown) return notFound;

  function nameOf(known: OrderDetail): string {
    const { instrument } = known;
    return isMasked
      ? t('orderNameHidden', { side: words.sideOf(known), symbol: instrument.symbol })
      : words.nameOf(known);
  }
  const tab = order && !isOrderOver(order) ? 'awaiting' : 'history';
  return (
    <div className="grid grid-cols-1 gap-grid">
      <Breadcrumb
        items={[
          { label: t('portfolio'), href: href.portfolio() },
          { label: t(tab), href: href.portfolio(tab) },
          { label: order ? nameOf(order) : t('order') },
        ]}
      />
      {order ? (
        <OrderView order={order} headingLevel="h1" />
      ) : (
        <>
          <h1 className="sr-only">{t('order')}</h1>
          <OrderState query={query} />
        </>
      )}
    </div>
  );
}
