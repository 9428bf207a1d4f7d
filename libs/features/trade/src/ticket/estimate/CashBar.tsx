import { toRupees, type CheckedOrder, type OrderFacts } from '@wealth/domain';
import { Money, Unmasked, useCashNames } from '@wealth/parts';
import { FactLine, Facts } from '@wealth/ui/facts';
import { ProgressMeter } from '@wealth/ui/progress-meter';
import { memo, useId } from 'react';
import type { TicketSummary } from '../model/ticketSummary.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';

interface CashBarProps
  extends
    Pick<CheckedOrder, 'side' | 'validity'>,
    Pick<TicketSummary, 'needed' | 'left'>,
    Pick<OrderFacts, 'available'> {}

/** Of a purchase: the money that is there, what the order blocks, and what is left. A GTT blocks nothing. */
export const CashBar = memo(function CashBar({ side, validity, needed, left, available }: CashBarProps) {
  const { t, percent } = useTicketWords();
  const cashName = useCashNames();
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
      <Facts>
        <FactLine name={cashName('available')}>
          <Money rupees={toRupees(available)} />
        </FactLine>
        {needed !== null && (
          <FactLine name={t('neededCash')}>
            <Money rupees={toRupees(needed)} isPublic />
          </FactLine>
        )}
        {left !== null && (
          <FactLine name={t(isMissing ? 'missingCash' : 'leftCash')} isStrong>
            <Money rupees={toRupees(left).abs()} />
          </FactLine>
        )}
      </Facts>
    </section>
  );
});
