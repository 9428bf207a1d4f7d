import type { OrderFacts, Side } from '@wealth/domain';
import { deepHref } from '@wealth/hrefs';
import { SecurityIcon } from '@wealth/ui/icon';
import { PrivateFigure } from '@wealth/parts';
import { Link } from '@wealth/ui/link';
import { memo } from 'react';
import { useTicketWords } from '../core/words/useTicketWords.ts';

interface TicketLimitsProps extends Pick<OrderFacts, 'limits'> {
  side: Side;
}

/** Of a purchase: the limits of the client's own that are in force, in a quiet line that leads to them. */
export const TicketLimits = memo(function TicketLimits({ limits, side }: TicketLimitsProps) {
  const { t, amount, dayOf, timeOf } = useTicketWords();
  if (!limits || side === 'SELL') return null;
  const { dailyLoss, largestOrder, isSegmentOff, coolingOffUntil } = limits;
  const hasNone = dailyLoss === null && largestOrder === null && !isSegmentOff && coolingOffUntil === null;
  if (hasNone) return null;
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 text-caption text-fg-muted">
      <SecurityIcon size="sm" />
      <span className="sr-only">{t('ownLimits')}</span>
      {dailyLoss && (
        <span>
          <PrivateFigure>
            {t('ownLimitsLoss', { limit: amount(dailyLoss.limit), lost: amount(dailyLoss.lost) })}
          </PrivateFigure>
        </span>
      )}
      {largestOrder !== null && <span>{t('ownLimitsLargest', { largest: amount(largestOrder) })}</span>}
      {isSegmentOff && <span>{t('ownLimitsSegment')}</span>}
      {coolingOffUntil !== null && (
        <span>
          {t('ownLimitsCoolingOff', { day: dayOf(coolingOffUntil), time: timeOf(coolingOffUntil) })}
        </span>
      )}
      <Link href={deepHref.limits()}>{t('ownLimitsOpen')}</Link>
    </p>
  );
});
