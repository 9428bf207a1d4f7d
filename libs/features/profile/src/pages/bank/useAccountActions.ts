import { useChangeBankAccount, useRemoveBankAccount } from '@wealth/api-sdk/client';
import type { BankAccount } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { requirePin } from '@wealth/session';
import { confirm } from '@wealth/ui/confirm';
import { toasts } from '@wealth/ui/toast';
import type { AccountAction } from './BankAccountRow.tsx';

/** Makes an account the primary one, or removes it: asked for where it loses something, then by the PIN. */
export function useAccountActions() {
  const t = useMessages('profile');
  const change = useChangeBankAccount();
  const remove = useRemoveBankAccount();

  async function succeed(title: string, action: Promise<unknown>) {
    try {
      await action;
    } catch {
      // The cache of mutations has told it.
      return;
    }
    toasts.show({ type: 'success', title });
  }

  async function makePrimary({ id, bank_name: bank, masked_number: number }: BankAccount) {
    if (!(await requirePin(t('pinToMakePrimary', { bank, number })))) return;
    // Not `mutate`, which forgets who asked first as soon as a second one is asked for.
    await succeed(
      t('accountIsPrimary', { bank, number }),
      change.mutateAsync({ id, data: { primary: true } }),
    );
  }

  async function askToRemove({ id, bank_name: bank, masked_number: number }: BankAccount) {
    const isSure = await confirm({
      title: t('accountRemoveTitle'),
      message: t('accountRemoveQuestion', { bank, number }),
      confirmText: t('accountRemove'),
      isDestructive: true,
    });
    if (!isSure || !(await requirePin(t('pinToRemove', { bank, number })))) return;
    await succeed(t('accountRemoved'), remove.mutateAsync({ id }));
  }

  return (account: BankAccount, action: AccountAction): Promise<void> =>
    action === 'remove' ? askToRemove(account) : makePrimary(account);
}
