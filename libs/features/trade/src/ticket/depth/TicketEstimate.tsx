import { toWire, type CheckedOrder } from '@wealth/domain';
import { Button } from '@wealth/ui/button';
import { Fact } from '@wealth/ui/facts';
import { ProgressMeter } from '@wealth/ui/progress-meter';
import { memo, useId } from 'react';
import type { TicketSummary } from '../model/ticketSummary.ts';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';

interface TicketEstimateProps
  extends Pick<TicketSummary, 'estimate'>, Pick<CheckedOrder, 'quantity' | 'price'>, Pick<Ticket, 'change'> {}

/** What the order would meet in the depth at this moment, and the limit that would fill it without paying for its haste. */
export const TicketEstimate = memo(function TicketEstimate({
  estimate,
  change,
  ...order
}: TicketEstimateProps) {
  const { t, quantity, price, percent, formats } = useTicketWords();
  const titleId = useId();
  if (!estimate || order.quantity === null) return null;
  const { filledQuantity, filledPercent, averagePrice, worstPrice, averageAwayPercent, nearLimit } = estimate;
  const filled = t('estimateOf', {
    filled: quantity(filledQuantity),
    quantity: quantity(order.quantity),
    percent: percent(filledPercent),
  });
  return (
    <section aria-labelledby={titleId} className="grid gap-1.5 text-detail">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-body font-semibold">
          {t('ifSentNow')}
        </h2>
        <p className="text-caption text-fg-muted">{t('estimateSeen')}</p>
      </div>
      <ProgressMeter
        label={t('estimateFilled')}
        value={filledQuantity}
        target={order.quantity}
        valueText={filled}
        size="sm"
      />
      {filledQuantity === 0 ? (
        <p className="text-fg-muted">{t('estimateNothing')}</p>
      ) : (
        <dl className="flex flex-wrap justify-between gap-x-4 gap-y-1">
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
      {nearLimit !== null && nearLimit.price !== order.price && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            variant="secondary"
            size="sm"
            onPress={() => change({ kind: 'limit', price: nearLimit.price })}
          >
            {t('makeLimit', { price: price(nearLimit.price) })}
          </Button>
          {nearLimit.quantity < order.quantity && (
            <span className="text-caption text-fg-muted">
              {t('onlyAtOnce', { filled: quantity(nearLimit.quantity), quantity: quantity(order.quantity) })}
            </span>
          )}
        </div>
      )}
    </section>
  );
});
