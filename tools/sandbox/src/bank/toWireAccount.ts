import type { BankAccount as WireAccount } from '@wealth/api-sdk/model';
import { toIstIso } from '@wealth/domain';
import { namedAccount, type BankAccount } from './bankAccounts.ts';

/** An account as the wire has it: never the whole number. */
export function toWireAccount(account: BankAccount): WireAccount {
  return {
    id: account.id,
    holder: account.holder,
    ...namedAccount(account),
    ifsc: account.ifsc,
    account_type: account.account_type,
    upi_id: account.upi_id,
    primary: account.is_primary === 1,
    status: account.status,
    failure: account.failure,
    created_at: toIstIso(account.created_at),
    checked_at: account.checked_at === null ? null : toIstIso(account.checked_at),
  };
}
