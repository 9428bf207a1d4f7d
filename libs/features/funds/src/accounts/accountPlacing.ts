import { getAddBankAccountMutationOptions } from '@wealth/api-sdk/client';
import type { BankAccount, BankAccountBody } from '@wealth/api-sdk/model';
import { definePlacing } from '@wealth/placing';

/** Too many additions in a day: the server has looked at it and said no. */
const tooMany = 429;

/** Bank accounts that are added: sent once, and followed until it is known what became of it. */
export const accountPlacing = definePlacing<BankAccountBody, BankAccount>({
  kind: 'bank_account',
  place: (call, { key, body }) =>
    call(getAddBankAccountMutationOptions(), { data: body, headers: { 'Idempotency-Key': key } }),
  placedIn: ({ bank_account: account }) => account,
  refusals: [tooMany],
});
