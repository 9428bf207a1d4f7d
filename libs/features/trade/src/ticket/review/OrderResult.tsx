import type { Order, OrderDetail } from '@wealth/api-sdk/model';
import { useGetOrder } from '@wealth/api-sdk/trade';
import { fromWire, toRupees } from '@wealth/domain';
import { Money, useServerText } from '@wealth/parts';
import { FactLine } from '@wealth/ui/facts';
import { Note } from '@wealth/ui/note';
import { OrderStatusBadge } from '../../core/status/OrderStatusBadge.tsx';
import { ProgressMeter } from '@wealth/ui/progress-meter';
import { orderTitleOf } from './orderTitleOf.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';
import { KeptNote } from './KeptNote.tsx';
import { ResultActions, type ResultLeads } from './ResultActions.tsx';
import { ResultComparison, type Estimated } from './ResultComparison.tsx';
import { ResultTrades } from './ResultTrades.tsx';

export interface OrderResultProps {
  /** As it was answered; the stream tells what becomes of it. */
  order: OrderDetail;
  isFoundAgain: boolean;
  estimated: Estimated;
  /** The stop order that this GTT was placed to keep, as long as it waits as well. */
  kept?: Order | undefined;
  actions: ResultLeads;
}

function Waiting({ order }: { order: OrderDetail }) {
  const { t, formats } = useTicketWords();
  return (
    <dl className="grid gap-1.5 rounded-control bg-surface-sunken p-card text-detail">
      {order.exchange_order_id !== null && (
        <FactLine name={t('resultOrder')}>{order.exchange_order_id}</FactLine>
      )}
      {order.trigger_price !== null && (
        <FactLine name={t('reviewTrigger')}>{formats.price(order.trigger_price)}</FactLine>
      )}
      {order.price !== null && <FactLine name={t('reviewLimit')}>{formats.price(order.price)}</FactLine>}
      {order.stop && (
        <>
          <FactLine name={t('stopTriggerPrice')}>{formats.price(order.stop.trigger_price)}</FactLine>
          <FactLine name={t('stopPrice')}>{formats.price(order.stop.price)}</FactLine>
        </>
      )}
      <FactLine name={t('resultSince')}>{formats.marketTime(order.placed_at, { hasSeconds: true })}</FactLine>
      {order.ends_at !== null && (
        <FactLine name={t('resultEnds')}>{formats.dateTime(order.ends_at)}</FactLine>
      )}
      {order.average_price !== null && (
        <FactLine name={t('resultAverage')}>{formats.price(order.average_price)}</FactLine>
      )}
      {order.blocked > 0 && (
        <FactLine name={t('resultBlocked')}>
          <Money rupees={toRupees(fromWire(order.blocked))} />
        </FactLine>
      )}
    </dl>
  );
}

const isFilled = ({ status }: OrderDetail) => status === 'COMPLETE';

/** What became of an order, live: it waits, fills in parts, is filled, or has ended and why. */
export function OrderResult({ order: answered, isFoundAgain, estimated, kept, actions }: OrderResultProps) {
  const words = useTicketWords();
  const { t, quantity, formats } = words;
  const serverText = useServerText();
  const { data: order } = useGetOrder(answered.id, {
    query: { initialData: answered, meta: { claims: () => true } },
  });
  const { filled_quantity: filled, status, reason, settlement_date: settlesOn } = order;
  const filledText = t('partialTitle', { filled: quantity(filled), quantity: quantity(order.quantity) });
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* The state alone: numbers of 36 signs and lists of trades are there to be looked at. */}
      <p role="status" className="sr-only">
        {orderTitleOf(order, words)}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-detail">
          <span className="font-semibold">
            {t(order.side === 'BUY' ? 'orderBuy' : 'orderSell', {
              quantity: quantity(order.quantity),
              symbol: order.instrument.symbol,
            })}
          </span>
          <span className="block text-fg-muted">{filledText}</span>
        </p>
        <OrderStatusBadge status={status} />
      </div>
      {isFoundAgain && <Note tone="info">{t('foundAgain')}</Note>}
      {reason !== null && (
        <Note tone={status === 'REJECTED' ? 'negative' : 'warning'}>
          {t('exchangeSays', { message: serverText(reason.message) })}
        </Note>
      )}
      {filled > 0 && !isFilled(order) && (
        <ProgressMeter
          label={t('estimateFilled')}
          value={filled}
          target={order.quantity}
          valueText={filledText}
        />
      )}
      <ResultTrades order={order} />
      {isFilled(order) ? <ResultComparison order={order} estimated={estimated} /> : <Waiting order={order} />}
      {filled > 0 && settlesOn !== null && (
        <p className="text-detail text-fg-muted">{t('resultSettles', { day: formats.day(settlesOn) })}</p>
      )}
      {kept && order.validity === 'GTT' && <KeptNote order={kept} />}
      <ResultActions {...actions} order={order} />
    </div>
  );
}
