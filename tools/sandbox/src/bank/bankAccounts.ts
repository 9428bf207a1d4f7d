import { matchNames, type NameMatch } from '@wealth/domain/funds';
import { sql, type Selectable } from 'kysely';
import type { DueSource } from '../agenda/dueSource.ts';
import type { ServerKey } from '../auth/serverKey.ts';
import { keyedHash } from '../auth/tokenHash.ts';
import type { Clients } from '../clients/clients.ts';
import { noticeTexts, type NamedAccount, type Notice } from '../clients/noticeTexts.ts';
import type { Notices } from '../clients/notices.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { Given } from '../database/statements.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import { bankNameOf, maskNumber } from './bankNames.ts';

export type BankAccount = Selectable<Tables['bank_account']>;

/** How long a penny drop takes. */
export const pennyDropMs = 10_000;
export const maxAccounts = 5;

export interface NewBankAccount {
  holder: string;
  ifsc: string;
  /** The whole number, of which only the end is kept readable. */
  accountNumber: string;
  accountType: BankAccount['account_type'];
  /** Empty for none. */
  upiId: string;
}

export type PennyDropResult =
  | { status: 'verified' | 'in_review' }
  | { status: 'failed'; failure: NonNullable<BankAccount['failure']> };

export interface BankAccounts {
  /** The primary one first, then by when they were added. */
  list(clientId: string): BankAccount[];
  /** One of the client's own accounts, or null. */
  find(clientId: string, id: string): BankAccount | null;
  /** Adds an account and begins its penny drop. @returns Why not, or the account. */
  add(clientId: string, account: NewBankAccount): BankAccount | 'known' | 'tooMany';
  makePrimary(account: BankAccount): void;
  setUpiId(account: BankAccount, upiId: string): void;
  /** Removes an account; false for the last verified one, which withdrawals need. */
  remove(account: BankAccount): boolean;
  /** Ends a penny drop, or the check of a name, with the given result, whatever its own would have been. */
  decide(account: BankAccount, result: PennyDropResult): void;
  /** The agenda's source of penny drops that are due to end. */
  due: DueSource;
}

interface BankAccountsOptions {
  database: Database;
  clock: SandboxClock;
  random: RandomSource;
  serverKey: ServerKey;
  clients: Clients;
  notices: Notices;
}

/** What a notice calls an account. */
export function namedAccount({ ifsc, number_end }: Pick<BankAccount, 'ifsc' | 'number_end'>) {
  return { bank_name: bankNameOf(ifsc), masked_number: maskNumber(number_end) };
}

/** What the name at the bank makes of an account. */
const resultOf: Readonly<Record<NameMatch, PennyDropResult>> = {
  match: { status: 'verified' },
  check: { status: 'in_review' },
  mismatch: { status: 'failed', failure: 'name_mismatch' },
};

/** What the client is told of a penny drop. */
function noticeOf(named: NamedAccount, result: PennyDropResult): Notice {
  switch (result.status) {
    case 'verified':
      return noticeTexts.bankVerified(named);
    case 'in_review':
      return noticeTexts.bankInReview(named);
    case 'failed':
      return noticeTexts.bankFailed(named, result.failure);
  }
}

/** Reads and small writes of the table. */
function createBankTable({ query, all, first, prepare, run }: Database) {
  // Asked for at each round.
  const nextDue = prepare((given: Given<{ until: number }>) =>
    query
      .selectFrom('bank_account')
      .selectAll()
      .where('status', '=', 'pending')
      .where('check_due_at', '<=', given('until'))
      .orderBy('check_due_at')
      .limit(sql.lit(1)),
  );

  function list(clientId: string): BankAccount[] {
    return all(
      query
        .selectFrom('bank_account')
        .selectAll()
        .where('client_id', '=', clientId)
        .orderBy('is_primary', 'desc')
        .orderBy('created_at')
        .orderBy('id'),
    );
  }

  return {
    list,
    find: (clientId: string, id: string): BankAccount | null =>
      first(
        query.selectFrom('bank_account').selectAll().where('client_id', '=', clientId).where('id', '=', id),
      ) ?? null,
    /** The first whose penny drop ends up to an instant. */
    nextDue: (until: number): BankAccount | null => nextDue.first({ until }) ?? null,
    insert(account: BankAccount): void {
      run(query.insertInto('bank_account').values(account));
    },
    update(id: string, values: Partial<BankAccount>): void {
      run(query.updateTable('bank_account').set(values).where('id', '=', id));
    },
    delete(id: string): void {
      run(query.deleteFrom('bank_account').where('id', '=', id));
    },
  };
}

/** Makes the store of bank accounts and the simulated bank behind its penny drops. */
export function createBankAccounts(options: BankAccountsOptions): BankAccounts {
  const { database, clock, random, serverKey, clients, notices } = options;
  const table = createBankTable(database);

  function makePrimary({ client_id, id }: BankAccount): void {
    for (const account of table.list(client_id)) {
      table.update(account.id, { is_primary: account.id === id ? 1 : 0 });
    }
  }

  /** The primary account is always a verified one, and there is one as soon as any is verified. */
  function choosePrimary(clientId: string): void {
    const verified = table.list(clientId).filter(({ status }) => status === 'verified');
    const [chosen] = verified;
    if (chosen) makePrimary(chosen);
  }

  function decide(account: BankAccount, result: PennyDropResult): void {
    const failure = result.status === 'failed' ? result.failure : null;
    table.update(account.id, { status: result.status, failure, checked_at: clock.now() });
    choosePrimary(account.client_id);
    const named = namedAccount(account);
    notices.add(account.client_id, noticeOf(named, result));
  }

  function compareNames({ client_id, holder }: BankAccount): PennyDropResult {
    return resultOf[matchNames(holder, clients.byId(client_id)?.name ?? '')];
  }

  return {
    list: table.list,
    find: table.find,
    add(clientId, { holder, ifsc, accountNumber, accountType, upiId }) {
      const known = table.list(clientId);
      const numberHash = keyedHash(serverKey(), `bank:${ifsc}:${accountNumber}`);
      if (known.some(({ number_hash }) => number_hash === numberHash)) return 'known';
      if (known.length >= maxAccounts) return 'tooMany';
      const account: BankAccount = {
        id: random.uuid(),
        client_id: clientId,
        holder: holder.normalize('NFC').trim(),
        ifsc,
        number_hash: numberHash,
        number_end: accountNumber.slice(-4),
        account_type: accountType,
        upi_id: upiId,
        is_primary: 0,
        status: 'pending',
        failure: null,
        created_at: clock.now(),
        check_due_at: clock.now() + pennyDropMs,
        checked_at: null,
      };
      table.insert(account);
      notices.add(clientId, noticeTexts.bankAdded(namedAccount(account)));
      return account;
    },
    makePrimary,
    setUpiId: ({ id }, upiId) => table.update(id, { upi_id: upiId }),
    remove(account) {
      const hasOther = table
        .list(account.client_id)
        .some(({ id, status }) => id !== account.id && status === 'verified');
      if (account.status === 'verified' && !hasOther) return false;
      table.delete(account.id);
      choosePrimary(account.client_id);
      notices.add(account.client_id, noticeTexts.bankRemoved(namedAccount(account)));
      return true;
    },
    decide,
    due: {
      name: 'penny drops',
      next({ to }) {
        const account = table.nextDue(to);
        if (!account) return null;
        const act = () => database.transaction(() => decide(account, compareNames(account)));
        return { at: account.check_due_at, needsRound: false, act };
      },
      forget() {
        // Everything this source knows is in the table.
      },
    },
  };
}
