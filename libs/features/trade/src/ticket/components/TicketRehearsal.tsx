import { gttRules, minus, rowInForce, sumOf, toRupees, type Paise, type RehearsedLeg } from '@wealth/domain';
import { Money } from '@wealth/parts';
import { useId } from 'react';
import type { LegReading } from '../model/serverPreview.ts';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../useTicketWords.ts';
import { Fact } from './Fact.tsx';
import { LegHealth } from './LegHealth.tsx';

interface LegProps {
  leg: RehearsedLeg;
  reading: LegReading | undefined;
  ticket: Ticket;
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
function Leg({ leg, reading, ticket, symbol }: LegProps) {
  const { t, price, quantity } = useTicketWords();
  const { order, needs } = leg;
  const { available, quote } = ticket.readings.facts;
  const isBuy = order.side === 'BUY';
  const then =
    available === null || needs === null
      ? null
      : isBuy
        ? minus(available, needs.cost.cash)
        : sumOf([available, needs.cost.cash]);
  return (
    <div className="grid grid-cols-1 gap-2 rounded-control border border-border p-card">
      <LegTitle leg={leg} lastPrice={quote?.lastPrice ?? null} />
      <p>
        {t(isBuy ? 'legOrderBuy' : 'legOrderSell', {
          quantity: quantity(order.quantity ?? 0),
          symbol,
          price: price(order.price ?? 0),
        })}
      </p>
      {needs && (
        <dl className="grid gap-1">
          <Fact name={t('reviewCharges')}>
            <Money rupees={toRupees(needs.cost.charges)} isPublic />
          </Fact>
          <Fact name={t(isBuy ? 'youPay' : 'youReceive')} isStrong>
            <Money rupees={toRupees(needs.cost.cash)} isPublic />
          </Fact>
          {then !== null && (
            <Fact name={t('legThen')}>
              <Money rupees={toRupees(then)} />
            </Fact>
          )}
        </dl>
      )}
      {reading && <LegHealth {...{ reading, symbol, order }} />}
    </div>
  );
}

const factKeys = ['gttBlocksNothing', 'gttMayFail', 'gttNotSure'] as const;

/** What a GTT would do if it were triggered now, and what nobody promises. */
export function TicketRehearsal({ ticket, symbol }: { ticket: Ticket; symbol: string }) {
  const { t } = useTicketWords();
  const titleId = useId();
  const { rehearsal, order } = ticket.summary;
  if (order.validity !== 'GTT') return null;
  const { days } = rowInForce(gttRules, ticket.readings.facts.on);
  const known = rehearsal.map((leg, index) => ({ leg, reading: ticket.legs[index] }));
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3 text-detail">
      <h2 id={titleId} className="text-body font-semibold">
        {t('rehearsal')}
      </h2>
      {known
        .filter(({ leg }) => leg.triggerPrice !== null && leg.order.price !== null)
        .map(({ leg, reading }) => (
          <Leg key={leg.kind} {...{ leg, reading, ticket, symbol }} />
        ))}
      <ul className="grid list-disc gap-1 ps-4 text-caption text-fg-muted">
        {factKeys.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
        <li>{t('gttEnds', { days: String(days) })}</li>
      </ul>
    </section>
  );
}
