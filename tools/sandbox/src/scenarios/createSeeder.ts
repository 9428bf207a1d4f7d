import md5 from 'md5';
import type { Services } from '../services/services.ts';
import type { Scenario, SeedClient } from './scenario.ts';
import { seedAccount } from './seedAccount.ts';
import { seededPassword } from './seedClients.ts';
import { seedPortfolio } from './seedPortfolio.ts';
import { specimenImage } from './specimenImage.ts';

const hourMs = 3_600_000;
/** Why the rejected client was rejected. */
const seededReason = 'The photograph of the back of the ID cannot be read.';

export interface Seeder {
  /** Seeds a database that has no client yet. */
  seedWhenEmpty(): Promise<void>;
  /** Empties the database and the uploads, and seeds them anew. */
  reseed(): Promise<void>;
}

interface SecretHashes {
  password: string;
  /** By PIN. */
  pins: ReadonlyMap<string, string>;
}

async function hashSecrets({ hasher }: Services, { clients }: Scenario): Promise<SecretHashes> {
  const pins = clients.flatMap((client) => (client.pin === null ? [] : [client.pin]));
  const pinHashes = await Promise.all(
    pins.map(async (pin): Promise<[string, string]> => [pin, await hasher.hash(md5(pin), 'seed')]),
  );
  return { password: await hasher.hash(md5(seededPassword), 'seed'), pins: new Map(pinHashes) };
}

function createClient({ clients }: Services, client: SeedClient, hashes: SecretHashes): string {
  const allows = client.allowsCredit ? 1 : 0;
  const id = clients.create({
    mobile: client.mobile,
    name: client.name,
    password_hash: hashes.password,
    pin_hash: client.pin === null ? null : (hashes.pins.get(client.pin) ?? null),
    kyc_status: client.kycStatus,
    kyc_reason: client.kycStatus === 'rejected' ? seededReason : '',
    vip: client.vip,
    score: client.score,
    order_count: client.orderCount,
    account: '',
    allow_compensation: allows,
    allow_bonus: allows,
    allow_loan: allows,
  });
  if (id === null) throw new RangeError(`${client.mobile} is seeded twice`);
  return id;
}

async function seedIdentity(services: Services, client: SeedClient, clientId: string): Promise<void> {
  const { clock, database, uploads } = services;
  if (client.idNumber === null) return;
  const own = { clientId, kind: 'image', mediaType: 'image/jpeg' } as const;
  const front = uploads.add({ ...own, bytes: await specimenImage('front') });
  const back = uploads.add({ ...own, bytes: await specimenImage('back') });
  const isDecided = client.kycStatus === 'approved' || client.kycStatus === 'rejected';
  database.run(
    database.query.insertInto('identity_submission').values({
      client_id: clientId,
      full_name: client.name,
      id_no: client.idNumber,
      mobile: client.mobile,
      front_upload_id: front,
      back_upload_id: back,
      created_at: clock.now() - 48 * hourMs,
      checked_at: isDecided ? clock.now() - 24 * hourMs : null,
      status: client.kycStatus === 'unverified' ? 'pending' : client.kycStatus,
      reason: client.kycStatus === 'rejected' ? seededReason : null,
    }),
  );
}

/**
 * Makes the seeder. The slow hashes are computed once, so that a reset between two tests is quick. Whoever
 * seeds waits for the one before: two at once would seed the same clients twice.
 */
export function createSeeder(services: Services, scenario: Scenario): Seeder {
  const { database, uploads } = services;
  let secrets: Promise<SecretHashes> | null = null;

  async function secretHashes(): Promise<SecretHashes> {
    secrets ??= hashSecrets(services, scenario);
    try {
      return await secrets;
    } catch (error) {
      // Forgotten, so that the next one hashes again: too much slow work may have waited just now.
      secrets = null;
      throw error;
    }
  }

  async function seed(): Promise<void> {
    const hashes = await secretHashes();
    const created = database.transaction(() => {
      database.clear();
      return scenario.clients.map((client) => {
        const id = createClient(services, client, hashes);
        if (client.portfolio) seedPortfolio(services, id, client.portfolio);
        return { client, id };
      });
    });
    uploads.clear();
    for (const { client, id } of created) {
      await seedIdentity(services, client, id);
      seedAccount(services, id, client);
    }
  }

  return {
    async seedWhenEmpty() {
      const known = database.first(database.query.selectFrom('client').select('id').limit(1));
      if (!known) await seed();
    },
    reseed: seed,
  };
}
