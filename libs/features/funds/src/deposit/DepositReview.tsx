import type { BankAccount, DepositBody } from '@wealth/api-sdk/model';
import { Money } from '@wealth/parts';
import { FactLine } from '@wealth/ui/facts';
import { FactsBox } from '../money/FactsBox.tsx';
import { MoneyReview, type MoneyWords } from '../money/MoneyReview.tsx';
import { useFundWords } from '../money/useFundWords.ts';
import { depositPlacing } from './depositPlacing.ts';
import type { DepositFormState } from './useDepositForm.ts';
import { useLeavesFrom } from './useLeavesFrom.ts';

function usePlacingWords(): MoneyWords {
  const { t } = useFundWords();
  return {
    place: t('depositPlace'),
    placeAgain: t('depositPlaceAgain'),
    openIntent: (time) => t('depositOpenIntent', { time }),
    sendingTitle: t('depositSendingTitle'),
    askingText: t('depositAskingText'),
    notPlacedTitle: t('depositNotPlacedTitle'),
    notPlacedText: t('depositNotPlacedText'),
    placeAnew: t('depositPlaceAnew'),
    refusedTitle: t('depositRefusedTitle'),
  };
}

interface DepositReviewFactsProps {
  body: DepositBody;
  account: BankAccount | undefined;
}

function ReviewFacts({ body, account }: DepositReviewFactsProps) {
  const { t } = useFundWords();
  const leavesFrom = useLeavesFrom();
  return (
    <div className="grid gap-3">
      <FactsBox>
        <FactLine name={t('depositAmount')} isStrong>
          <Money rupees={body.amount} isPublic />
        </FactLine>
        <FactLine name={t('depositPayBy')}>
          {t(body.method === 'upi' ? 'depositUpi' : 'depositTransfer')}
        </FactLine>
        {account && (
          <FactLine name={t('depositFrom')}>
            {t('accountName', { bank: account.bank_name, number: account.masked_number })}
          </FactLine>
        )}
        <FactLine name={t('fundFee')}>
          <Money rupees={0} isPublic />
        </FactLine>
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
  return (
    <MoneyReview
      form={form}
      placing={depositPlacing}
      words={usePlacingWords()}
      title={t('depositReviewTitle')}
      placedTitle={t('depositPlaced')}
      facts={(body, account) => <ReviewFacts body={body} account={account} />}
    />
  );
}
