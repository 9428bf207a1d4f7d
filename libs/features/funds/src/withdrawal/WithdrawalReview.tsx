import type { BankAccount, WithdrawalBody } from '@wealth/api-sdk/model';
import { Money } from '@wealth/parts';
import { FactLine } from '@wealth/ui/facts';
import { FactsBox } from '../money/FactsBox.tsx';
import { GttsAtRisk } from '../money/GttsAtRisk.tsx';
import { MoneyReview, type MoneyWords } from '../money/MoneyReview.tsx';
import { useFundWords } from '../money/useFundWords.ts';
import type { WithdrawalFormState } from './useWithdrawalForm.ts';
import { WithdrawalSafety } from './WithdrawalSafety.tsx';
import { withdrawalPlacing } from './withdrawalPlacing.ts';

function usePlacingWords(): MoneyWords {
  const { t } = useFundWords();
  return {
    place: t('withdrawalSubmit'),
    placeAgain: t('withdrawalPlaceAgain'),
    sentAtLastDigit: t('withdrawalSentAtLastDigit'),
    noPin: t('withdrawalNoPin'),
    pinAgain: t('withdrawalPinAgain'),
    openIntent: (time) => t('withdrawalOpenIntent', { time }),
    sendingTitle: t('withdrawalSendingTitle'),
    askingText: t('withdrawalAskingText'),
    notPlacedTitle: t('withdrawalNotPlacedTitle'),
    notPlacedText: t('withdrawalNotPlacedText'),
    placeAnew: t('withdrawalPlaceAnew'),
    refusedTitle: t('withdrawalRefusedTitle'),
  };
}

interface ReviewFactsProps {
  form: WithdrawalFormState;
  body: WithdrawalBody;
  account: BankAccount | undefined;
}

function ReviewFacts({ form, body, account }: ReviewFactsProps) {
  const { t, when } = useFundWords();
  const { payout, typed } = form;
  const rupees = <Money rupees={body.amount} isPublic={!typed.isAll} />;
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
        <FactLine name={t('fundFee')}>
          <Money rupees={0} isPublic />
        </FactLine>
        <FactLine name={t('withdrawalSentAt')}>{when(payout.sentAt)}</FactLine>
        <FactLine name={t('withdrawalPaidAt')}>{t('withdrawalBy', { time: when(payout.paidAt) })}</FactLine>
        <FactLine name={t('withdrawalReceive')} isStrong>
          {rupees}
        </FactLine>
      </FactsBox>
      <GttsAtRisk gtts={form.gtts}>{t('withdrawalGtts', { count: form.gtts.length })}</GttsAtRisk>
      <WithdrawalSafety />
    </div>
  );
}

/** A withdrawal once more with the PIN that sends it, and what became of it, over its form. */
export function WithdrawalReview({ form }: { form: WithdrawalFormState }) {
  const { t } = useFundWords();
  return (
    <MoneyReview
      form={form}
      placing={withdrawalPlacing}
      words={usePlacingWords()}
      title={t('withdrawalReviewTitle')}
      placedTitle={t('withdrawalPlaced')}
      facts={(body, account) => <ReviewFacts form={form} body={body} account={account} />}
    />
  );
}
