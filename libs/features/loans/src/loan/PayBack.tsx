import type { LoanDetail } from '@wealth/api-sdk/model';
import { fromWire, toWire, type Paise } from '@wealth/domain';
import { Money, usePreview } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { FactLine, Facts } from '@wealth/ui/facts';
import { MoneyField } from '@wealth/ui/money-field';
import { Note } from '@wealth/ui/note';
import { useId, useState } from 'react';
import { FaultList } from '../parts/FaultList.tsx';
import { allFaults, type ShownFault } from '../parts/loanFaults.ts';
import { repaymentPreview } from '../parts/loanPlacing.ts';
import { useLoanWords } from '../parts/useLoanWords.ts';
import { useLoanDesk } from './useLoanDesk.tsx';

export interface PayBackProps {
  loan: LoanDetail;
  onSetPin: () => Promise<boolean>;
}

/** What was typed, or all that is owed: that is kept as a word, because it grows by the day. */
type Typed = { amount: Paise | null; isAll: boolean };

function Review({ loan, amount }: { loan: LoanDetail; amount: number }) {
  const { t } = useLoanWords();
  const { account, lender } = loan;
  return (
    <div className="grid gap-3">
      <Facts className="rounded-control border border-border bg-surface p-card text-detail">
        <FactLine name={t('payBack')} isStrong>
          <Money rupees={amount} />
        </FactLine>
        <FactLine name={t('takenFrom')}>
          {t('accountName', { bank: account.bank_name, number: account.masked_number })}
        </FactLine>
        <FactLine name={t('lender')}>{lender.name}</FactLine>
      </Facts>
      <Note>{t('repayReview')}</Note>
    </div>
  );
}

/** What a repayment would pay, and what it would save. */
function Effect({ id, amount }: { id: string; amount: number | null }) {
  const { t, day } = useLoanWords();
  const server = usePreview(repaymentPreview, amount === null ? null : { id, amount });
  const { preview } = server;
  if (!preview || preview.errors.length > 0) return null;
  return (
    <Facts className="text-detail">
      <FactLine name={t('left')}>
        <Money rupees={preview.left} />
      </FactLine>
      <FactLine name={t('interestSaved')}>
        <Money rupees={preview.interest_saved} />
      </FactLine>
      {preview.left > 0 && <FactLine name={t('endsThen')}>{day(preview.ends_on)}</FactLine>}
    </Facts>
  );
}

/** Repays part of a loan, or all of it, from the client's bank. */
export function PayBack({ loan, onSetPin }: PayBackProps) {
  const words = useLoanWords();
  const { t, own, isMasked } = words;
  const id = useId();
  const [typed, setTyped] = useState<Typed>({ amount: null, isAll: false });
  const [isTried, setIsTried] = useState(false);
  const amount = typed.isAll ? loan.owed_today : typed.amount === null ? null : toWire(typed.amount);
  const server = usePreview(repaymentPreview, amount === null ? null : { id: loan.id, amount });
  const desk = useLoanDesk({
    kind: 'repay',
    review: amount === null ? null : <Review {...{ loan, amount }} />,
    onDone() {
      setTyped({ amount: null, isAll: false });
      setIsTried(false);
    },
    onSetPin,
  });
  const missing: ShownFault[] =
    isTried && amount === null
      ? [{ field: 'amount', code: 'not_an_amount', isin: null, nearest: null, message: null }]
      : [];
  const faults = allFaults(missing, server.preview?.errors ?? [], desk.refused);
  const isHidden = typed.isAll && isMasked;

  function change(next: Typed) {
    desk.clear();
    setTyped(next);
  }

  function submit() {
    setIsTried(true);
    if (amount !== null && faults.length === 0) desk.begin({ kind: 'repay', id: loan.id, amount });
  }

  const { next_payment: next, call } = loan;
  return (
    <form
      aria-label={t('payBack')}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <MoneyField
        label={t('payBack')}
        value={isHidden || amount === null ? null : fromWire(amount)}
        onChange={(value) => change({ amount: value, isAll: false })}
        description={t('anyAmount')}
      />
      <div role="group" aria-label={t('amounts')} className="flex flex-wrap gap-2 *:min-w-11">
        {call && call.repay > 0 && (
          <Button
            variant="secondary"
            size="sm"
            onPress={() => change({ amount: fromWire(call.repay), isAll: false })}
          >
            {t('whatIsMissing', { amount: own(call.repay) })}
          </Button>
        )}
        {next && (
          <Button
            variant="secondary"
            size="sm"
            onPress={() => change({ amount: fromWire(next.amount), isAll: false })}
          >
            {t('nextPayment')}
          </Button>
        )}
        <Button variant="secondary" size="sm" onPress={() => change({ amount: null, isAll: true })}>
          {t('allOwed', { amount: own(loan.owed_today) })}
        </Button>
      </div>
      <FaultList
        id={id}
        faults={faults}
        onNearest={(nearest) =>
          change(
            nearest === loan.owed_today
              ? { amount: null, isAll: true }
              : { amount: fromWire(nearest), isAll: false },
          )
        }
      />
      <Effect id={loan.id} amount={amount} />
      <Button type="submit" isFullWidth>
        {amount === null || isHidden ? t('payBack') : t('payBackAmount', { amount: own(amount) })}
      </Button>
      {desk.dialog}
    </form>
  );
}
