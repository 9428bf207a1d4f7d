import { toWire, type CheckedOrder } from '@wealth/domain';
import { Button } from '@wealth/ui/button';
import { ProgressMeter } from '@wealth/ui/progress-meter';
import { memo, useId } from 'react';
import type { TicketSummary } from '../model/ticketSummary.ts';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../useTicketWords.ts';
import { Fact } from './Fact.tsx';

interface TicketEstimateProps
  extends Pick<TicketSummary, 'estimate'>, Pick<CheckedOrder, 'quantity' | 'price'>, Pick<Ticket, 'change'> {}

/** What the order would meet in the depth at this moment, and the limit that would fill it. */
export const TicketEstimate = memo(function TicketEstimate({
  estimate,
  change,
  ...order
}: TicketEstimateProps) {
  const { t, quantity, price, percent, formats } = useTicketWords();
  const titleId = useId();
  if (!estimate || order.quantity === null) return null;
  const { filledQuantity, filledPercent, averagePrice, worstPrice, averageAwayPercent, limitPrice } =
    estimate;
  const filled = t('estimateOf', {
    filled: quantity(filledQuantity),
    quantity: quantity(order.quantity),
    percent: percent(filledPercent),
  });
  return (
    <section aria-labelledby={titleId} className="grid gap-2 text-detail">
      <h2 id={titleId} className="text-body font-semibold">
        {t('ifSentNow')}
      </h2>
      <ProgressMeter
        label={t('estimateFilled')}
        value={filledQuantity}
        target={order.quantity}
        valueText={filled}
      />
      {filledQuantity === 0 ? (
        <p className="text-fg-muted">{t('estimateNothing')}</p>
      ) : (
        <dl className="grid gap-1">
          <Fact name={t('estimateFilled')}>{filled}</Fact>
          <Fact name={t('estimateAverage')}>
            {formats.price(averagePrice)}
            {averageAwayPercent !== null && averageAwayPercent.gt(0) && (
              <span className="block text-caption text-fg-muted">
                {t('estimateAway', { percent: percent(averageAwayPercent) })}
              </span>
            )}
          </Fact>
          {worstPrice !== null && <Fact name={t('estimateWorst')}>{formats.price(toWire(worstPrice))}</Fact>}
        </dl>
      )}
      {limitPrice !== null && limitPrice !== order.price && (
        <Button variant="secondary" size="sm" onPress={() => change({ kind: 'limit', price: limitPrice })}>
          {t('makeLimit', { price: price(limitPrice) })}
        </Button>
      )}
      <p className="text-caption text-fg-muted">{t('estimateSeen')}</p>
    </section>
  );
});
