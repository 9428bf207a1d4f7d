import { useGetBankAccounts } from '@wealth/api-sdk/client';
import type { BankAccount } from '@wealth/api-sdk/model';
import { payableFrom, type FundAccount } from '@wealth/domain/funds';

export const isVerified = ({ status }: BankAccount) => status === 'verified';

/** As the rules of money see an account. */
export const toFundAccount = (account: BankAccount): FundAccount => ({
  isVerified: isVerified(account),
  addedAt: Date.parse(account.created_at),
});

/** From when money can be sent to an account, epoch milliseconds. */
export const payableAt = ({ created_at: added }: BankAccount) => payableFrom(Date.parse(added));

interface Choice {
  /** Of the account that was chosen; null before that. */
  chosen: string | null;
  /** Whether money can come from an account, or go to it. */
  isUsable: (account: BankAccount) => boolean;
}

/** The client's bank accounts with the one that is meant: the one that was chosen, else the primary one, else any that can be used. */
export function useFundAccounts({ chosen, isUsable }: Choice) {
  const query = useGetBankAccounts({ query: { meta: { claims: () => true } } });
  const accounts = query.data ?? [];
  const usable = accounts.filter(isUsable);
  const account =
    accounts.find(({ id }) => id === chosen) ?? usable.find(({ primary }) => primary) ?? usable[0] ?? null;
  return { query, accounts, account };
}

export type FundAccounts = ReturnType<typeof useFundAccounts>;
