import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { Given } from '../database/statements.ts';

export type StoredQuote = Selectable<Tables['loan_quote']>;
export type StoredLoan = Selectable<Tables['loan']>;
export type LoanInstalment = Selectable<Tables['loan_instalment']>;
export type LoanPayment = Selectable<Tables['loan_payment']>;
export type StoredCall = Selectable<Tables['margin_call']>;
export type LoanStep = Pick<Selectable<Tables['loan_step']>, 'state' | 'at' | 'reason'>;

export interface LoanTable {
  addQuote(quote: StoredQuote): void;
  quote(clientId: string, id: string): StoredQuote | null;
  /** The newest that can be signed still. */
  openQuote(clientId: string, now: number): StoredQuote | null;
  setSigned(quoteId: string, loanId: string): void;
  add(loan: Insertable<Tables['loan']>): StoredLoan;
  update(id: string, values: Partial<StoredLoan>): void;
  find(clientId: string, id: string): StoredLoan | null;
  byId(id: string): StoredLoan | null;
  /** The one that is signed or runs. */
  running(clientId: string): StoredLoan | null;
  /** The newest first. */
  list(clientId: string, page: { before?: string | undefined; limit: number }): StoredLoan[];
  /** The first that something falls due of, up to an instant. */
  nextDue(until: number): StoredLoan | null;
  addStep(step: Insertable<Tables['loan_step']>): void;
  stepsOf(id: string): LoanStep[];
  addInstalment(row: LoanInstalment): void;
  updateInstalment(row: Pick<LoanInstalment, 'loan_id' | 'number'>, values: Partial<LoanInstalment>): void;
  /** In the order of their days. */
  instalments(id: string): LoanInstalment[];
  addPayment(payment: Insertable<Tables['loan_payment']>): void;
  /** The newest first. */
  payments(id: string): LoanPayment[];
  addCall(call: Insertable<Tables['margin_call']>): void;
  updateCall(id: string, values: Partial<StoredCall>): void;
  /** The newest first. */
  calls(id: string): StoredCall[];
}

type Children = Pick<
  LoanTable,
  | 'addInstalment'
  | 'updateInstalment'
  | 'instalments'
  | 'addPayment'
  | 'payments'
  | 'addCall'
  | 'updateCall'
  | 'calls'
>;

function createChildren({ all, insert, query, update }: Database): Children {
  return {
    addInstalment: (row) => insert('loan_instalment', row),
    updateInstalment: ({ loan_id, number }, values) => update('loan_instalment', { loan_id, number }, values),
    instalments: (id) =>
      all(query.selectFrom('loan_instalment').selectAll().where('loan_id', '=', id).orderBy('number')),
    addPayment: (payment) => insert('loan_payment', payment),
    payments: (id) =>
      all(query.selectFrom('loan_payment').selectAll().where('loan_id', '=', id).orderBy('seq', 'desc')),
    addCall: (call) => insert('margin_call', call),
    updateCall: (id, values) => update('margin_call', { id }, values),
    calls: (id) =>
      all(query.selectFrom('margin_call').selectAll().where('loan_id', '=', id).orderBy('seq', 'desc')),
  };
}

/** Reads and writes loans and what belongs to them; it knows no rules. */
export function createLoanTable(database: Database): LoanTable {
  const { all, first, insert, prepare, query, update } = database;
  const loans = query.selectFrom('loan').selectAll();
  // Asked for at each round.
  const nextDue = prepare((given: Given<{ until: number }>) =>
    loans.where('due_at', '<=', given('until')).orderBy('due_at').orderBy('seq').limit(sql.lit(1)),
  );
  const quotes = query.selectFrom('loan_quote').selectAll();
  const byId = (id: string) => first(loans.where('id', '=', id)) ?? null;

  return {
    ...createChildren(database),
    addQuote: (quote) => insert('loan_quote', quote),
    quote: (clientId, id) => first(quotes.where('client_id', '=', clientId).where('id', '=', id)) ?? null,
    openQuote: (clientId, now) =>
      first(
        quotes
          .where('client_id', '=', clientId)
          .where('valid_until', '>', now)
          .where('loan_id', 'is', null)
          .orderBy('made_at', 'desc')
          .limit(1),
      ) ?? null,
    setSigned: (quoteId, loanId) => update('loan_quote', { id: quoteId }, { loan_id: loanId }),
    add(loan) {
      insert('loan', loan);
      const added = byId(loan.id);
      if (!added) throw new RangeError(`the loan ${loan.id} was not written`);
      return added;
    },
    update: (id, values) => update('loan', { id }, values),
    find: (clientId, id) => first(loans.where('client_id', '=', clientId).where('id', '=', id)) ?? null,
    byId,
    running: (clientId) =>
      first(loans.where('client_id', '=', clientId).where('state', 'in', ['SIGNED', 'RUNNING'])) ?? null,
    list(clientId, { before, limit }) {
      const rows = loans.where('client_id', '=', clientId).orderBy('seq', 'desc').limit(limit);
      const place = before === undefined ? null : byId(before);
      return all(place ? rows.where('seq', '<', place.seq) : rows);
    },
    nextDue: (until) => nextDue.first({ until }) ?? null,
    addStep: (step) => insert('loan_step', step),
    stepsOf: (id) =>
      all(
        query
          .selectFrom('loan_step')
          .select(['state', 'at', 'reason'])
          .where('loan_id', '=', id)
          .orderBy('id'),
      ),
  };
}
