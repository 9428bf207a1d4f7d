import { fromPaise, toIstIso, toWire } from '@wealth/domain';
import type { BodyOf, DataOf } from '@wealth/api-sdk/operations';
import { keySealed } from '../../dispatch/askIntent.ts';
import { handle } from '../../dispatch/handle.ts';
import { withPinGrant } from '../../dispatch/withPinGrant.ts';
import type { FundPageOptions } from '../../funds/fundTable.ts';
import {
  toFundFieldFault,
  toWireDeposit,
  toWireFundFault,
  toWireWithdrawal,
} from '../../funds/toWireFunds.ts';
import { toWireRisk } from '../../funds/toWireRunning.ts';
import { typedPaise } from '../../funds/typedPaise.ts';
import { failure, ok, refusals, type Answer } from '../../http/answer.ts';
import { toKey } from '../../intents/createIntentKeys.ts';
import type { Services } from '../../services/services.ts';

interface Keyed {
  clientId: string;
  kind: 'deposit' | 'withdrawal';
  header: (name: string) => string | undefined;
}

/** Runs what moves money, under a key of the client's: once, and never under one that was asked for in vain. */
function underKey<Data extends { id: string }>(
  { intents }: Services,
  { clientId, kind, header }: Keyed,
  work: () => Answer<Data>,
): Answer<Data> {
  const given = header('idempotency-key');
  if (given === undefined) {
    const message = 'Idempotency-Key is required';
    return refusals.fields([{ field: 'Idempotency-Key', code: 'required', message }]);
  }
  const key = toKey(given);
  if (intents.isSealed(clientId, key)) return keySealed('Idempotency-Key');
  if (intents.isUsed(clientId, key)) return keyUsed();
  const answer = work();
  if (!answer.isRefusal) intents.keep({ clientId, kind, key }, answer.data.id);
  return answer;
}

const depositDraft = ({ method, amount, bank_id: bankId }: BodyOf<'createDeposit'>) => ({
  method,
  amount: typedPaise(amount),
  bankId,
});
const withdrawalDraft = ({ amount, bank_id: bankId }: BodyOf<'createWithdrawal'>) => ({
  amount: typedPaise(amount),
  bankId,
});

const keyUsed = () => {
  const message = 'This key was used for another deposit or withdrawal.';
  return failure(409, message, { fields: [{ field: 'Idempotency-Key', code: 'key_used', message }] });
};
const ended = (message: string) =>
  failure(409, message, { fields: [{ field: 'state', code: 'too_late', message }] });
const tooMany = () => {
  const message = 'As many deposits wait as one client may have.';
  return failure(409, message, { fields: [{ field: 'amount', code: 'too_many', message }] });
};

interface Paged<Row> {
  cursor: string | undefined;
  limit: number;
  find: (id: string) => Row | null;
  list: (before: string | null, limit: number) => Row[];
}

/** A page of rows that are named by their ids; null for a cursor that names none. */
function pageOf<Row extends { payment: { movement_id: string } }>({
  cursor,
  limit,
  find,
  list,
}: Paged<Row>): { rows: Row[]; nextCursor: string | null } | null {
  if (cursor !== undefined && !find(cursor)) return null;
  // One row more than the page shows whether there is another page.
  const found = list(cursor ?? null, limit + 1);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, nextCursor: last ? last.payment.movement_id : null };
}

function getDeposits({ funds: { deposits } }: Services) {
  return handle('getDeposits', ({ client, query }) => {
    const before = (id: string | null): FundPageOptions['before'] =>
      id === null ? null : (deposits.find(client.id, id)?.payment ?? null);
    const page = pageOf({
      cursor: query.cursor,
      limit: query.limit,
      find: (id) => deposits.find(client.id, id),
      list: (id, limit) => deposits.list(client.id, { before: before(id), limit }),
    });
    if (!page) return refusals.unknownCursor();
    return ok({ items: page.rows.map(toWireDeposit), next_cursor: page.nextCursor });
  });
}

function previewDeposit({ funds: { deposits } }: Services) {
  return handle('previewDeposit', ({ client, body }) => {
    const { faults, endsAt, upiLeft } = deposits.check(client.id, depositDraft(body));
    return ok({
      ends_at: toIstIso(endsAt),
      upi_left: toWire(upiLeft),
      errors: faults.map(toWireFundFault),
    });
  });
}

function createDeposit(services: Services) {
  const { deposits } = services.funds;
  return handle('createDeposit', ({ client, body, header }) =>
    underKey(services, { clientId: client.id, kind: 'deposit', header }, () => {
      const asked = deposits.ask(client.id, depositDraft(body));
      switch (asked.kind) {
        case 'deposit':
          return ok<DataOf<'createDeposit'>>(toWireDeposit(asked.deposit));
        case 'faults':
          return refusals.fields(asked.faults.map(toFundFieldFault));
        case 'tooMany':
          return tooMany();
      }
    }),
  );
}

