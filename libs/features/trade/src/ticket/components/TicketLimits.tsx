import type { OrderFacts, Side } from '@wealth/domain';
import { limitsHref } from '@wealth/hrefs';
import { SecurityIcon } from '@wealth/ui/icon';
import { OwnFigure } from '@wealth/parts';
import { Link } from '@wealth/ui/link';
import { Note } from '@wealth/ui/note';
import { memo } from 'react';
import { useTicketWords } from '../useTicketWords.ts';

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
    <Note
      icon={<SecurityIcon size="sm" />}
      title={t('ownLimits')}
      action={<Link href={limitsHref()}>{t('ownLimitsOpen')}</Link>}
    >
      {dailyLoss && (
        <span className="block">
          <OwnFigure>
            {t('ownLimitsLoss', { limit: amount(dailyLoss.limit), lost: amount(dailyLoss.lost) })}
          </OwnFigure>
        </span>
      )}
      {largestOrder !== null && (
        <span className="block">{t('ownLimitsLargest', { largest: amount(largestOrder) })}</span>
      )}
      {isSegmentOff && <span className="block">{t('ownLimitsSegment')}</span>}
      {coolingOffUntil !== null && (
        <span className="block">
          {t('ownLimitsCoolingOff', { day: dayOf(coolingOffUntil), time: timeOf(coolingOffUntil) })}
        </span>
      )}
    </Note>
  );
});
