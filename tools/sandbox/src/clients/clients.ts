import type { Permission } from '@wealth/hrefs';
import type { Database } from '../database/database.ts';
import type { KycStatus } from '../database/schema.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import { createClientRows, type Client } from './clientRows.ts';

export type NewClient = Omit<
  Client,
  'id' | 'created_at' | 'pin_wrong_count' | 'pin_locked_until' | 'avatar_upload_id'
>;

export const maxWrongPins = 5;
export const pinLockMs = 15 * 60_000;

const firstClientId = 100_001;

/** What a freshly registered client starts with, besides mobile and password. */
export const freshClient = {
  name: '',
  pin_hash: null,
  kyc_status: 'unverified',
  kyc_reason: '',
  vip: 0,
  score: 0,
  order_count: 0,
  account: '',
  allow_compensation: 0,
  allow_bonus: 0,
  allow_loan: 0,
  has_ddpi: 0,
} as const satisfies Partial<NewClient>;

export interface Clients {
  byId(id: string): Client | null;
  byMobile(mobile: string): Client | null;
  /** @returns The id, or null when the mobile is taken. */
  create(client: NewClient): string | null;
  setPassword(id: string, passwordHash: string): void;
  /** Sets the PIN and lifts a lock: the password was confirmed for it. */
  setPin(id: string, pinHash: string): void;
  /** Counts a wrong PIN before it is compared; the fifth locks for 15 minutes. */
  countPinAttempt(id: string): void;
  /** Takes the last one back: it could not be compared. */
  forgivePinAttempt(id: string): void;
  clearPinAttempts(id: string): void;
  setAvatar(id: string, uploadId: string): void;
  /** @param reason - Why it was rejected; empty otherwise. */
  setKycStatus(id: string, status: KycStatus, reason: string): void;
  rename(id: string, name: string): void;
  /** The client has given the depository its instruction (DDPI), or taken it back. */
  setDdpi(id: string, hasDdpi: boolean): void;
  setRight(id: string, right: Permission, isGiven: boolean): void;
}

/** Makes the store of clients. */
export function createClients(database: Database, clock: SandboxClock): Clients {
  const { query } = database;

  function update(id: string, values: Partial<Client>): void {
    database.update('client', { id }, values);
  }

  function nextId(): string {
    // Ids are texts: as such, "999999" comes after "1000000".
    const last = database.first(
      query
        .selectFrom('client')
        .select('id')
        .orderBy((row) => row.cast('id', 'integer'), 'desc')
        .limit(1),
    );
    return String(last ? Number(last.id) + 1 : firstClientId);
  }

  const { byId } = createClientRows(database);

  return {
    byId,
    byMobile: (mobile) =>
      database.first(query.selectFrom('client').selectAll().where('mobile', '=', mobile)) ?? null,
    create(client) {
      const id = nextId();
      const added = database.run(
        query
          .insertInto('client')
          .values({
            ...client,
            id,
            created_at: clock.now(),
            pin_wrong_count: 0,
            pin_locked_until: null,
            avatar_upload_id: null,
          })
          .onConflict((conflict) => conflict.column('mobile').doNothing()),
      );
      return added === 1 ? id : null;
    },
    setPassword: (id, passwordHash) => update(id, { password_hash: passwordHash }),
    setPin: (id, pinHash) => update(id, { pin_hash: pinHash, pin_wrong_count: 0, pin_locked_until: null }),
    countPinAttempt(id) {
      const count = (byId(id)?.pin_wrong_count ?? 0) + 1;
      const isLocked = count >= maxWrongPins;
      update(id, {
        pin_wrong_count: isLocked ? 0 : count,
        pin_locked_until: isLocked ? clock.now() + pinLockMs : null,
      });
    },
    forgivePinAttempt(id) {
      const client = byId(id);
      if (!client) return;
      const wasLock = client.pin_locked_until !== null && client.pin_wrong_count === 0;
      update(id, {
        pin_wrong_count: wasLock ? maxWrongPins - 1 : Math.max(0, client.pin_wrong_count - 1),
        pin_locked_until: null,
      });
    },
    clearPinAttempts: (id) => update(id, { pin_wrong_count: 0, pin_locked_until: null }),
    setAvatar: (id, uploadId) => update(id, { avatar_upload_id: uploadId }),
    setKycStatus: (id, status, reason) => update(id, { kyc_status: status, kyc_reason: reason }),
    rename: (id, name) => update(id, { name }),
    setRight: (id, right, isGiven) => update(id, { [right]: isGiven ? 1 : 0 }),
    setDdpi: (id, hasDdpi) => update(id, { has_ddpi: hasDdpi ? 1 : 0 }),
  };
}
