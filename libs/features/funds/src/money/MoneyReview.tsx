import type { BankAccount } from '@wealth/api-sdk/model';
import { useFailureText } from '@wealth/parts';
import { LeaveAtOnce, PlacingDialog, type Placing, type PlacingWords } from '@wealth/placing';
import type { ReactNode } from 'react';
import type { FundAccounts } from './useFundAccounts.ts';
import type { MoneyForm } from './useMoneyForm.ts';
import { useFundWords } from './useFundWords.ts';

/** Words that are the same for all money in and out. */
type SharedWords = 'back' | 'notConfirmed' | 'sendingText' | 'askingTitle' | 'refusedText';

/** What the review of a kind says in its own words. */
export type MoneyWords = Omit<PlacingWords, SharedWords>;

export interface MoneyReviewProps<Body extends { bank_id: string }, Placed, Preview> {
  form: Pick<MoneyForm<object, Body, Placed>, 'sent' | 'flow'> & { accounts: FundAccounts };
  placing: Placing<Body, Placed, Preview>;
  words: MoneyWords;
  title: string;
  /** Of the moment in which it was taken. */
  placedTitle: string;
  /** What is sent, once more. */
  facts: (body: Body, account: BankAccount | undefined) => ReactNode;
}

/** A deposit or withdrawal once more before it is sent, and what became of it, over its form. */
export function MoneyReview<Body extends { bank_id: string }, Placed, Preview>(
  props: MoneyReviewProps<Body, Placed, Preview>,
) {
  const { form, placing, words, title, placedTitle, facts } = props;
  const { sent, flow, accounts } = form;
  const { t } = useFundWords();
  const failureText = useFailureText();
  const shared: Pick<PlacingWords, SharedWords> = {
    back: t('fundBackToForm'),
    notConfirmed: t('fundNotConfirmed'),
    sendingText: t('fundSendingText'),
    askingTitle: t('fundAskingTitle'),
    refusedText: t('fundRefusedText'),
  };
  const account = sent === null ? undefined : accounts.accounts.find(({ id }) => id === sent.bank_id);
  return (
    <PlacingDialog
      {...{ flow, placing, title }}
      words={{ ...shared, ...words }}
      review={sent !== null && facts(sent, account)}
      resultTitle={() => placedTitle}
      // The drawer goes on with it.
      result={() => <LeaveAtOnce onLeave={flow.back} />}
      faults={failureText}
      onDone={flow.back}
    />
  );
}
