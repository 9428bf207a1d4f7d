import type { DataOf } from '@wealth/api-sdk/operations';
import type { IntentKind } from '@wealth/api-sdk/model';
import { toWireAccount } from '../bank/toWireAccount.ts';
import { toWireApplicationDetail } from '../issues/toWireApplication.ts';
import { toWireClaimDetail } from '../claims/toWireClaim.ts';
import { toWireLoanDetail } from '../loans/toWireLoan.ts';
import { toWireDeposit, toWireWithdrawal } from '../funds/toWireFunds.ts';
import { failure, type Refusal } from '../http/answer.ts';
import type { IntentKey } from '../intents/createIntentKeys.ts';
import type { Services } from '../services/services.ts';

type Found = Omit<DataOf<'askIntent'>, 'sealed'>;

const nothing: Found = {
  order: null,
  bank_account: null,
  deposit: null,
  withdrawal: null,
  application: null,
  loan: null,
  compensation: null,
};

/** Finds the record of a key, a line for each kind; null for none. */
const found: Record<IntentKind, (services: Services, of: IntentKey) => Partial<Found>> = {
  order({ orders }, { clientId, key }) {
    const order = orders.byKey(clientId, key);
    return { order: order && orders.toWireDetail(order) };
  },
  bank_account({ banks, intents }, of) {
    const id = intents.recordOf(of);
    const account = id === null ? null : banks.find(of.clientId, id);
    return { bank_account: account && toWireAccount(account) };
  },
  deposit({ funds, intents }, of) {
    const id = intents.recordOf(of);
    const deposit = id === null ? null : funds.deposits.find(of.clientId, id);
    return { deposit: deposit && toWireDeposit(deposit) };
  },
  withdrawal({ funds, intents }, of) {
    const id = intents.recordOf(of);
    const withdrawal = id === null ? null : funds.withdrawals.find(of.clientId, id);
    return { withdrawal: withdrawal && toWireWithdrawal(withdrawal) };
  },
  application({ clock, issues, intents }, of) {
    const id = intents.recordOf(of);
    const application = id === null ? null : issues.table.find(of.clientId, id);
    const source = { issues, now: clock.now };
    return { application: application && toWireApplicationDetail(application, source) };
  },
  loan({ intents, loans }, of) {
    const id = intents.recordOf(of);
    const loan = id === null ? null : loans.table.find(of.clientId, id);
    return { loan: loan && toWireLoanDetail(loans, loan) };
  },
  compensation({ claims, clock, intents, uploads }, of) {
    const id = intents.recordOf(of);
    const claim = id === null ? null : claims.table.find(of.clientId, id);
    return { compensation: claim && toWireClaimDetail(claim, { claims, uploads, now: clock.now }) };
  },
};

/**
 * Answers what came of a key; where nothing did it is sealed, and nothing ever comes under it. Call it inside a
 * transaction.
 */
export function askIntent(services: Services, of: IntentKey): DataOf<'askIntent'> {
  const answer = { ...nothing, ...found[of.kind](services, of) };
  const sealed = Object.values(answer).every((record) => record === null);
  if (sealed) services.intents.seal(of);
  return { ...answer, sealed };
}

/** The refusal of what comes under a sealed key. */
export function keySealed(field: string): Refusal {
  const message = 'This key was asked for before, and nothing may come under it.';
  return failure(409, message, { fields: [{ field, code: 'key_sealed', message }] });
}
