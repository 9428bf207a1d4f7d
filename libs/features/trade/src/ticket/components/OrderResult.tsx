import type { Order, OrderDetail } from '@wealth/api-sdk/model';
import { useGetOrder } from '@wealth/api-sdk/trade';
import { fromWire, minus, toRupees, toWire, type Paise } from '@wealth/domain';
import { Money } from '@wealth/parts';
import { Note } from '@wealth/ui/note';
import { OrderStatusBadge } from '@wealth/ui/order-status';
import { ProgressMeter } from '@wealth/ui/progress-meter';
import { orderMoney } from '../../orders/model/orderMoney.ts';
import { useTicketWords } from '../useTicketWords.ts';
import { Fact } from './Fact.tsx';
import { KeptNote } from './KeptNote.tsx';
import { ResultActions, type ResultWays } from './ResultActions.tsx';

/** What the review said: null for what it did not know. */
export interface Estimated {
  value: Paise | null;
  charges: Paise | null;
  total: Paise | null;
}

export interface OrderResultProps {
  /** As it was answered; the stream tells what becomes of it. */
  order: OrderDetail;
  isFoundAgain: boolean;
  estimated: Estimated;
  /** The stop order that this GTT was placed to keep, as long as it waits as well. */
  kept?: Order | undefined;
  actions: ResultWays;
}

/** One trade a line, as they come. */
function Trades({ order }: { order: OrderDetail }) {
  const { t, quantity, formats } = useTicketWords();
  if (order.trades.length === 0) return null;
  return (
    <table className="w-full text-detail tabular-nums">
      <caption className="sr-only">{t('resultTrades')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('resultTime')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('price')}</th>
        </tr>
      </thead>
      <tbody>
        {order.trades.map((trade) => (
          <tr key={trade.id} className="border-t border-border">
            <td className="py-1.5 text-fg-muted">{formats.marketTime(trade.time, { hasSeconds: true })}</td>
            <td className="py-1.5 text-end">{quantity(trade.quantity)}</td>
            <td className="py-1.5 text-end">{formats.price(trade.price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What came of it, each figure beside what the review said of it. */
function Comparison({ order, estimated }: { order: OrderDetail; estimated: Estimated }) {
  const { t, formats } = useTicketWords();
  const { value, charges, total } = orderMoney(order);
  const isBuy = order.side === 'BUY';
  const rows = [
    { name: t('resultValue'), before: estimated.value, actual: value },
    { name: t('resultCharges'), before: estimated.charges, actual: charges },
    { name: t(isBuy ? 'resultTotalBuy' : 'resultTotalSell'), before: estimated.total, actual: total },
  ];
  return (
    <dl className="grid text-detail">
      {rows.map(({ name, before, actual }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 border-t border-border py-1.5">
          <dt>{name}</dt>
          <dd className="ml-auto text-end tabular-nums">
            <span className="font-semibold">{formats.amount(toWire(actual))}</span>
            {before !== null && (
              <span className="block text-caption text-fg-muted">
                {t('resultCompared', {
                  estimated: formats.amount(toWire(before)),
                  difference: formats.amount(toWire(minus(actual, before)), { isSigned: true }),
                })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Waiting({ order }: { order: OrderDetail }) {
  const { t, formats } = useTicketWords();
  return (
    <dl className="grid gap-1.5 rounded-control bg-surface-sunken p-card text-detail">
      {order.exchange_order_id !== null && <Fact name={t('resultOrder')}>{order.exchange_order_id}</Fact>}
      {order.trigger_price !== null && (
        <Fact name={t('reviewTrigger')}>{formats.price(order.trigger_price)}</Fact>
      )}
      {order.price !== null && <Fact name={t('reviewLimit')}>{formats.price(order.price)}</Fact>}
      {order.stop && (
        <>
          <Fact name={t('stopTriggerPrice')}>{formats.price(order.stop.trigger_price)}</Fact>
          <Fact name={t('stopPrice')}>{formats.price(order.stop.price)}</Fact>
        </>
      )}
      <Fact name={t('resultSince')}>{formats.marketTime(order.placed_at, { hasSeconds: true })}</Fact>
      {order.ends_at !== null && <Fact name={t('resultEnds')}>{formats.dateTime(order.ends_at)}</Fact>}
      {order.average_price !== null && (
        <Fact name={t('resultAverage')}>{formats.price(order.average_price)}</Fact>
      )}
      {order.blocked > 0 && (
        <Fact name={t('resultBlocked')}>
          <Money rupees={toRupees(fromWire(order.blocked))} />
        </Fact>
      )}
    </dl>
  );
}

const isFilled = ({ status }: OrderDetail) => status === 'COMPLETE';

/** What became of an order, live: it waits, fills in parts, is filled, or has ended and why. */
export function OrderResult({ order: answered, isFoundAgain, estimated, kept, actions }: OrderResultProps) {
  const { t, quantity, formats } = useTicketWords();
  const { data: order } = useGetOrder(answered.id, {
    query: { initialData: answered, meta: { claims: () => true } },
  });
  const { filled_quantity: filled, status, reason, settlement_date: settlesOn } = order;
  const filledText = t('partialTitle', { filled: quantity(filled), quantity: quantity(order.quantity) });
  return (
    <div className="grid grid-cols-1 gap-4" aria-live="polite">
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
          {t('exchangeSays', { message: reason.message })}
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
      <Trades order={order} />
      {isFilled(order) ? <Comparison order={order} estimated={estimated} /> : <Waiting order={order} />}
      {filled > 0 && settlesOn !== null && (
        <p className="text-detail text-fg-muted">{t('resultSettles', { day: formats.day(settlesOn) })}</p>
      )}
      {kept && order.validity === 'GTT' && <KeptNote order={kept} />}
      <ResultActions {...actions} order={order} />
    </div>
  );
}
