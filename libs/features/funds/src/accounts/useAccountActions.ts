import type { ApiError } from '@wealth/api-sdk';
import { useChangeBankAccount, useRemoveBankAccount } from '@wealth/api-sdk/client';
import type { BankAccount } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { useConfirmed } from '@wealth/placing';
import { toasts } from '@wealth/ui/toast';
import type { AccountAction } from './AccountCard.tsx';

const refusals = { in_use: 'accountInUse', last_verified: 'accountLastVerified' } as const;

const isRefusal = (code: string): code is keyof typeof refusals => Object.hasOwn(refusals, code);

/** The text for why an account is not removed; null for what the server alone knows. */
const refusalOf = ({ fieldErrors }: ApiError) => {
  const code = fieldErrors.map((fault) => fault.code).find(isRefusal);
  return code === undefined ? null : refusals[code];
};

const named = ({ bank_name: bank, masked_number: number }: BankAccount) => ({ bank, number });

/** Makes an account the primary one, or removes it: asked for where it loses something, then by the PIN. */
export function useAccountActions() {
  const t = useMessages('funds');
  const change = useChangeBankAccount();
  const remove = useRemoveBankAccount({
    mutation: { meta: { claims: (error: ApiError) => refusalOf(error) !== null } },
  });

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
    failed(error, account) {
      const text = refusalOf(error);
      if (text !== null) toasts.show({ type: 'error', title: t(text, named(account)) });
      return Promise.resolve();
    },
  });

  return (account: BankAccount, action: AccountAction): Promise<boolean> =>
    action === 'remove' ? askToRemove(account) : makePrimary(account);
}
