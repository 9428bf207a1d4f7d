import type { Claim } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import { claimDayOf, claimRulesOn } from '@wealth/domain/claims';
import { useServerNow } from '@wealth/parts';
import { ProgressMeter } from '@wealth/ui/progress-meter';
import { useClaimWords } from '../parts/useClaimWords.ts';

export interface ClaimClockProps {
  claim: Pick<Claim, 'received_at' | 'answer_by'>;
}

/** How many of the days are over in which there has to be an answer. */
export function ClaimClock({ claim }: ClaimClockProps) {
  const { t, day } = useClaimWords();
  const { received_at: receivedAt, answer_by: answerBy } = claim;
  const receivedOn = istDay(Date.parse(receivedAt));
  const { answerDays } = claimRulesOn(receivedOn);
  const number = claimDayOf(receivedOn, istDay(useServerNow()));
  const text = number > answerDays ? t('clockOver') : t('clock', { number });
  return (
    <div className="grid w-full max-w-90 gap-1.5 text-caption text-fg-muted">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span>{t('clockReceived', { day: day(receivedAt) })}</span>
        <span>{t('clockEnd', { day: day(answerBy) })}</span>
      </div>
      <ProgressMeter
        label={t('clockEnd', { day: day(answerBy) })}
        value={Math.min(number, answerDays)}
        target={answerDays}
        valueText={text}
      />
      <div className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium text-fg">{text}</span>
        <span>{t('clockLimit')}</span>
      </div>
    </div>
  );
}
