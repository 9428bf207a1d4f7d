import { toRupees } from '@wealth/domain';
import { Money, WhileShown } from '@wealth/parts';
import { ProgressMeter } from '@wealth/ui/progress-meter';
import { useId } from 'react';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../useTicketWords.ts';
import { Fact } from './Fact.tsx';

/** Of a purchase: the money that is there, what the order blocks, and what is left. A GTT blocks nothing. */
export function CashBar({ ticket }: { ticket: Ticket }) {
  const { t, percent } = useTicketWords();
  const titleId = useId();
  const { needed, left, order } = ticket.summary;
  const { available } = ticket.readings.facts;
  if (order.side === 'SELL' || order.validity === 'GTT' || available === null) return null;
  const isMissing = left !== null && left < 0;
  const share = needed === null || available <= 0 ? 0 : Math.min(100, Math.round((needed / available) * 100));
  return (
    <section aria-labelledby={titleId} className="grid gap-2 text-detail">
      <h2 id={titleId} className="text-body font-semibold">
        {t('cash')}
      </h2>
      <WhileShown>
        <ProgressMeter label={t('cashUse')} value={share} valueText={percent(share)} />
      </WhileShown>
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
}
