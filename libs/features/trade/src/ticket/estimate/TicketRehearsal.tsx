import {
  gttRules,
  minus,
  rowInForce,
  sumOf,
  toRupees,
  type OrderFacts,
  type Paise,
  type RehearsedLeg,
} from '@wealth/domain';
import { Money } from '@wealth/parts';
import { FactLine, Facts } from '@wealth/ui/facts';
import { memo, useId } from 'react';
import type { LegReading } from '../model/serverPreview.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';
import { LegHealth } from './LegHealth.tsx';

interface LegProps extends Pick<OrderFacts, 'available'> {
  leg: RehearsedLeg;
  reading: LegReading | undefined;
  lastPrice: Paise | null;
  symbol: string;
}

/** Whether and how far the last price has to go. */
function LegTitle({ leg, lastPrice }: { leg: RehearsedLeg; lastPrice: Paise | null }) {
  const { t, price, percent } = useTicketWords();
  const trigger = leg.triggerPrice ?? 0;
  const isAbove = lastPrice !== null && trigger > lastPrice;
  const away = lastPrice === null ? null : (Math.abs(trigger - lastPrice) / lastPrice) * 100;
  return (
    <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
      {t(isAbove ? 'legRises' : 'legFalls', { trigger: price(trigger) })}
      {away !== null && (
        <span className="font-normal text-fg-muted">{t('legAway', { percent: percent(away) })}</span>
      )}
    </h3>
  );
}

/** The order that one trigger would send, what it would cost or bring in, and what would refuse it today. */
const Leg = memo(function Leg({ leg, reading, available, lastPrice, symbol }: LegProps) {
  const { t, price, quantity } = useTicketWords();
  const { order, needs } = leg;
  const isBuy = order.side === 'BUY';
  const then =
    available === null || needs === null
      ? null
      : isBuy
        ? minus(available, needs.cost.cash)
        : sumOf([available, needs.cost.cash]);
  return (
    <div className="grid grid-cols-1 gap-2 rounded-control border border-border p-card">
      <LegTitle leg={leg} lastPrice={lastPrice} />
      <p>
        {t(isBuy ? 'legOrderBuy' : 'legOrderSell', {
          quantity: quantity(order.quantity ?? 0),
          symbol,
          price: price(order.price ?? 0),
        })}
      </p>
      {needs && (
        <Facts>
          <FactLine name={t('reviewCharges')}>
            <Money rupees={toRupees(needs.cost.charges)} isPublic />
          </FactLine>
          <FactLine name={t(isBuy ? 'youPay' : 'youReceive')} isStrong>
            <Money rupees={toRupees(needs.cost.cash)} isPublic />
          </FactLine>
          {then !== null && (
            <FactLine name={t('legThen')}>
              <Money rupees={toRupees(then)} />
            </FactLine>
          )}
        </Facts>
      )}
      {reading && <LegHealth {...{ reading, symbol, order }} />}
    </div>
  );
});

const factKeys = ['gttBlocksNothing', 'gttMayFail', 'gttNotSure'] as const;

export interface TicketRehearsalProps extends Pick<OrderFacts, 'on' | 'available' | 'quote'> {
  rehearsal: readonly RehearsedLeg[];
  /** What would refuse each of them today. */
  legs: readonly LegReading[];
  symbol: string;
}

/** What a GTT would do if it were triggered now, and what nobody promises. */
export const TicketRehearsal = memo(function TicketRehearsal(props: TicketRehearsalProps) {
  const { t } = useTicketWords();
  const titleId = useId();
  const { rehearsal, legs, on, available, quote, symbol } = props;
  const { days } = rowInForce(gttRules, on);
  const lastPrice = quote?.lastPrice ?? null;
  const known = rehearsal.map((leg, index) => ({ leg, reading: legs[index] }));
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3 text-detail">
      <h2 id={titleId} className="text-body font-semibold">
        {t('rehearsal')}
      </h2>
      {known
        .filter(({ leg }) => leg.triggerPrice !== null && leg.order.price !== null)
        .map(({ leg, reading }) => (
          <Leg key={leg.kind} {...{ leg, reading, available, lastPrice, symbol }} />
        ))}
      <ul className="grid list-disc gap-1 ps-4 text-caption text-fg-muted">
        {factKeys.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
        <li>{t('gttEnds', { days: String(days) })}</li>
      </ul>
    </section>
  );
});
