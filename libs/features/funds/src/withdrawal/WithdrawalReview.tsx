import type { BankAccount, WithdrawalBody } from '@wealth/api-sdk/model';
import { useFailureText } from '@wealth/parts';
import { PlacingDialog, type PlacingWords } from '@wealth/placing';
import { FactLine } from '@wealth/ui/facts';
import { FactsBox } from '../money/FactsBox.tsx';
import { LeaveAtOnce } from '../money/LeaveAtOnce.tsx';
import { useFundWords } from '../money/useFundWords.ts';
import type { WithdrawalFormState } from './useWithdrawalForm.ts';
import { WithdrawalSafety } from './WithdrawalSafety.tsx';
import { withdrawalPlacing } from './withdrawalPlacing.ts';

function usePlacingWords(): PlacingWords {
  const { t } = useFundWords();
  return {
    place: t('withdrawalSubmit'),
    placeAgain: t('withdrawalPlaceAgain'),
    back: t('fundBackToForm'),
    sentAtLastDigit: t('withdrawalSentAtLastDigit'),
    noPin: t('withdrawalNoPin'),
    pinAgain: t('withdrawalPinAgain'),
    openIntent: (time) => t('withdrawalOpenIntent', { time }),
    notConfirmed: t('fundNotConfirmed'),
    sendingTitle: t('withdrawalSendingTitle'),
    sendingText: t('fundSendingText'),
    askingTitle: t('fundAskingTitle'),
    askingText: t('withdrawalAskingText'),
    notPlacedTitle: t('withdrawalNotPlacedTitle'),
    notPlacedText: t('withdrawalNotPlacedText'),
    placeAnew: t('withdrawalPlaceAnew'),
    refusedTitle: t('withdrawalRefusedTitle'),
    refusedText: t('fundRefusedText'),
  };
}

interface ReviewFactsProps {
  form: WithdrawalFormState;
  body: WithdrawalBody;
  account: BankAccount | undefined;
}

function ReviewFacts({ form, body, account }: ReviewFactsProps) {
  const { t, amount, own, when } = useFundWords();
  const { payout, typed } = form;
  const rupees = typed.isAll ? own(body.amount) : amount(body.amount);
  return (
    <div className="grid gap-3">
      <FactsBox>
        <FactLine name={t('withdrawalAmount')} isStrong>
          {rupees}
        </FactLine>
        {account && (
          <>
            <FactLine name={t('withdrawalTo')}>
              {t('accountName', { bank: account.bank_name, number: account.masked_number })}
            </FactLine>
            <FactLine name={t('accountHolder')}>{account.holder}</FactLine>
          </>
        )}
        <FactLine name={t('fundFee')}>{amount(0)}</FactLine>
        <FactLine name={t('withdrawalSentAt')}>{when(payout.sentAt)}</FactLine>
        <FactLine name={t('withdrawalPaidAt')}>{t('withdrawalBy', { time: when(payout.paidAt) })}</FactLine>
        <FactLine name={t('withdrawalReceive')} isStrong>
          {rupees}
        </FactLine>
      </FactsBox>
      <WithdrawalSafety />
    </div>
  );
}

/** A withdrawal once more with the PIN that sends it, and what became of it, over its form. */
export function WithdrawalReview({ form }: { form: WithdrawalFormState }) {
  const { t } = useFundWords();
  const words = usePlacingWords();
  const failureText = useFailureText();
  const { sent, flow, accounts } = form;
  return (
    <PlacingDialog
      {...{ flow, words }}
      placing={withdrawalPlacing}
      title={t('withdrawalReviewTitle')}
      review={
        sent && (
          <ReviewFacts
            form={form}
            body={sent}
            account={accounts.accounts.find(({ id }) => id === sent.bank_id)}
          />
        )
      }
      resultTitle={() => t('withdrawalPlaced')}
      // The drawer goes on with it.
      result={() => <LeaveAtOnce onLeave={flow.back} />}
      faults={failureText}
      onDone={flow.back}
    />
  );
}
