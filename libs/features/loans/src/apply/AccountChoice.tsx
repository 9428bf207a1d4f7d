import { Button } from '@wealth/ui/button';
import { cardStateOf, Card } from '@wealth/ui/card';
import { ChoiceCards } from '@wealth/ui/choice-card';
import { BankIcon } from '@wealth/ui/icon';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { faultText } from '../parts/loanFaults.ts';
import { useLoanWords } from '../parts/useLoanWords.ts';
import type { LoanFormState } from './useLoanForm.ts';

export interface AccountChoiceProps {
  form: Pick<LoanFormState, 'account' | 'accountFault' | 'accounts' | 'change'>;
  /** Leads to where accounts are added. */
  onBankAccounts: () => void;
}

/** None is there, or they are not known yet. */
function NoAccounts({ form: { accounts }, onBankAccounts }: AccountChoiceProps) {
  const { t } = useLoanWords();
  const skeleton = <SkeletonRows rows={1} />;
  const failedTitle = t('accountsFailed');
  const add = (
    <Button variant="secondary" onPress={onBankAccounts}>
      {t('addAccount')}
    </Button>
  );
  const none = { kind: 'empty', title: t('noAccountTitle'), text: t('noAccountText'), action: add } as const;
  const state = accounts.data
    ? { ...none, icon: <BankIcon size="lg" /> }
    : cardStateOf(accounts, { skeleton, failedTitle, failedText: t('nothingChanged') });
  return <Card title={t('account')} headingLevel="h3" {...(state ? { state } : {})} />;
}

/** The client's own account that the lender pays to, and takes instalments from. */
export function AccountChoice({ form, onBankAccounts }: AccountChoiceProps) {
  const words = useLoanWords();
  const { t } = words;
  const { account, accountFault, accounts, change } = form;
  const all = accounts.data ?? [];
  if (all.length === 0) return <NoAccounts {...{ form, onBankAccounts }} />;
  return (
    <ChoiceCards
      label={t('account')}
      value={account?.id ?? null}
      onChange={(bankId) => change({ bankId })}
      options={all.map((one) => ({
        value: one.id,
        title: t('accountName', { bank: one.bank_name, number: one.masked_number }),
        description: one.status === 'verified' ? one.holder : t('accountWaits'),
        isDisabled: one.status !== 'verified',
      }))}
      {...(accountFault ? { errorMessage: faultText(accountFault, words) } : {})}
    />
  );
}
