import type { BankAccount, DepositBody } from '@wealth/api-sdk/model';
import { useFailureText } from '@wealth/parts';
import { PlacingDialog, type PlacingWords } from '@wealth/placing';
import { FactLine } from '@wealth/ui/facts';
import { FactsBox } from '../money/FactsBox.tsx';
import { LeaveAtOnce } from '../money/LeaveAtOnce.tsx';
import { useFundWords } from '../money/useFundWords.ts';
import { depositPlacing } from './depositPlacing.ts';
import type { DepositFormState } from './useDepositForm.ts';
import { useLeavesFrom } from './useLeavesFrom.ts';

function usePlacingWords(): PlacingWords {
  const { t } = useFundWords();
  return {
    place: t('depositPlace'),
    placeAgain: t('depositPlaceAgain'),
    back: t('fundBackToForm'),
    openIntent: (time) => t('depositOpenIntent', { time }),
    notConfirmed: t('fundNotConfirmed'),
    sendingTitle: t('depositSendingTitle'),
    sendingText: t('fundSendingText'),
    askingTitle: t('fundAskingTitle'),
    askingText: t('depositAskingText'),
    notPlacedTitle: t('depositNotPlacedTitle'),
    notPlacedText: t('depositNotPlacedText'),
    placeAnew: t('depositPlaceAnew'),
    refusedTitle: t('depositRefusedTitle'),
    refusedText: t('fundRefusedText'),
  };
}

interface DepositReviewFactsProps {
  body: DepositBody;
  account: BankAccount | undefined;
}

function ReviewFacts({ body, account }: DepositReviewFactsProps) {
  const { t, amount } = useFundWords();
  const leavesFrom = useLeavesFrom();
  return (
    <div className="grid gap-3">
      <FactsBox>
        <FactLine name={t('depositAmount')} isStrong>
          {amount(body.amount)}
        </FactLine>
        <FactLine name={t('depositPayBy')}>
          {t(body.method === 'upi' ? 'depositUpi' : 'depositTransfer')}
        </FactLine>
        {account && (
          <FactLine name={t('depositFrom')}>
            {t('accountName', { bank: account.bank_name, number: account.masked_number })}
          </FactLine>
        )}
        <FactLine name={t('fundFee')}>{amount(0)}</FactLine>
        <FactLine name={t('depositMayBuy')}>{t('depositAtOnce')}</FactLine>
        <FactLine name={t('depositMayLeave')}>{leavesFrom}</FactLine>
      </FactsBox>
      <p className="text-detail text-fg-muted">{t('depositReviewText')}</p>
    </div>
  );
}

/** A deposit once more before it is asked for, and what became of it, over its form. */
export function DepositReview({ form }: { form: DepositFormState }) {
  const { t } = useFundWords();
  const words = usePlacingWords();
  const failureText = useFailureText();
  const { sent, flow, accounts } = form;
  return (
    <PlacingDialog
      {...{ flow, words }}
      placing={depositPlacing}
      title={t('depositReviewTitle')}
      review={
        sent && <ReviewFacts body={sent} account={accounts.accounts.find(({ id }) => id === sent.bank_id)} />
      }
      resultTitle={() => t('depositPlaced')}
      // The drawer goes on with it.
      result={() => <LeaveAtOnce onLeave={flow.back} />}
      faults={failureText}
      onDone={flow.back}
    />
  );
}
