import { join } from 'node:path';
import { createAttempts, type Attempts } from './auth/attempts';
import { createGrants, type Grants } from './auth/grants';
import { createSecretHasher, type SecretHasher } from './auth/secret-hash';
import { createServerKey } from './auth/server-key';
import { createSessions, type Sessions } from './auth/sessions';
import { createVerificationCodes, type VerificationCodes } from './auth/verification-codes';
import { createBankAccounts, type BankAccounts } from './bank/bank-accounts';
import { createAchievements, type Achievements } from './clients/achievements';
import { createClientEvents, type ClientEvents } from './clients/client-events';
import { createClients, type Clients } from './clients/clients';
import { createIdentities, type Identities } from './clients/identities';
import { createMenus, type Menus } from './clients/menus';
import { createNotices, type Notices } from './clients/notices';
import type { SandboxClock } from './clock';
import type { Database } from './database/database';
import { createIdempotencyStore, type IdempotencyStore } from './http/idempotency';
import { createMarket, type Market, type MarketOptions } from './market/market';
import type { RandomSource } from './random';
import { createAccounts, type Accounts } from './stat/accounts';
import { createUploadStore, type UploadStore } from './uploads/upload-store';

/** Everything that routes, the stream and the control API work with. */
export interface Services {
  clock: SandboxClock;
  random: RandomSource;
  database: Database;
  hasher: SecretHasher;
  attempts: Attempts;
  sessions: Sessions;
  codes: VerificationCodes;
  grants: Grants;
  clients: Clients;
  identities: Identities;
  events: ClientEvents;
  notices: Notices;
  banks: BankAccounts;
  achievements: Achievements;
  menus: Menus;
  uploads: UploadStore;
  accounts: Accounts;
  market: Market;
  idempotency: IdempotencyStore;
}

export interface ServicesOptions {
  clock: SandboxClock;
  random: RandomSource;
  database: Database;
  dataFolder: string;
  scryptCost: number;
  market: Omit<MarketOptions, 'clock' | 'database'>;
}

/** Joins the parts of the sandbox over one database and one clock. */
export function createServices(options: ServicesOptions): Services {
  const { clock, random, database } = options;
  const serverKey = createServerKey(database, random);
  const hasher = createSecretHasher({ random, cost: options.scryptCost });
  const clients = createClients(database, clock);
  const events = createClientEvents();
  const notices = createNotices({ database, clock, random, events });
  const market = createMarket({ ...options.market, clock, database });
  return {
    clock,
    random,
    database,
    hasher,
    clients,
    events,
    market,
    attempts: createAttempts(database, clock),
    sessions: createSessions({ database, clock, random, serverKey }),
    codes: createVerificationCodes({ database, clock, hasher }),
    grants: createGrants(database, clock, random),
    notices,
    banks: createBankAccounts({ database, clock, random, serverKey, clients, notices }),
    achievements: createAchievements(database, clock),
    identities: createIdentities({ database, clock, clients, events, notices }),
    menus: createMenus(database),
    uploads: createUploadStore({
      database,
      clock,
      random,
      serverKey,
      folder: join(options.dataFolder, 'uploads'),
    }),
    accounts: createAccounts({ database, clock, market }),
    idempotency: createIdempotencyStore(database, clock),
  };
}