function getDeposit({ funds: { deposits } }: Services) {
  return handle('getDeposit', ({ client, path }) => {
    const deposit = deposits.find(client.id, path.id);
    return deposit ? ok(toWireDeposit(deposit)) : refusals.notFound();
  });
}

function cancelDeposit({ database, funds: { deposits } }: Services) {
  return handle('cancelDeposit', ({ client, path }) =>
    database.transaction(() => {
      const deposit = deposits.find(client.id, path.id);
      if (!deposit) return refusals.notFound();
      const cancelled = deposits.cancel(deposit);
      return cancelled ? ok(toWireDeposit(cancelled)) : ended('The deposit has ended.');
    }),
  );
}

function paySimulatedDeposit({ clock, database, funds: { deposits } }: Services) {
  return handle('paySimulatedDeposit', ({ client, body, path }) =>
    database.transaction(() => {
      const deposit = deposits.find(client.id, path.id);
      if (!deposit) return refusals.notFound();
      const amount = body.amount === undefined ? deposit.payment.amount : typedPaise(body.amount);
      if (!Number.isSafeInteger(amount) || amount < 1) {
        return refusals.fields([{ field: 'amount', code: 'invalid', message: 'amount is not valid' }]);
      }
      deposits.pay(deposit, {
        isOwn: body.from === 'own_account',
        amount: fromPaise(amount),
        at: clock.now(),
        reports: body.reports,
      });
      const paid = deposits.find(client.id, path.id);
      return paid ? ok(toWireDeposit(paid)) : refusals.notFound();
    }),
  );
}

function getWithdrawals({ funds: { withdrawals } }: Services) {
  return handle('getWithdrawals', ({ client, query }) => {
    const before = (id: string | null): FundPageOptions['before'] =>
      id === null ? null : (withdrawals.find(client.id, id)?.payment ?? null);
    const page = pageOf({
      cursor: query.cursor,
      limit: query.limit,
      find: (id) => withdrawals.find(client.id, id),
      list: (id, limit) => withdrawals.list(client.id, { before: before(id), limit }),
    });
    if (!page) return refusals.unknownCursor();
    return ok({ items: page.rows.map(toWireWithdrawal), next_cursor: page.nextCursor });
  });
}

function previewWithdrawal({ funds: { running, withdrawals } }: Services) {
  return handle('previewWithdrawal', ({ client, body }) => {
    const draft = withdrawalDraft(body);
    const { faults, payout, withdrawable } = withdrawals.check(client.id, draft);
    // What is refused pays nothing out.
    const atRisk = faults.length === 0 ? running.atRisk(client.id, fromPaise(draft.amount)) : [];
    return ok({
      sent_at: toIstIso(payout.sentAt),
      paid_at: toIstIso(payout.paidAt),
      withdrawable: toWire(withdrawable),
      gtts: atRisk.map(toWireRisk),
      errors: faults.map(toWireFundFault),
    });
  });
}

function createWithdrawal(services: Services) {
  const { withdrawals } = services.funds;
  return handle('createWithdrawal', (input) => {
    const { client, body, header } = input;
    return underKey(services, { clientId: client.id, kind: 'withdrawal', header }, () =>
      withPinGrant<DataOf<'createWithdrawal'>>(services.grants, input, () => {
        const asked = withdrawals.ask(client.id, withdrawalDraft(body));
        return asked.kind === 'faults'
          ? refusals.fields(asked.faults.map(toFundFieldFault))
          : ok(toWireWithdrawal(asked.withdrawal));
      }),
    );
  });
}

function getWithdrawal({ funds: { withdrawals } }: Services) {
  return handle('getWithdrawal', ({ client, path }) => {
    const withdrawal = withdrawals.find(client.id, path.id);
    return withdrawal ? ok(toWireWithdrawal(withdrawal)) : refusals.notFound();
  });
}

function cancelWithdrawal({ database, funds: { withdrawals } }: Services) {
  return handle('cancelWithdrawal', ({ client, path }) =>
    database.transaction(() => {
      const withdrawal = withdrawals.find(client.id, path.id);
      if (!withdrawal) return refusals.notFound();
      const cancelled = withdrawals.cancel(withdrawal);
      return cancelled ? ok(toWireWithdrawal(cancelled)) : ended('The withdrawal is sent or has ended.');
    }),
  );
}

/** Operations on money in and out. */
export function fundOperations(services: Services) {
  return {
    getDeposits: getDeposits(services),
    previewDeposit: previewDeposit(services),
    createDeposit: createDeposit(services),
    getDeposit: getDeposit(services),
    cancelDeposit: cancelDeposit(services),
    paySimulatedDeposit: paySimulatedDeposit(services),
    getWithdrawals: getWithdrawals(services),
    previewWithdrawal: previewWithdrawal(services),
    createWithdrawal: createWithdrawal(services),
    getWithdrawal: getWithdrawal(services),
    cancelWithdrawal: cancelWithdrawal(services),
  };
}
