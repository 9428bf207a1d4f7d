import type { ClientEventKind } from '@wealth/api-sdk/client-events';
import type { OperationId } from '@wealth/api-sdk/operations';

/** Operations that are read into the cache; the profile is kept by the session. */
export type ReadOperation = Extract<OperationId, `get${string}` | `search${string}`>;
/** All others change something, or prove who the client is. */
export type ChangeOperation = Exclude<OperationId, ReadOperation>;

/** What shows orders. */
const ordersRead = ['getOrders', 'getOrder'] as const satisfies readonly ReadOperation[];
/** What shows money and holdings; the profile counts trades. */
const moneyRead = [
  'getAsset',
  'getLots',
  'getContractNote',
  'getContractNotes',
  'getHoldingsStatement',
  'getTradeLimits',
  'getPortfolio',
  'getHoldings',
  'getProfit',
  'getReturns',
  'getFigure',
  'getTaxReport',
  'getTaxLots',
  'getExit',
  'getClientInfo',
] as const satisfies readonly ReadOperation[];

/** What shows deposits and withdrawals, and what they have moved. */
const fundsRead = [
  'getDeposits',
  'getDeposit',
  'getWithdrawals',
  'getWithdrawal',
  'getWithdrawable',
  'getRunningAccount',
  'getFundRecords',
  'getFundRecord',
] as const satisfies readonly ReadOperation[];

/** What shows issues, blocks and applications for them. */
const applicationsRead = [
  'getApplications',
  'getApplication',
  'getIpoIssues',
  'getIpoIssue',
  'getFollowOnOffers',
  'getFollowOnOffer',
  'getBlocks',
  'getBlock',
] as const satisfies readonly ReadOperation[];

/** What shows loans, and what can be pledged for them. */
const loansRead = [
  'getLoans',
  'getLoan',
  'getLoanCollateral',
  'getLoanQuote',
] as const satisfies readonly ReadOperation[];
/** What shows claims for compensation. */
const claimsRead = ['getClaims', 'getClaim'] as const satisfies readonly ReadOperation[];

/** What shows waivers of our own charges. */
const offersRead = ['getOffers'] as const satisfies readonly ReadOperation[];

