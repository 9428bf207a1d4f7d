import type { OrderDetail } from '@wealth/api-sdk/model';
import { istInstant, type SettlementStep } from '@wealth/domain';
import { lifecycles, stepsOf, type LifecycleStep } from '@wealth/domain/lifecycle';
import { deepHref } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { PrivateFigure, StepTimeline, type ShownStep } from '@wealth/parts';
import { isOrderOver } from '@wealth/queries';
import { useSession } from '@wealth/session';
import { Card } from '@wealth/ui/card';
import { useNow } from '@wealth/ui/clock';
import { Link } from '@wealth/ui/link';
import { settlementsOf, type SettledTrades } from '../model/settlementsOf.ts';

/** What is said of a day on which nothing settles. */
function useClosureWords() {
  const t = useMessages('orders');
  return (step: SettlementStep): string => {
    const name = 'name' in step ? step.name : null;
    if (name === null) return t('noSettlement');
    if (step.kind === 'settlementHoliday') return t('settlementOnlyHoliday', { name });
    return t(step.kind === 'specialSession' ? 'settlementSpecial' : 'settlementHoliday', { name });
  };
}

/** How far a step is, and when. */
const timesOf = (step: LifecycleStep | undefined): Pick<ShownStep, 'mark' | 'at' | 'dueBy'> => ({
  mark: step?.mark ?? 'next',
  at: step?.at ?? null,
  dueBy: step?.dueBy ?? null,
});

interface SettlementLineProps {
  settled: SettledTrades;
  isBuy: boolean;
  /** Of several days: each says which trades it is about, and leads to their contract note. */
  isNamed: boolean;
}

/** The way of the trades of one day: T, the days between, and T+1 with what comes then. */
function SettlementLine({ settled: { day, prices, settlement }, isBuy, isNamed }: SettlementLineProps) {
  const t = useMessages('orders');
  const formats = useFormats();
  const { serverClock } = useSession();
  const closureOf = useClosureWords();
  const now = useNow({ clock: serverClock.now });
  const [traded, settles] = stepsOf({
    lifecycle: lifecycles.tradeSettlement,
    history: [{ state: 'TRADED', at: istInstant(day, 0) }],
    now,
    facts: settlement,
  });
  const name = isNamed ? t('settlementOfDay', { day: formats.day(day) }) : t('settlement');

  function stepOf(step: SettlementStep): ShownStep {
    if (step.kind === 'trade') {
      return {
        id: step.day,
        title: t(isBuy ? 'bought' : 'sold'),
        time: t('dayT', { day: formats.day(step.day) }),
        ...timesOf(traded),
        text: (
          <>
            {prices.map(({ price, quantity }) => (
              <span key={price} className="block">
                <PrivateFigure>
                  {t('tradeOf', { quantity: formats.quantity(quantity), price: formats.price(price) })}
                </PrivateFigure>
              </span>
            ))}
            {t(isBuy ? 'boughtText' : 'soldText')}
          </>
        ),
      };
    }
    if (step.kind === 'settlement') {
      return {
        id: step.day,
        title: t(isBuy ? 'sharesArrive' : 'moneyArrives'),
        time: t('dayT1', { day: formats.day(step.day) }),
        ...timesOf(settles),
        text: t(isBuy ? 'sharesArriveText' : 'moneyArrivesText', {
          time: formats.marketTime(settlement.completeAt),
        }),
      };
    }
    return {
      id: step.day,
      title: closureOf(step),
      time: formats.day(step.day),
      ...timesOf(settles),
      // Nothing happens on such a day.
      mark: settles?.mark === 'done' ? 'done' : 'next',
    };
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      {isNamed && <h3 className="text-label">{name}</h3>}
      <StepTimeline aria-label={name} steps={settlement.steps.map(stepOf)} />
      {settlement.calendarStatus !== 'published' && (
        <p className="text-caption text-fg-muted">{t('settlementProvisional')}</p>
      )}
      {isNamed && (
        <p>
          <Link href={deepHref.contractNote(day)}>{t('contractNoteOf', { day: formats.day(day) })}</Link>
        </p>
      )}
    </div>
  );
}

/** When shares and money of each trade change hands: its day, T+1 at 08:00, and the holidays that lie between. */
export function OrderSettlement({ order }: { order: OrderDetail }) {
  const t = useMessages('orders');
  const formats = useFormats();
  const settlements = settlementsOf(order);
  const { settlement_date: date } = order;
  return (
    <Card title={t('settlement')}>
      {settlements.length === 0 ? (
        <p className="text-detail text-fg-muted">
          {isOrderOver(order) || date === null
            ? t('settlesNothing')
            : t('settlesIfTraded', { day: formats.day(date) })}
        </p>
      ) : (
        <div className="grid grid-cols-1 gap-6">
          {settlements.map((settled) => (
            <SettlementLine
              key={settled.day}
              settled={settled}
              isBuy={order.side === 'BUY'}
              isNamed={settlements.length > 1}
            />
          ))}
        </div>
      )}
    </Card>
  );
}
