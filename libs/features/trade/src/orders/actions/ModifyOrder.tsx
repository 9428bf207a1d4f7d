import type { Order, OrderDetail } from '@wealth/api-sdk/model';
import { useGetStockDetail } from '@wealth/api-sdk/stock';
import { useGetOrder } from '@wealth/api-sdk/trade';
import { useMessages } from '@wealth/i18n-locale-react';
import { LiveCell } from '@wealth/parts';
import { isOrderOver } from '@wealth/queries';
import { Tag } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { Note } from '@wealth/ui/note';
import { OrderStatusBadge } from '../../core/status/OrderStatusBadge.tsx';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { StateMessage } from '@wealth/ui/state-message';
import { toasts } from '@wealth/ui/toast';
import { useState } from 'react';
import type { OrderChangeStart } from '../model/orderChange.ts';
import { SideBadge } from '../../core/order/SideBadge.tsx';
import { ordersOnScreen } from '../toasts/createOrdersOnScreen.ts';
import { useOrderState } from '../../core/status/useOrderState.ts';
import { useOrderWords } from '../../core/words/useOrderWords.ts';
import { ModifyForm } from './ModifyForm.tsx';

export interface ModifyOrderProps {
  /** As the list had it when the dialog was opened. */
  order: Order;
  /** What stands in its fields instead of what the order has. */
  start?: OrderChangeStart | undefined;
  close: () => void;
}

/** Milliseconds in which what a change has made of an order that waits on is not told once more. */
const toldAlreadyMs = 5_000;

/** The order has ended, or the change came too late: how it stands now. */
function Overtaken({ order, close }: ModifyOrderProps) {
  const t = useMessages('orders');
  const stateOf = useOrderState();
  return (
    <>
      <Note tone="info" title={t('tooLate')} isAnnounced>
        {stateOf(order)}
      </Note>
      <OverlayFooter>
        <Button variant="secondary" isFullWidth onPress={close}>
          {t('close')}
        </Button>
      </OverlayFooter>
    </>
  );
}

/** Modifies an order that waits, as it is while it may go on being filled. */
export function ModifyOrder({ order: listed, start, close }: ModifyOrderProps) {
  const t = useMessages('orders');
  const words = useOrderWords();
  const { market, symbol } = listed.instrument;
  const query = useGetStockDetail({ market, s: symbol });
  // Follows the events of the order: what is filled meanwhile cannot be taken back.
  const { data: order = listed } = useGetOrder(listed.id, { query: { meta: { claims: () => true } } });
  const [overtaken, setOvertaken] = useState<OrderDetail | null>(null);
  const share = query.data;
  const ended = overtaken ?? (isOrderOver(order) ? order : null);

  function tell(saved: OrderDetail) {
    // The stream tells of the change as well.
    setTimeout(ordersOnScreen.watch(saved.id), toldAlreadyMs);
    toasts.show({
      type: 'success',
      title: t('modified', { name: words.nameOf(saved) }),
      description: words.termsOf(saved),
    });
    close();
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <SideBadge side={order.side} />
        <span className="font-semibold">
          {symbol} <Tag>{market}</Tag>
        </span>
        {share && <LiveCell instrument={share} served={share.quote} figure="lastPrice" />}
        {share && <LiveCell instrument={share} served={share.quote} figure="changePercent" />}
        <OrderStatusBadge status={(overtaken ?? order).status} />
      </p>
      {ended && <Overtaken order={ended} close={close} />}
      {!ended && share && (
        <ModifyForm order={order} start={start} share={share} onSaved={tell} onOvertaken={setOvertaken} />
      )}
      {!ended && !share && query.isPending && <SkeletonRows rows={4} />}
      {!ended && !share && query.isError && (
        <StateMessage
          kind="error"
          title={t('shareFailed')}
          text={t('failedText')}
          onRetry={() => void query.refetch()}
        />
      )}
    </div>
  );
}
