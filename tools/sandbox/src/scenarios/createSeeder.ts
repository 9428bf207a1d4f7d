import md5 from 'md5';
import { newestTradingDay } from '../ledger/tradeDays.ts';
import type { Services } from '../services/services.ts';
import type { Scenario, SeedClient } from './scenario.ts';
import { seedAccount } from './seedAccount.ts';
import { seededPassword } from './seedClients.ts';
import { seedPast } from './seedPast.ts';
import { seedPortfolio } from './seedPortfolio.ts';
import { specimenImage } from './specimenImage.ts';

const hourMs = 3_600_000;
/** Why the rejected client was rejected. */
const seededReason = 'The photograph of the back of the ID cannot be read.';

export interface Seeder {
  /**
   * Seeds a database that has no client yet, and posts the history of seeded clients that have none.
   *
   * @returns Whether nobody was there.
   */
  seedWhenMissing(): Promise<boolean>;
  /** Brings database and uploads to the start: from the copy of an earlier seeding, or by seeding anew. */
  reseed(): Promise<void>;
}

/** A seeding that can be brought back. Its rows are kept by the database. */
interface Prepared {
  at: number;
  images: readonly SeededImage[];
}

interface SeededImage {
  id: string;
  bytes: Uint8Array;
}

/** How long "2 hours ago" in a copy may be out by the time since it was made. */
const preparedForMs = 15 * 60_000;

interface SecretHashes {
  password: string;
  /** By PIN. */
  pins: ReadonlyMap<string, string>;
}

async function hashSecrets({ hasher }: Services, { clients }: Scenario): Promise<SecretHashes> {
  const pins = new Set(clients.flatMap((client) => (client.pin === null ? [] : [client.pin])));
  const pinHashes = await Promise.all(
    [...pins].map(async (pin): Promise<[string, string]> => [pin, await hasher.hash(md5(pin), 'seed')]),
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
    // Orders are counted as they are traded.
    order_count: client.portfolio?.trades.filter(({ by }) => by === 'block').length ?? 0,
    account: '',
    allow_compensation: allows,
    allow_bonus: allows,
    allow_loan: allows,
    has_ddpi: client.kycStatus === 'approved' ? 1 : 0,
  });
  if (id === null) throw new RangeError(`${client.mobile} is seeded twice`);
  return id;
}

async function seedIdentity(
  services: Services,
  client: SeedClient,
  clientId: string,
): Promise<SeededImage[]> {
  const { clock, database, uploads } = services;
  if (client.idNumber === null) return [];
  const own = { clientId, kind: 'image', mediaType: 'image/jpeg' } as const;
  const images = { front: await specimenImage('front'), back: await specimenImage('back') };
  const front = uploads.add({ ...own, bytes: images.front });
  const back = uploads.add({ ...own, bytes: images.back });
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
  return [
    { id: front, bytes: images.front },
    { id: back, bytes: images.back },
  ];
}

/**
 * Posts the portfolios of seeded clients that have no entry in the ledger: their database is of a version before it, in
 * which nobody could trade, so that all it knew of money came from the seeds.
 */
function seedMissingHistory(services: Services, { clients: seeds }: Scenario): void {
  const { banks, clients, funds, ledger } = services;
  for (const { mobile, portfolio } of seeds) {
    const client = portfolio ? clients.byMobile(mobile) : null;
    if (!client || !portfolio || ledger.hasEntries(client.id)) continue;
    seedPortfolio(services, client.id, portfolio);
    const [account] = banks.list(client.id);
    if (account) funds.past.name(client.id, account);
  }
}

/** Whether a seeding now would make what the copy holds: the same trading days, and times that are near enough. */
function isGood({ at }: Prepared, now: number): boolean {
  return at <= now && now - at < preparedForMs && newestTradingDay(at) === newestTradingDay(now);
}

/**
 * Makes the seeder. The slow hashes are computed once, and what was seeded a short while ago is copied, so that
 * a reset between two tests is quick. Whoever seeds waits for the one before: two at once would seed the same
 * clients twice.
 */
export function createSeeder(services: Services, scenario: Scenario): Seeder {
  const { clock, database, uploads } = services;
  let secrets: Promise<SecretHashes> | null = null;
  let prepared: Prepared | null = null;

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
    prepared = null;
    const at = clock.now();
    const created = database.transaction(() => {
      database.clear();
      return scenario.clients.map((client) => {
        const id = createClient(services, client, hashes);
        if (client.portfolio) seedPortfolio(services, id, client.portfolio);
        return { client, id };
      });
    });
    uploads.clear();
    const images: SeededImage[] = [];
    for (const { client, id } of created) {
      images.push(...(await seedIdentity(services, client, id)));
      seedAccount(services, id, client);
      if (client.applications) seedPast({ services, clientId: id }, client);
    }
    database.keep();
    prepared = { at, images };
  }

  function copy({ images }: Prepared): void {
    database.transaction(() => database.restore());
    uploads.clear();
    for (const { id, bytes } of images) uploads.putBack(id, bytes);
  }

  return {
    async seedWhenMissing() {
      const known = database.first(database.query.selectFrom('client').select('id').limit(1));
      if (known) seedMissingHistory(services, scenario);
      else await seed();
      return !known;
    },
    async reseed() {
      if (prepared && isGood(prepared, clock.now())) copy(prepared);
      else await seed();
    },
  };
}
