import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { ClaimLink } from '@wealth/parts';
import { isOrderOver } from '@wealth/queries';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import type { ReactNode } from 'react';
import { OrderState } from './OrderState.tsx';
import { OrderView } from './OrderView.tsx';
import { useOrder } from './useOrder.ts';
import { useOrderWords } from '../../core/words/useOrderWords.ts';

export interface OrderPageProps {
  id: string;
  /** Where the client has no such order. */
  notFound: ReactNode;
}

/** One order on a page of its own. */
export function OrderPage({ id, notFound }: OrderPageProps) {
  const t = useMessages('orders');
  const words = useOrderWords();
  const { query, order, isUnknown } = useOrder(id);
  if (isUnknown) return notFound;

  const tab = order && !isOrderOver(order) ? 'awaiting' : 'history';
  return (
    <div className="grid grid-cols-1 gap-grid">
      <Breadcrumb
        items={[
          { label: t('portfolio'), href: href.portfolio() },
          { label: t(tab), href: href.portfolio(tab) },
          { label: order ? words.nameOf(order) : t('order') },
        ]}
      />
      {order ? (
        <>
          <OrderView order={order} headingLevel="h1" />
          <p>
            <ClaimLink about="order" subject={order.id} />
          </p>
        </>
      ) : (
        <>
          <h1 className="sr-only">{t('order')}</h1>
          <OrderState query={query} />
        </>
      )}
    </div>
  );
}
