import { limits } from '../../auth/attempts.ts';
import { bankBranchOf } from '../../bank/bankBranchOf.ts';
import { toWireAccount } from '../../bank/toWireAccount.ts';
import { keySealed } from '../../dispatch/askIntent.ts';
import { handle } from '../../dispatch/handle.ts';
import { withPinGrant } from '../../dispatch/withPinGrant.ts';
import { failure, done, ok, refusals } from '../../http/answer.ts';
import { toKey } from '../../intents/createIntentKeys.ts';
import type { Services } from '../../services/services.ts';

const conflicts = {
  known: () => {
    const message = 'This account is already linked.';
    return failure(409, message, { fields: [{ field: 'account_number', code: 'known', message }] });
  },
  keyUsed: () => {
    const message = 'This key was used for another account.';
    return failure(409, message, { fields: [{ field: 'Idempotency-Key', code: 'key_used', message }] });
  },
  noBranch: () => {
    const message = 'No bank has a branch with this IFSC.';
    return refusals.fields([{ field: 'ifsc', code: 'unknown', message }]);
  },
  tooMany: () => failure(409, 'At most five bank accounts can be linked.'),
  notVerified: () => failure(409, 'Only a verified account can be the primary one.'),
  inUse: () => {
    const message = 'Money is under way to or from this account.';
    return failure(409, message, { fields: [{ field: 'id', code: 'in_use', message }] });
  },
  lastVerified: () => {
    const message = 'Add and verify another account before you remove this one.';
    return failure(409, message, { fields: [{ field: 'id', code: 'last_verified', message }] });
  },
};

function getBankAccounts({ banks }: Services) {
  return handle('getBankAccounts', ({ client }) => ok(banks.list(client.id).map(toWireAccount)));
}

function getBankBranch() {
  return handle('getBankBranch', ({ path }) => {
    const branch = bankBranchOf(path.ifsc);
    return branch ? ok(branch) : refusals.notFound();
  });
}

function addBankAccount({ attempts, banks, grants, intents }: Services) {
  return handle('addBankAccount', (input) =>
    withPinGrant(grants, input, () => {
      const { body, client } = input;
      const key = toKey(input.header('idempotency-key') ?? '');
      if (intents.isSealed(client.id, key)) return keySealed('Idempotency-Key');
      if (intents.isUsed(client.id, key)) return conflicts.keyUsed();
      if (!bankBranchOf(body.ifsc)) return conflicts.noBranch();
      const waitSeconds = attempts.waitSeconds(limits.bankAdd, client.id);
      if (waitSeconds > 0) return refusals.tooMany(waitSeconds);
      const added = banks.add(client.id, {
        holder: body.holder,
        ifsc: body.ifsc,
        accountNumber: body.account_number,
        accountType: body.account_type,
        upiId: body.upi_id ?? '',
      });
      if (typeof added === 'string') return conflicts[added]();
      attempts.record(limits.bankAdd, client.id);
      if (key !== '') intents.keep({ clientId: client.id, kind: 'bank_account', key }, added.id);
      return ok(toWireAccount(added));
    }),
  );
}

function changeBankAccount({ banks, database, grants }: Services) {
  return handle('changeBankAccount', (input) => {
    const { body, client, path } = input;
    if (body.primary === undefined && body.upi_id === undefined) {
      return refusals.fields([{ field: 'primary', code: 'required', message: 'There is nothing to change' }]);
    }
    return database.transaction(() =>
      withPinGrant(grants, input, () => {
        const account = banks.find(client.id, path.id);
        if (!account) return refusals.notFound();
        if (body.primary && account.status !== 'verified') return conflicts.notVerified();
        if (body.primary) banks.makePrimary(account);
        if (body.upi_id !== undefined) banks.setUpiId(account, body.upi_id);
        const changed = banks.find(client.id, path.id);
        return changed ? ok(toWireAccount(changed)) : refusals.notFound();
      }),
    );
  });
}

function removeBankAccount({ banks, claims, database, funds, grants, issues, loans }: Services) {
  return handle('removeBankAccount', (input) =>
    database.transaction(() =>
      withPinGrant(grants, input, () => {
        const account = banks.find(input.client.id, input.path.id);
        if (!account) return refusals.notFound();
        const isAwaited = [funds, issues, loans, claims].some((desk) =>
          desk.isAwaitedAt(input.client.id, account.id),
        );
        if (isAwaited) return conflicts.inUse();
        return banks.remove(account) ? done() : conflicts.lastVerified();
      }),
    ),
  );
}

/** Operations on bank accounts. Every change asks for the PIN. */
export function bankOperations(services: Services) {
  return {
    getBankAccounts: getBankAccounts(services),
    getBankBranch: getBankBranch(),
    addBankAccount: addBankAccount(services),
    changeBankAccount: changeBankAccount(services),
    removeBankAccount: removeBankAccount(services),
  };
}
