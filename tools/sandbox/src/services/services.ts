import { join } from 'node:path';
import { createSoldFractions } from '../actions/createSoldFractions.ts';
import { createActions, type Actions } from '../actions/createActions.ts';
import { createImpliedPrices } from '../actions/createImpliedPrices.ts';
import { createAgenda, type Agenda } from '../agenda/createAgenda.ts';
import { createAlerts, type Alerts } from '../alerts/alerts.ts';
import { createAttempts, type Attempts } from '../auth/attempts.ts';
import { createBrowsers, type Browsers } from '../auth/browsers.ts';
import { createSecretHasher, type KeyDerivation, type SecretHasher } from '../auth/createSecretHasher.ts';
import { createGrants, type Grants } from '../auth/grants.ts';
import { createServerKey } from '../auth/serverKey.ts';
import { createSessions, type Sessions } from '../auth/sessions.ts';
import { createTries, type Tries } from '../auth/tries.ts';
import { createTurns, type Turns } from '../auth/turns.ts';
import { createVerificationCodes, type VerificationCodes } from '../auth/verificationCodes.ts';
import { createBankAccounts, type BankAccounts } from '../bank/bankAccounts.ts';
import { createAchievements, type Achievements } from '../clients/achievements.ts';
import { createClientEvents, type ClientEvents } from '../clients/clientEvents.ts';
import { createClaims, type Claims } from '../claims/createClaims.ts';
import { createArticles, type Articles } from '../content/createArticles.ts';
import { placeholderFolder, readContent, type Content } from '../content/readContent.ts';
import { createClients, type Clients } from '../clients/clients.ts';
import { createClientSettings, type ClientSettings } from '../clients/clientSettings.ts';
import { createIdentities, type Identities } from '../clients/identities.ts';
import { createMenus, type Menus } from '../clients/menus.ts';
import { createNotices, type Notices } from '../clients/notices.ts';
import { createSharedCommit, type SharedCommit } from '../database/createSharedCommit.ts';
import type { Database } from '../database/database.ts';
import { createIntentKeys, type IntentKeys } from '../intents/createIntentKeys.ts';
import { createNewsDesk, type NewsDesk } from '../issuers/createNewsDesk.ts';
import { createAccounts, type Accounts } from '../ledger/accounts.ts';
import { createLedger, type Ledger } from '../ledger/createLedger.ts';
import { createOwnLimits, type OwnLimitsDesk } from '../limits/createOwnLimits.ts';
import { createHistories, type Histories } from '../returns/createHistories.ts';
import { createMarketValue2018 } from '../tax/createMarketValue2018.ts';
import { createTaxDesk, type TaxDesk } from '../tax/createTaxDesk.ts';
import { createFunds, type Funds } from '../funds/createFunds.ts';
import { createIssues, type Issues } from '../issues/createIssues.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import { createLoans, type Loans } from '../loans/createLoans.ts';
import { createOffers, type Offers } from '../offers/createOffers.ts';
import { createOrders, type Orders } from '../orders/createOrders.ts';
import { createTradingFloor } from '../orders/execution/tradingFloor.ts';
import { waitingPurchasesOf } from '../orders/model/waitingPurchasesOf.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import { createMarket, type Market, type MarketOptions } from '../market/market.ts';
import { createUploadAdmission, type UploadAdmission } from '../uploads/uploadAdmission.ts';
import { createUploadStore, type UploadStore } from '../uploads/uploadStore.ts';
import { createWatchlists, type Watchlists } from '../watchlists/watchlists.ts';
import { createWriteMark, type WriteMark } from './createWriteMark.ts';
import { createIdempotencyStore, type IdempotencyStore } from './idempotency.ts';

/** Everything that routes, the stream and the control API work with. */
export interface Services {
  clock: SandboxClock;
  random: RandomSource;
  database: Database;
  /** For what a client must not lose and many may ask for at once. */
  commits: SharedCommit;
  hasher: SecretHasher;
  attempts: Attempts;
  turns: Turns;
  tries: Tries;
  browsers: Browsers;
  sessions: Sessions;
  codes: VerificationCodes;
  grants: Grants;
  clients: Clients;
  identities: Identities;
  events: ClientEvents;
  notices: Notices;
  intents: IntentKeys;
  banks: BankAccounts;
  achievements: Achievements;
  /** What the operator has written. */
  content: Content;
  /** Lessons and documents, with who has read which. */
  articles: Articles;
  menus: Menus;
  uploads: UploadStore;
  uploadAdmission: UploadAdmission;
  ledger: Ledger;
  accounts: Accounts;
  /** What clients held, day by day. */
  histories: Histories;
  watchlists: Watchlists;
  alerts: Alerts;
  orders: Orders;
  funds: Funds;
  actions: Actions;
  issues: Issues;
  loans: Loans;
  /** Claims for compensation. */
  claims: Claims;
  /** Waivers of our own charges. */
  offers: Offers;
  limits: OwnLimitsDesk;
  tax: TaxDesk;
  settings: ClientSettings;
  market: Market;
  news: NewsDesk;
  idempotency: IdempotencyStore;
  writes: WriteMark;
  /** Everything that falls due, in order of time. */
  agenda: Agenda;
}

export interface ServicesOptions {
  clock: SandboxClock;
  random: RandomSource;
  database: Database;
  dataFolder: string;
  /** The placeholders that come with the product when absent. */
  contentFolder?: string | undefined;
  scryptCost: number;
  /** scrypt when absent. */
  deriveKey?: KeyDerivation | undefined;
  market: Omit<MarketOptions, 'clock' | 'database'>;
  /** Called with an unexpected failure that concerns one thing only, and is skipped. */
  onError: (error: unknown) => void;
}

