import type { LoanDetail } from '@wealth/api-sdk/model';
import { Money } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { Countdown } from '@wealth/ui/countdown';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Note } from '@wealth/ui/note';
import { useSession } from '@wealth/session';
import { useLoanWords } from '../parts/useLoanWords.ts';
import { SalesTable } from './SalesTable.tsx';

export interface OpenCallProps {
  loan: LoanDetail;
  /** A time is over: it is read again. */
  onEnd: () => void;
}

/** A margin call that is open: what is missing, its working days, and what exactly would be sold. */
export function OpenCall({ loan, onEnd }: OpenCallProps) {
  const { t, own, when } = useLoanWords();
  const { serverClock } = useSession();
  const { call } = loan;
  if (!call) return null;
  const isNotice = call.state === 'NOTICE';
  const until = isNotice ? call.sale_at : call.due_at;
  return (
    <Card title={t(isNotice ? 'saleNotice' : 'callOpen')} isFlush>
      <div className="grid gap-4 p-card">
        <Note tone="negative" isAnnounced>
          {t(isNotice ? 'noticeText' : 'callText', {
            amount: own(call.repay),
            time: when(until),
          })}
        </Note>
        <Facts className="text-detail">
          <FactLine name={t('missingValue')} isStrong>
            <Money rupees={call.missing} />
          </FactLine>
          <FactLine name={t('repayToMeet')}>
            <Money rupees={call.repay} />
          </FactLine>
          <FactLine name={t(isNotice ? 'soldAt' : 'meetUntil')}>{when(until)}</FactLine>
          {!isNotice && (
            <FactLine name={t('workingDaysLeft')}>
              {t('workingDays', { count: call.working_days_left })}
            </FactLine>
          )}
          <FactLine name={t('timeLeft')}>
            <Countdown form="text" until={Date.parse(until)} clock={serverClock.now} onEnd={onEnd} />
          </FactLine>
        </Facts>
        <p className="text-detail">{t('wouldBeSold')}</p>
      </div>
      <SalesTable label={t('wouldBeSold')} sales={call.sales} />
    </Card>
  );
}
