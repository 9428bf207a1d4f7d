import type { OrderDetail } from '@wealth/api-sdk/model';
import { noMoney, toRupees } from '@wealth/domain';
import { missing, type PlainMessageKey } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, PrivateFigure } from '@wealth/parts';
import { isOrderOver } from '@wealth/queries';
import { Fact } from '@wealth/ui/facts';
import { orderMoney } from '../../core/order/orderMoney.ts';
import { useOrderWords } from '../../core/words/useOrderWords.ts';

/** What the large figure is: what was paid or comes in, or what waits is kept back. */
function heroKey(order: OrderDetail): PlainMessageKey<'orders'> {
  const isBuy = order.side === 'BUY';
  if (order.trades.length === 0) {
    if (isOrderOver(order)) return 'heroNothing';
    return isBuy ? 'heroBlocked' : 'heroWaits';
  }
  if (isOrderOver(order)) return isBuy ? 'heroPaid' : 'heroReceived';
  return isBuy ? 'heroPaidSoFar' : 'heroReceivedSoFar';
}

/** The money of an order, and the figures that it is made of. */
export function OrderHero({ order }: { order: OrderDetail }) {
  const t = useMessages('orders');
  const formats = useFormats();
  const words = useOrderWords();
  const { total, charges } = orderMoney(order);
  const hasTrades = order.trades.length > 0;
  const isWaitingSale = !hasTrades && !isOrderOver(order) && order.side === 'SELL';
  const isBlocked = !hasTrades && !isOrderOver(order);
  return (
    <section aria-label={t('figures')} className="grid grid-cols-1 gap-x-8 gap-y-4 desktop:grid-cols-2">
      <div className="min-w-0">
        <p className="text-detail text-fg-muted">{t(heroKey(order))}</p>
        {isWaitingSale ? (
          <p className="text-heading tabular-nums">
            <PrivateFigure>{t('shares', { quantity: formats.quantity(order.quantity) })}</PrivateFigure>
          </p>
        ) : (
          <Money form="hero" rupees={isBlocked ? order.blocked : toRupees(hasTrades ? total : noMoney)} />
        )}
        {order.side === 'SELL' && hasTrades && order.settlement_date !== null && (
          <p className="text-detail text-fg-muted">
            {t('withdrawableFrom', { day: formats.day(order.settlement_date) })}
          </p>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 tablet:grid-cols-4 desktop:self-end">
        <Fact isStrong hasRule name={t('average')} note={words.termsOf(order)}>
          {order.average_price === null ? (
            missing
          ) : (
            <PrivateFigure>{formats.price(order.average_price)}</PrivateFigure>
          )}
        </Fact>
        <Fact isStrong hasRule name={t('filled')} note={words.validityOf(order)}>
          <PrivateFigure>
            {t('filledOf', {
              filled: formats.quantity(order.filled_quantity),
              quantity: formats.quantity(order.quantity),
            })}
          </PrivateFigure>
        </Fact>
        <Fact isStrong hasRule name={t('trades')}>
          {formats.quantity(order.trades.length)}
        </Fact>
        <Fact isStrong hasRule name={t('charges')} note={t(chargesStates[order.charges_state])}>
          <Money form="fitted" rupees={toRupees(charges)} />
        </Fact>
      </dl>
    </section>
  );
}

/** How sure the charges of an order are. */
export const chargesStates = {
  estimated: 'chargesEstimated',
  so_far: 'chargesSoFar',
  final: 'chargesFinal',
} as const satisfies Record<OrderDetail['charges_state'], PlainMessageKey<'orders'>>;