/** What has to be read again after an operation. A new one has its line here, or nothing compiles. */
export const staleAfter = {
  login: [],
  logout: [],
  register: [],
  refresh: [],
  resetPassword: [],
  changePassword: ['getSessions'],
  signOutSession: ['getSessions'],
  signOutOtherSessions: ['getSessions'],
  requestCode: [],
  verifyPassword: [],
  setPin: ['getClientInfo'],
  verifyPin: [],
  uploadAvatar: ['getClientInfo'],
  uploadImage: [],
  addBankAccount: ['getBankAccounts'],
  changeBankAccount: ['getBankAccounts'],
  removeBankAccount: ['getBankAccounts'],
  saveWatchlists: ['getWatchlists'],
  // Its answer is put into the cache, and a failure reads again: a list may be long.
  saveWatchlist: [],
  removeWatchlist: ['getWatchlists'],
  createAlert: ['getAlerts'],
  changeAlert: ['getAlerts'],
  removeAlert: ['getAlerts'],
  // What is sent stands in the cache before it is: the chart that was changed must not wait for it.
  saveChartSetup: [],
  saveRecentSearches: ['getRecentSearches'],
  markNotificationsRead: ['getNotifications'],
  readArticle: ['getArticles', 'getAchievements', 'getOffers'],
  // A preview of an order changes nothing.
  previewOrder: [],
  placeOrder: [...ordersRead, ...moneyRead],
  changeOrder: [...ordersRead, ...moneyRead],
  cancelOrder: [...ordersRead, ...moneyRead],
  cancelAllOrders: [...ordersRead, ...moneyRead],
  saveOrderNote: [...ordersRead, 'getTaxLots'],
  // Its answer is put into the cache.
  saveTradeLimits: [],
  saveTaxLosses: ['getTaxReport', 'getExit'],
  // Previews change nothing.
  previewDeposit: [],
  previewWithdrawal: [],
  createDeposit: [...fundsRead],
  cancelDeposit: [...fundsRead],
  paySimulatedDeposit: [...fundsRead, ...moneyRead],
  createWithdrawal: [...fundsRead, ...moneyRead],
  cancelWithdrawal: [...fundsRead, ...moneyRead],
  setRunningAccount: ['getRunningAccount'],
  previewIpoApplication: [],
  previewFollowOnApplication: [],
  previewBlockBid: [],
  createIpoApplication: [...applicationsRead],
  createFollowOnApplication: [...applicationsRead, ...moneyRead, 'getWithdrawable'],
  setBlockNotice: ['getBlocks'],
  createBlockBid: [...applicationsRead, ...moneyRead, 'getWithdrawable'],
  changeApplication: [...applicationsRead, ...moneyRead, 'getWithdrawable'],
  withdrawApplication: [...applicationsRead, ...moneyRead, 'getWithdrawable'],
  resendMandate: ['getApplications', 'getApplication'],
  decideSimulatedMandate: [...applicationsRead],
  previewClaim: [],
  createClaim: [...claimsRead],
  addClaimInformation: [...claimsRead],
  answerClaimOffer: [...claimsRead],
  setWithdrawableNotice: ['getWithdrawable'],
  previewLoan: [],
  previewRepayment: [],
  createLoanQuote: ['getLoanCollateral'],
  createLoan: [...loansRead, ...moneyRead],
  createRepayment: [...loansRead, ...moneyRead],
  pledgeMore: [...loansRead, ...moneyRead],
  releaseShares: [...loansRead, ...moneyRead],
  cancelLoan: [...loansRead, ...moneyRead],
  setSaleOrder: ['getLoan'],
  // It may find what nobody here knew of.
  askIntent: [
    ...ordersRead,
    ...moneyRead,
    'getBankAccounts',
    ...fundsRead,
    ...applicationsRead,
    ...loansRead,
    ...claimsRead,
  ],
  askOrder: [...ordersRead, ...moneyRead],
  // Not the profile: the page thanks for what was submitted, and goes on when the decision comes.
  submitIdentity: ['getIdentityDetail'],
} as const satisfies Record<ChangeOperation, readonly ReadOperation[]>;

/** What has to be read again when the stream tells of something. */
export const staleAfterEvent = {
  kyc: ['getClientInfo', 'getIdentityDetail'],
  // The notices themselves come with the event; they may tell of the check of a bank account, or of money that can be withdrawn.
  notification: ['getBankAccounts', 'getWithdrawable'],
  alert: ['getAlerts'],
  // The rows of the lists come with the event (`putOrder`); the detail has trades and charges.
  order: ['getOrder'],
  // Whatever moves money moves its records, and what can be withdrawn.
  // An alert on a gain says what the holding has cost.
  asset: [...moneyRead, 'getAlerts', 'getWithdrawable', 'getRunningAccount', 'getFundRecords'],
  fund: fundsRead,
  application: applicationsRead,
  loan: loansRead,
  claim: claimsRead,
  offer: offersRead,
} as const satisfies Record<ClientEventKind, readonly ReadOperation[]>;

const operationsOf = (table: Readonly<Record<string, readonly ReadOperation[]>>, name: unknown) =>
  typeof name === 'string' && Object.hasOwn(table, name) ? (table[name] ?? []) : [];

/** @param operation - As the key of a mutation has it: anything. */
export function readsAfter(operation: unknown): readonly ReadOperation[] {
  return operationsOf(staleAfter, operation);
}

/** @param kind - Of a client event; one that the description does not know makes nothing stale. */
export function readsAfterEvent(kind: string): readonly ReadOperation[] {
  return operationsOf(staleAfterEvent, kind);
}

/**
 * What may have changed while nobody could be told: all that an event makes stale, and the notices and orders, which
 * otherwise come with their event.
 */
export const readsAfterSilence: readonly ReadOperation[] = [
  ...new Set<ReadOperation>([...Object.values(staleAfterEvent).flat(), 'getNotifications', 'getOrders']),
];
