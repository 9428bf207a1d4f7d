import type { BankAccount } from '@wealth/api-sdk/model';
import { useSession } from '@wealth/session';
import { Badge } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf, type CardState } from '@wealth/ui/card';
import { ChoiceCards, type ChoiceCard } from '@wealth/ui/choice-card';
import { Countdown } from '@wealth/ui/countdown';
import { BankIcon } from '@wealth/ui/icon';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { payableAt, type FundAccounts } from './useFundAccounts.ts';
import { useFundWords, type FundWords } from './useFundWords.ts';

export interface AccountChoiceProps {
  label: string;
  accounts: FundAccounts;
  onChange: (id: string) => void;
  /** Whether an account that was added less than a day ago waits, as for a withdrawal. @default false */
  holdsNew?: boolean;
  /** Leads to where accounts are added. */
  onBankAccounts: () => void;
  /** Names what is wrong with the account. */
  errorMessage?: string | undefined;
}

const statusText = {
  pending: 'pennyDropPending',
  in_review: 'accountInReview',
  failed: 'accountNotVerified',
} as const;

interface OptionContext {
  words: FundWords;
  now: number;
  clock: () => number;
  holdsNew: boolean;
}

function optionOf(account: BankAccount, { words, now, clock, holdsNew }: OptionContext): ChoiceCard<string> {
  const { t, when } = words;
  const { status } = account;
  const payable = payableAt(account);
  const isHeld = holdsNew && status === 'verified' && now < payable;
  const type = t(account.account_type === 'savings' ? 'accountSavings' : 'accountCurrent');

  function aside() {
    if (status !== 'verified') {
      return <Badge tone={status === 'failed' ? 'negative' : 'warning'}>{t(statusText[status])}</Badge>;
    }
    if (isHeld) return <Countdown form="text" until={payable} clock={clock} />;
    return account.primary ? <Badge tone="accent">{t('accountPrimary')}</Badge> : undefined;
  }

  return {
    value: account.id,
    title: t('accountName', { bank: account.bank_name, number: account.masked_number }),
    description: isHeld
      ? t('fundAccountHeld', { time: when(payable) })
      : t('fundAccountOf', { holder: account.holder, type }),
    icon: <BankIcon size="sm" />,
    aside: aside(),
    isDisabled: status !== 'verified' || isHeld,
  };
}

/** The client's own accounts, of which one is chosen; those that cannot be used say why. */
export function AccountChoice(props: AccountChoiceProps) {
  const { label, accounts: choice, onChange, holdsNew = false, onBankAccounts, errorMessage } = props;
  const words = useFundWords();
  const { t } = words;
  const { serverClock } = useSession();
  const { query, accounts, account } = choice;

  function state(): CardState | undefined {
    if (query.data?.length !== 0) {
      return cardStateOf(query, {
        failedTitle: t('bankFailedTitle'),
        failedText: t('bankFailedText'),
        skeleton: <SkeletonRows rows={2} />,
      });
    }
    return {
      kind: 'empty',
      icon: <BankIcon size="lg" />,
      title: t('bankEmptyTitle'),
      text: t('bankEmptyText'),
      action: (
        <Button variant="secondary" onPress={onBankAccounts}>
          {t('bankAdd')}
        </Button>
      ),
    };
  }

  const shown = state();
  if (shown) return <Card title={t('bankAccounts')} state={shown} />;
  const context = { words, now: serverClock.now(), clock: serverClock.now, holdsNew };
  return (
    <div className="grid justify-items-start gap-1">
      <div className="w-full">
        <ChoiceCards
          label={label}
          options={accounts.map((one) => optionOf(one, context))}
          value={account?.id ?? null}
          onChange={onChange}
          {...(errorMessage === undefined ? {} : { errorMessage })}
        />
      </div>
      <Button variant="ghost" size="sm" onPress={onBankAccounts}>
        {t('fundAllAccounts')}
      </Button>
    </div>
  );
}
