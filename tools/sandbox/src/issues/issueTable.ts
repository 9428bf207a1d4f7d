import { chargeCodes, fromPaise, type CalendarDay, type ChargeCode, type Paise } from '@wealth/domain';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { Given } from '../database/statements.ts';

export type StoredApplication = Selectable<Tables['issue_application']>;
export type NewApplication = Insertable<Tables['issue_application']>;
export type IssueChange = Selectable<Tables['issue_change']>;
export type ApplicationStep = Pick<Selectable<Tables['issue_application_step']>, 'state' | 'at' | 'reason'>;

export interface ApplicationFilter {
  kind?: StoredApplication['kind'] | undefined;
  /** Those that wait for something, or those that have ended; all when absent. */
  status?: 'waiting' | 'ended' | undefined;
  /** Id of the last one of the page before. */
  before?: string | undefined;
  limit: number;
}

export interface IssueTable {
  add(application: NewApplication): StoredApplication;
  update(id: string, values: Partial<StoredApplication>): void;
  addStep(step: ApplicationStep & { application_id: string }): void;
  stepsOf(id: string): ApplicationStep[];
  find(clientId: string, id: string): StoredApplication | null;
  byId(id: string): StoredApplication | null;
  /** The newest first. */
  list(clientId: string, filter: ApplicationFilter): StoredApplication[];
  /** In the order in which they were asked for. */
  ofIssue(issueId: string): StoredApplication[];
  /** Of a client for an issue, the newest first. */
  own(clientId: string, issueId: string): StoredApplication[];
  /** Whether an application for an issue waits or counts, of the client or of anybody with the same PAN. */
  hasApplied(clientId: string, issueId: string): boolean;
  /** The first that is due up to an instant. */
  nextDue(until: number): StoredApplication | null;
  /** Applications that were traded on a day, in order of time. */
  tradedOn(clientId: string, day: CalendarDay): Array<StoredApplication & { traded_at: number }>;
  /** What the ledger has posted of the charges of an application's trade. */
  chargesOf(application: Pick<StoredApplication, 'id'>): Array<{ code: ChargeCode; amount: Paise }>;
  change(issueId: string): IssueChange | null;
  /** Of all issues. */
  changes(): IssueChange[];
  putChange(change: IssueChange): void;
}

/** The one trade of an application. */
export const tradeIdOf = (id: string) => `${id}-000001`;

/** An application in one of these does not count against another one. */
const voidStates = ['MANDATE_REJECTED', 'EXPIRED', 'WITHDRAWN', 'CANCELLED'];

/** Nothing follows any more; what was withdrawn or cancelled may still be blocked, and then something is due. */
const endedStates = [
  'MANDATE_REJECTED',
  'EXPIRED',
  'WITHDRAWN',
  'CANCELLED',
  'UNBLOCKED',
  'LISTED',
  'NOT_MET',
  'PREVENTED',
  'SETTLED',
];

/** What was traded of applications. */
function createTradeReads({ query, all }: Database): Pick<IssueTable, 'chargesOf' | 'tradedOn'> {
  return {
    tradedOn: (clientId, day) =>
      all(
        query
          .selectFrom('ledger_entry')
          .innerJoin('issue_application', 'issue_application.id', 'ledger_entry.reference')
          .selectAll('issue_application')
          .select('ledger_entry.effective_at as traded_at')
          .where('ledger_entry.client_id', '=', clientId)
          .where('ledger_entry.day', '=', day)
          .where('ledger_entry.code', '=', 'trade')
          .where('ledger_entry.unit', '=', 'UNITS')
          .orderBy('ledger_entry.id'),
      ),
    chargesOf({ id }) {
      // One charge may be paid out of two accounts.
      const posted = all(
        query
          .selectFrom('ledger_entry')
          .select(['code', 'amount'])
          .where('trade_id', '=', tradeIdOf(id))
          .where('phase', '=', 'posted'),
      );
      return chargeCodes.flatMap((code) => {
        const sum = posted.reduce((total, entry) => total + (entry.code === code ? entry.amount : 0), 0);
        // A waiver was given.
        const amount = code === 'depositoryWaiver' ? -sum : sum;
        return sum > 0 ? [{ code, amount: fromPaise(amount) }] : [];
      });
    },
  };
}

/** Reads and writes applications; it knows no rules. */
export function createIssueTable(database: Database): IssueTable {
  const { query, all, first, insert, prepare, run, update } = database;
  const rows = query.selectFrom('issue_application').selectAll();
  // Asked for at each round.
  const nextDue = prepare((given: Given<{ until: number }>) =>
    rows.where('due_at', '<=', given('until')).orderBy('due_at').orderBy('seq').limit(sql.lit(1)),
  );
  const byId = (id: string) => first(rows.where('id', '=', id)) ?? null;

  return {
    add(application) {
      insert('issue_application', application);
      const added = byId(application.id);
      if (!added) throw new RangeError(`the application ${application.id} was not written`);
      return added;
    },
    update: (id, values) => update('issue_application', { id }, values),
    addStep: (step) => insert('issue_application_step', step),
    stepsOf: (id) =>
      all(
        query
          .selectFrom('issue_application_step')
          .select(['state', 'at', 'reason'])
          .where('application_id', '=', id)
          .orderBy('id'),
      ),
    find: (clientId, id) => first(rows.where('client_id', '=', clientId).where('id', '=', id)) ?? null,
    byId,
    list(clientId, { kind, status, before, limit }) {
      let found = rows.where('client_id', '=', clientId).orderBy('seq', 'desc').limit(limit);
      if (kind !== undefined) found = found.where('kind', '=', kind);
      const isEnded = sql<boolean>`(state IN (${sql.join(endedStates)}) OR (state = 'NOT_ALLOTTED' AND kind = 'ofs')) AND due_at IS NULL`;
      if (status === 'ended') found = found.where(isEnded);
      if (status === 'waiting') found = found.where(sql<boolean>`NOT (${isEnded})`);
      const place = before === undefined ? null : byId(before);
      return all(place ? found.where('seq', '<', place.seq) : found);
    },
    ofIssue: (issueId) => all(rows.where('issue_id', '=', issueId).orderBy('seq')),
    own: (clientId, issueId) =>
      all(rows.where('client_id', '=', clientId).where('issue_id', '=', issueId).orderBy('seq', 'desc')),
    hasApplied(clientId, issueId) {
      const pans = query.selectFrom('identity_submission').select('id_no').where('client_id', '=', clientId);
      const samePan = query.selectFrom('identity_submission').select('client_id').where('id_no', 'in', pans);
      const counting = rows
        .where('issue_id', '=', issueId)
        .where('state', 'not in', voidStates)
        .where((row) => row.or([row('client_id', '=', clientId), row('client_id', 'in', samePan)]));
      return first(counting.limit(1)) !== undefined;
    },
    nextDue: (until) => nextDue.first({ until }) ?? null,
    ...createTradeReads(database),
    change: (issueId) =>
      first(query.selectFrom('issue_change').selectAll().where('issue_id', '=', issueId)) ?? null,
    changes: () => all(query.selectFrom('issue_change').selectAll()),
    putChange(change) {
      run(query.deleteFrom('issue_change').where('issue_id', '=', change.issue_id));
      insert('issue_change', change);
    },
  };
}
