import type { LoanDetail, LoanPayment } from '@wealth/api-sdk/model';
import { Money } from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import { Card } from '@wealth/ui/card';
import { DataList } from '@wealth/ui/data-list';
import { useLoanWords } from '../parts/useLoanWords.ts';

const kinds = {
  payout: 'paymentPayout',
  instalment: 'paymentInstalment',
  repayment: 'paymentRepayment',
  sale: 'paymentSale',
  cancellation: 'paymentCancellation',
} as const satisfies Record<LoanPayment['kind'], string>;

/** What was paid, and what was not, the newest first. */
export function PaymentsCard({ loan }: { loan: LoanDetail }) {
  const { t, when } = useLoanWords();
  if (loan.payments.length === 0) return null;
  return (
    <Card title={t('payments')} isFlush>
      <DataList
        aria-label={t('payments')}
        items={loan.payments.map(({ id, kind, amount, state, time }) => ({
          id,
          title: t(kinds[kind]),
          detail: when(time),
          value: <Money rupees={amount} />,
          ...(state === 'FAILED' ? { valueDetail: <Badge tone="negative">{t('paymentFailed')}</Badge> } : {}),
        }))}
      />
    </Card>
  );
}
