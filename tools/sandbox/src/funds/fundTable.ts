import { fromPaise, type Paise } from '@wealth/domain';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { Given } from '../database/statements.ts';

export type FundPayment = Selectable<Tables['fund_payment']>;
export type BankReport = Selectable<Tables['bank_report']>;
export type FundKind = FundPayment['kind'];

export interface FundPageOptions {
  /** Id of the last one of the page before; null for the first page. */
  before: FundPayment | null;
  limit: number;
}

export interface FundTable {
  add(payment: FundPayment): void;
  find(clientId: string, kind: FundKind, id: string): FundPayment | null;
  byId(id: string): FundPayment | null;
  /** The newest first. */
  list(clientId: string, kind: FundKind, options: FundPageOptions): FundPayment[];
  /** Those of a kind whose movement is in one of these states. */
  inStates(clientId: string, kind: FundKind, states: readonly string[]): FundPayment[];
  /** What was asked for by UPI after an instant, and is waited for or credited. */
  usedOfUpi(clientId: string, after: number): Paise;
  setDue(id: string, dueAt: number | null): void;
  /** The first that is due up to an instant. */
  nextDue(until: number): FundPayment | null;
  addReport(report: BankReport): void;
  /** False for a report that was told before. */
  isNewReport(id: string): boolean;
  endReport(id: string, outcome: NonNullable<BankReport['outcome']>): void;
  nextReport(until: number): BankReport | null;
}

/** Reads and writes what deposits and withdrawals are besides their movements; it knows no rules. */
export function createFundTable({ query, all, first, insert, prepare, update }: Database): FundTable {
  const payments = query.selectFrom('fund_payment').selectAll('fund_payment');
  // Asked for at each round.
  const nextDue = prepare((given: Given<{ until: number }>) =>
    payments.where('due_at', '<=', given('until')).orderBy('due_at').limit(sql.lit(1)),
  );
  const nextReport = prepare((given: Given<{ until: number }>) =>
    query
      .selectFrom('bank_report')
      .selectAll()
      .where('outcome', 'is', null)
      .where('at', '<=', given('until'))
      .orderBy('at')
      .limit(sql.lit(1)),
  );
  const ofClient = (clientId: string, kind: FundKind) =>
    payments.where('fund_payment.client_id', '=', clientId).where('fund_payment.kind', '=', kind);
  const withState = (clientId: string, kind: FundKind, states: readonly string[]) =>
    ofClient(clientId, kind)
      .innerJoin('movement', 'movement.id', 'fund_payment.movement_id')
      .where('movement.state', 'in', states);

  return {
    add: (payment) => insert('fund_payment', payment),
    find: (clientId, kind, id) => first(ofClient(clientId, kind).where('movement_id', '=', id)) ?? null,
    byId: (id) => first(payments.where('movement_id', '=', id)) ?? null,
    list(clientId, kind, { before, limit }) {
      let rows = ofClient(clientId, kind)
        .orderBy('asked_at', 'desc')
        .orderBy('movement_id', 'desc')
        .limit(limit);
      if (before) {
        rows = rows.where((row) =>
          row.or([
            row('asked_at', '<', before.asked_at),
            row.and([row('asked_at', '=', before.asked_at), row('movement_id', '<', before.movement_id)]),
          ]),
        );
      }
      return all(rows);
    },
    inStates: (clientId, kind, states) => all(withState(clientId, kind, states)),
    usedOfUpi(clientId, after) {
      const used = withState(clientId, 'deposit', ['AWAITING_PAYMENT', 'CREDITED'])
        .clearSelect()
        .where('method', '=', 'upi')
        .where('asked_at', '>', after)
        .select(sql<number>`coalesce(sum(amount), 0)`.as('sum'));
      return fromPaise(first(used)?.sum ?? 0);
    },
    setDue: (id, dueAt) => update('fund_payment', { movement_id: id }, { due_at: dueAt }),
    nextDue: (until) => nextDue.first({ until }) ?? null,
    addReport: (report) => insert('bank_report', report),
    isNewReport: (id) => !first(query.selectFrom('bank_report').select('id').where('id', '=', id)),
    endReport: (id, outcome) => update('bank_report', { id }, { outcome }),
    nextReport: (until) => nextReport.first({ until }) ?? null,
  };
}
