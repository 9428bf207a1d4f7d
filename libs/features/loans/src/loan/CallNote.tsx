import type { LoanDetail, MarginCall } from '@wealth/api-sdk/model';
import { Money } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { Countdown } from '@wealth/ui/countdown';
import { DataTable } from '@wealth/ui/data-table';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Note } from '@wealth/ui/note';
import { useSession } from '@wealth/session';
import { useLoanWords } from '../parts/useLoanWords.ts';

type Sale = MarginCall['sales'][number];

export interface SalesTableProps {
  label: string;
  sales: readonly Sale[];
}

/** What is sold, or would be: as few units as bring the loan back. */
export function SalesTable({ label, sales }: SalesTableProps) {
  const { t, ownUnits, amount } = useLoanWords();
  return (
    <DataTable
      aria-label={label}
      rows={sales}
      rowId={({ isin }) => isin}
      columns={[
        {
          id: 'share',
          header: t('share'),
          isRowHeader: true,
          cell: ({ instrument }: Sale) => instrument.symbol,
        },
        { id: 'quantity', header: t('units'), align: 'end', cell: ({ quantity }) => ownUnits(quantity) },
        { id: 'price', header: t('price'), align: 'end', cell: ({ price }) => amount(price) },
        { id: 'value', header: t('value'), align: 'end', cell: ({ value }) => <Money rupees={value} /> },
      ]}
    />
  );
}

/** A margin call that is open: what is missing, its working days, and what exactly would be sold. */
export function CallCard({ loan, onEnd }: { loan: LoanDetail; onEnd: () => void }) {
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
