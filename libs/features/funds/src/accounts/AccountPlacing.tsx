import { useMessages } from '@wealth/i18n-locale-react';
import { useFailureText } from '@wealth/parts';
import { PlacingDialog, type PlacingWords } from '@wealth/placing';
import { FactLine } from '@wealth/ui/facts';
import type { BankAccountBody } from '@wealth/api-sdk/model';
import { maskedEnd } from './accountForm.ts';
import { accountPlacing } from './accountPlacing.ts';
import type { AddAccount } from './useAddAccount.ts';

function useWords(): PlacingWords {
  const t = useMessages('funds');
  return {
    place: t('bankAdd'),
    placeAgain: t('accountAddAgain'),
    back: t('accountBackToForm'),
    pin: t('pin'),
    sentAtLastDigit: t('accountSentAtLastDigit'),
    noPin: t('bankNeedsPin'),
    pinAgain: t('accountPinAgain'),
    openIntent: (time) => t('accountOpenIntent', { time }),
    sendingTitle: t('accountSendingTitle'),
    sendingText: t('accountSendingText'),
    askingTitle: t('accountAskingTitle'),
    askingText: t('accountAskingText'),
    notPlacedTitle: t('accountNotAddedTitle'),
    notPlacedText: t('accountNotAddedText'),
    placeAnew: t('accountAddAnew'),
    refusedTitle: t('accountRefusedTitle'),
    refusedText: t('accountRefusedText'),
  };
}

function AccountFacts({ account }: { account: BankAccountBody }) {
  const t = useMessages('funds');
  const { holder, ifsc, account_number: number, account_type: type, upi_id: upi } = account;
  return (
    <div className="grid gap-3">
      <p className="font-medium wrap-anywhere">{t('pinToAdd', { number: maskedEnd(number) })}</p>
      <dl className="grid gap-2 rounded-control bg-surface-sunken p-card text-detail">
        <FactLine name={t('accountHolder')}>{holder}</FactLine>
        <FactLine name={t('ifsc')}>{ifsc}</FactLine>
        <FactLine name={t('accountNumber')}>{number}</FactLine>
        <FactLine name={t('accountType')}>
          {t(type === 'current' ? 'accountCurrent' : 'accountSavings')}
        </FactLine>
        {upi !== undefined && upi !== '' && <FactLine name={t('upiId')}>{upi}</FactLine>}
      </dl>
    </div>
  );
}

/** Review of a new account with its PIN, and what became of it, over its form. */
export function AccountPlacing({ body, flow, onDone }: AddAccountPlacingProps) {
  const t = useMessages('funds');
  const common = useMessages('parts');
  const words = useWords();
  const failureText = useFailureText();
  return (
    <PlacingDialog
      {...{ flow, words, onDone }}
      placing={accountPlacing}
      title={common('pinDialogTitle')}
      review={body && <AccountFacts account={body} />}
      resultTitle={() => t('accountAdded')}
      // The list shows it, and the form has gone.
      result={() => null}
      faults={failureText}
    />
  );
}

type AddAccountPlacingProps = Pick<AddAccount, 'body' | 'flow'> & {
  /** It was added, and the dialog is closed. */
  onDone: () => void;
};
