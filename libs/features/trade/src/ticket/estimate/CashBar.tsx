import { toRupees, type CheckedOrder, type OrderFacts } from '@wealth/domain';
import { Money, Unmasked } from '@wealth/parts';
import { ProgressMeter } from '@wealth/ui/progress-meter';
import { memo, useId } from 'react';
import type { TicketSummary } from '../model/ticketSummary.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';
import { Fact } from '@wealth/placing';

interface CashBarProps
  extends
    Pick<CheckedOrder, 'side' | 'validity'>,
    Pick<TicketSummary, 'needed' | 'left'>,
    Pick<OrderFacts, 'available'> {}

/** Of a purchase: the money that is there, what the order blocks, and what is left. A GTT blocks nothing. */
export const CashBar = memo(function CashBar({ side, validity, needed, left, available }: CashBarProps) {
  const { t, percent } = useTicketWords();
  const titleId = useId();
  if (side === 'SELL' || validity === 'GTT' || available === null) return null;
  const isMissing = left !== null && left < 0;
  const share = needed === null || available <= 0 ? 0 : Math.min(100, Math.round((needed / available) * 100));
  return (
    <section aria-labelledby={titleId} className="grid gap-2 text-detail">
      <h2 id={titleId} className="text-body font-semibold">
        {t('cash')}
      </h2>
      <Unmasked>
        <ProgressMeter label={t('cashUse')} value={share} valueText={percent(share)} />
      </Unmasked>
      <dl className="grid gap-1">
        <Fact name={t('availableCash')}>
          <Money rupees={toRupees(available)} />
        </Fact>
        {needed !== null && (
          <Fact name={t('neededCash')}>
            <Money rupees={toRupees(needed)} isPublic />
          </Fact>
        )}
        {left !== null && (
          <Fact name={t(isMissing ? 'missingCash' : 'leftCash')} isStrong>
            <Money rupees={toRupees(left).abs()} />
          </Fact>
        )}
      </dl>
    </section>
  );
});
