import { useGetBankAccounts } from '@wealth/api-sdk/client';
import type { BankAccount } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { CashLines, Money } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf, type CardState } from '@wealth/ui/card';
import { FactLine } from '@wealth/ui/facts';
import { BankIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { useIsSandbox } from '@wealth/ui/sandbox-mark';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { BankAccountRow } from '../accounts/BankAccountRow.tsx';
import type { MoneyMovement } from './moneyMovement.ts';

const closedText = { deposit: 'depositClosed', withdrawal: 'withdrawalClosed' } as const satisfies Record<
  MoneyMovement,
  string
>;

const minimumLabel = { deposit: 'depositMinimum', withdrawal: 'withdrawalMinimum' } as const satisfies Record<
  MoneyMovement,
  string
>;

export interface MoneyDrawerProps {
  movement: MoneyMovement;
  /** Rupees; undefined until the system information has come. */
  minimum: number | undefined;
  /** Closes the drawer and leads to the bank accounts. */
  onBankAccounts: () => void;
}

/** What is known of a deposit or a withdrawal before any is made: the cash, the least amount, and whose accounts. */
export function MoneyDrawer({ movement, minimum, onBankAccounts }: MoneyDrawerProps) {
  const t = useMessages('funds');
  const isSandbox = useIsSandbox();
  return (
    <div className="grid grid-cols-1 content-start gap-grid p-6 max-tablet:p-4">
      <Note tone="info">
        {t(closedText[movement])} {isSandbox && t('moneySimulated')}
      </Note>
      <CashLines variant="short">
        {minimum !== undefined && (
          <FactLine name={t(minimumLabel[movement])}>
            <Money rupees={minimum} isPublic />
          </FactLine>
        )}
      </CashLines>
      <Accounts onBankAccounts={onBankAccounts} />
    </div>
  );
}

function Accounts({ onBankAccounts }: Pick<MoneyDrawerProps, 'onBankAccounts'>) {
  const t = useMessages('funds');
  const query = useGetBankAccounts();
  const { data: accounts } = query;

  function state(): CardState | undefined {
    if (accounts?.length !== 0) {
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
          {t('bankAccounts')}
        </Button>
      ),
    };
  }

  return (
    <Card title={t('bankAccounts')} isFlush state={state()}>
      <p className="px-card pt-3 text-detail text-fg-muted">{t('bankNote')}</p>
      <AccountList accounts={accounts ?? []} />
    </Card>
  );
}

function AccountList({ accounts }: { accounts: readonly BankAccount[] }) {
  const t = useMessages('funds');
  return (
    <ul aria-label={t('bankAccounts')}>
      {accounts.map((account) => (
        <BankAccountRow key={account.id} account={account} />
      ))}
    </ul>
  );
}
