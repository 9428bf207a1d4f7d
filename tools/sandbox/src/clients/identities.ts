import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { KycStatus, Tables } from '../database/schema.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { ClientEvents } from './clientEvents.ts';
import type { Clients } from './clients.ts';
import { noticeTexts } from './noticeTexts.ts';
import type { Notices } from './notices.ts';

export type Identity = Selectable<Tables['identity_submission']>;
export type NewIdentity = Omit<Identity, 'id' | 'created_at' | 'checked_at' | 'status' | 'reason'>;

export interface IdentityDecision {
  status: KycStatus;
  /** Why a check was rejected; of no meaning for another status. */
  reason?: string | null;
}

export interface Identities {
  /** What the client submitted last, or null. */
  find(clientId: string): Identity | null;
  /** What the client submitted before that, newest first, at most 20. */
  earlier(clientId: string): Identity[];
  /** Stores what a client submitted and waits for the back office. Rejected submissions are kept. */
  submit(identity: NewIdentity): void;
  /** The back office's decision: sets the status with its date and updates the client's open pages. */
  decide(clientId: string, decision: IdentityDecision): void;
}

interface IdentitiesOptions {
  database: Database;
  clock: SandboxClock;
  clients: Clients;
  events: ClientEvents;
  notices: Notices;
}

const maxEarlier = 20;

/** What a decision writes on the submission. One that is taken back leaves it undecided. */
function toDecided({ status, reason = null }: IdentityDecision, now: number) {
  if (status !== 'approved' && status !== 'rejected') {
    return { status: 'pending', checked_at: null, reason: null } as const;
  }
  return { status, checked_at: now, reason: status === 'rejected' ? reason : null } as const;
}

/** Makes the store of identity checks. */
export function createIdentities(options: IdentitiesOptions): Identities {
  const { database, clock, clients, events, notices } = options;
  const { query } = database;

  function newest(clientId: string) {
    return query
      .selectFrom('identity_submission')
      .selectAll()
      .where('client_id', '=', clientId)
      .orderBy('id', 'desc');
  }

  function find(clientId: string): Identity | null {
    return database.first(newest(clientId).limit(1)) ?? null;
  }

  return {
    find,
    earlier: (clientId) => database.all(newest(clientId).limit(maxEarlier).offset(1)),
    submit(identity) {
      // A submission without a decision is replaced: a status that was set back leaves one behind.
      database.run(
        query
          .deleteFrom('identity_submission')
          .where('client_id', '=', identity.client_id)
          .where('status', '=', 'pending'),
      );
      database.run(
        query.insertInto('identity_submission').values({
          ...identity,
          created_at: clock.now(),
          checked_at: null,
          status: 'pending',
          reason: null,
        }),
      );
      clients.setKycStatus(identity.client_id, 'pending', '');
    },
    decide(clientId, decision) {
      const { status } = decision;
      const submitted = find(clientId);
      const decided = toDecided(decision, clock.now());
      database.transaction(() => {
        database.run(
          query
            .updateTable('identity_submission')
            .set(decided)
            .where('id', '=', submitted?.id ?? 0),
        );
        clients.setKycStatus(clientId, status, decided.reason ?? '');
        if (status === 'approved' && submitted) clients.rename(clientId, submitted.full_name);
        // Opening an account includes the signed instruction.
        if (status === 'approved') clients.setDdpi(clientId, true);
      });
      events.publish(clientId, { kind: 'kyc', status });
      if (status === 'approved') notices.add(clientId, noticeTexts.kycApproved());
      if (status === 'rejected') notices.add(clientId, noticeTexts.kycRejected(decided.reason));
    },
  };
}