type WithDue = Pick<
  Services,
  'actions' | 'alerts' | 'banks' | 'claims' | 'funds' | 'issues' | 'loans' | 'market' | 'offers' | 'orders'
>;

/** What falls due, of all parts. */
function createAgendaOf({ clock, database, onError }: ServicesOptions, parts: WithDue): Agenda {
  const { actions, alerts, banks, claims, funds, issues, loans, market, offers, orders } = parts;
  return createAgenda({
    database,
    clock,
    market,
    // Money that arrives is there for the orders of the same instant; orders end before their shares become others, and what
    // they free can be withdrawn.
    sources: [
      banks.due,
      funds.due,
      issues.due,
      issues.blockNotices.due,
      // A waiver whose last day is over is none for the orders of the next one.
      offers.due,
      orders.due,
      actions.due,
      // A loan is valued with the shares that an action has made of those that were pledged.
      loans.due,
      claims.due,
      funds.withdrawable.due,
      alerts.due,
    ],
    onError,
  });
}

type Desks = Pick<Services, 'actions' | 'claims' | 'funds' | 'issues' | 'loans' | 'offers' | 'orders'>;

type DeskParts = Pick<
  Services,
  | 'banks'
  | 'clients'
  | 'clock'
  | 'database'
  | 'events'
  | 'intents'
  | 'ledger'
  | 'limits'
  | 'market'
  | 'notices'
  | 'random'
  | 'uploads'
>;

/** What moves the money and the shares of clients. */
function createDesks({ onError }: ServicesOptions, parts: DeskParts): Desks {
  const { banks, clients, clock, database, events, ledger, limits, market, notices, random } = parts;
  const sources = { database, clock, random, market, ledger, notices, events };
  const floor = createTradingFloor(database, market);
  const offers = createOffers({ ...sources, clients });
  const { intents } = parts;
  const orders = createOrders({ ...sources, floor, clients, limits, offers, intents, onError });
  const funds = createFunds({
    ...sources,
    banks,
    waitingPurchases: (clientId) => waitingPurchasesOf(orders.awaiting(clientId), clock.now()),
  });
  const issues = createIssues({ ...sources, banks, clients, limits, offers });
  return {
    offers,
    orders,
    funds,
    actions: createActions({ ...sources, banks, onError }),
    issues,
    loans: createLoans({ ...sources, banks }),
    claims: createClaims({ ...sources, banks, funds, issues, orders, uploads: parts.uploads }),
  };
}

/** Joins the parts of the sandbox over one database and one clock. */
export function createServices(options: ServicesOptions): Services {
  const { clock, random, database } = options;
  const serverKey = createServerKey(database, random);
  const hasher = createSecretHasher({ random, cost: options.scryptCost, deriveKey: options.deriveKey });
  const attempts = createAttempts(database, clock);
  const turns = createTurns();
  const clients = createClients(database, clock);
  const events = createClientEvents();
  const intents = createIntentKeys(database, clock);
  const notices = createNotices({ database, clock, random, events });
  const uploads = createUploadStore({
    database,
    clock,
    random,
    serverKey,
    folder: join(options.dataFolder, 'uploads'),
  });
  const market = createMarket({ ...options.market, clock, database });
  const ledger = createLedger({ database, clock, random });
  const accounts = createAccounts({ clock, impliedPriceOf: createImpliedPrices(database), ledger, market });
  const settings = createClientSettings(database);
  const limits = createOwnLimits({ database, clock, settings, ledger });
  const banks = createBankAccounts({ database, clock, random, serverKey, clients, notices });
  const alerts = createAlerts({ database, clock, random, market, ledger, notices, events });
  const parts = { banks, clients, clock, database, events, intents, ledger, limits, market, notices, random };
  const content = readContent(options.contentFolder ?? placeholderFolder);
  const desks = createDesks(options, { ...parts, uploads });
  const articles = createArticles({
    database,
    clock,
    content,
    onLessonsRead: (clientId) => desks.offers.earn(clientId, 'risk_lessons'),
  });
  return {
    ...parts,
    commits: createSharedCommit(database),
    hasher,
    news: createNewsDesk({ database, clock, market }),
    attempts,
    turns,
    tries: createTries(attempts, turns),
    browsers: createBrowsers(serverKey, random),
    uploadAdmission: createUploadAdmission({ attempts, database, uploads }),
    sessions: createSessions({ database, clock, random, serverKey }),
    codes: createVerificationCodes({ database, clock, serverKey }),
    grants: createGrants(database, clock, random),
    achievements: createAchievements(database, articles),
    articles,
    content,
    identities: createIdentities({ database, clock, clients, events, notices }),
    menus: createMenus(database),
    uploads,
    accounts,
    histories: createHistories({ database, clock, ledger, accounts, market }),
    watchlists: createWatchlists({ database, heldBy: accounts.positions }),
    alerts,
    ...desks,
    tax: createTaxDesk({
      database,
      clock,
      settings,
      marketValueOf: createMarketValue2018(market),
      fractionsOf: createSoldFractions(database),
    }),
    settings,
    idempotency: createIdempotencyStore(database, clock),
    writes: createWriteMark(database),
    agenda: createAgendaOf(options, { ...desks, alerts, banks, market }),
  };
}
