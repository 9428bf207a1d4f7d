import type { BankAccounts } from '../bank/bankAccounts.ts';
import type { ClientEvents } from '../clients/clientEvents.ts';
import type { Clients } from '../clients/clients.ts';
import type { Notice } from '../clients/noticeTexts.ts';
import type { Notices } from '../clients/notices.ts';
import type { Database } from '../database/database.ts';
import type { Ledger } from '../ledger/createLedger.ts';
import type { OwnLimitsDesk } from '../limits/createOwnLimits.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import type { Market } from '../market/market.ts';
import type { Offers } from '../offers/createOffers.ts';
import { isNext, lifecycles } from '@wealth/domain/lifecycle';
import type { IssueDesk } from './issueDesk.ts';
import type { IssueTable, StoredApplication } from './issueTable.ts';

export interface IssueContext {
  database: Database;
  clock: SandboxClock;
  random: RandomSource;
  market: Market;
  ledger: Ledger;
  banks: BankAccounts;
  clients: Clients;
  limits: OwnLimitsDesk;
  offers: Pick<Offers, 'isWaived' | 'use'>;
  notices: Notices;
  events: ClientEvents;
  table: IssueTable;
  desk: IssueDesk;
}

const nextOf = (kind: StoredApplication['kind']) => {
  if (kind === 'ofs') return lifecycles.offerBid;
  return kind === 'block' ? lifecycles.blockBid : lifecycles.issueApplication;
};

/** Tells a client what became of an application; the notice names it, so that it leads there. */
export function notify(
  { notices }: Pick<IssueContext, 'notices'>,
  { client_id: clientId, id }: Pick<StoredApplication, 'client_id' | 'id'>,
  notice: Notice,
): void {
  notices.add(clientId, { ...notice, params: { ...notice.params, application_id: id } });
}

export interface ApplicationChange {
  state: string;
  reason?: string;
  values?: Partial<StoredApplication>;
}

/** Tells open pages that an application has come to a state, and that money or holdings have changed with it. */
export function tellApplication(
  { database, events }: Pick<IssueContext, 'database' | 'events'>,
  { client_id: clientId, id, state }: StoredApplication,
): void {
  database.afterCommit(() => {
    events.publish(clientId, { kind: 'application', id, state });
    events.publish(clientId, { kind: 'asset' });
  });
}

/**
 * Brings an application to its next state, with the step of its history. Call it in a transaction.
 *
 * @throws RangeError for a state that does not follow.
 */
export function stepTo(
  context: Pick<IssueContext, 'clock' | 'database' | 'events' | 'table'>,
  application: StoredApplication,
  { state, reason, values = {} }: ApplicationChange,
): StoredApplication {
  const { clock, table } = context;
  if (!isNext(nextOf(application.kind), { from: application.state, to: state })) {
    throw new RangeError(`a ${application.kind} does not go from ${application.state} to ${state}`);
  }
  const change = { due_at: null, ...values, state };
  table.update(application.id, change);
  table.addStep({ application_id: application.id, state, at: clock.now(), reason: reason ?? null });
  const next = { ...application, ...change };
  tellApplication(context, next);
  return next;
}
