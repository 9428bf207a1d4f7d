import { useChangeBankAccount, useRemoveBankAccount } from '@wealth/api-sdk/client';
import type { BankAccount } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { useConfirmed } from '@wealth/placing';
import type { AccountAction } from './AccountCard.tsx';

const named = ({ bank_name: bank, masked_number: number }: BankAccount) => ({ bank, number });

/** Makes an account the primary one, or removes it: asked for where it loses something, then by the PIN. */
export function useAccountActions() {
  const t = useMessages('funds');
  const change = useChangeBankAccount();
  const remove = useRemoveBankAccount();

  const { run: makePrimary } = useConfirmed({
    pin: { when: 'first', purpose: (account: BankAccount) => t('pinToMakePrimary', named(account)) },
    // Not `mutate`, which forgets who asked first as soon as a second one is asked for.
    send: ({ id }) => change.mutateAsync({ id, data: { primary: true } }),
    success: (_, account) => t('accountIsPrimary', named(account)),
  });
  const { run: askToRemove } = useConfirmed({
    confirm: (account: BankAccount) => ({
      title: t('accountRemoveTitle'),
      message: t('accountRemoveQuestion', named(account)),
      confirmText: t('accountRemove'),
      isDestructive: true,
    }),
    pin: { when: 'first', purpose: (account) => t('pinToRemove', named(account)) },
    send: ({ id }) => remove.mutateAsync({ id }),
    success: () => t('accountRemoved'),
  });

  return (account: BankAccount, action: AccountAction): Promise<boolean> =>
    action === 'remove' ? askToRemove(account) : makePrimary(account);
}
