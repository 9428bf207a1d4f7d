/** Where something is kept; `remembered`: in local storage with Remember Me, else in session storage. */
export type StoredWhere = 'local' | 'session' | 'remembered' | 'cookie';

/** What ends it, beside the client who clears the browser. */
export type StoredUntil =
  | 'signOut'
  /** The client signs out, or has not used it for 30 days; without Remember Me for 12 hours. */
  | 'signOutOrUnused'
  /** It has been shown once. */
  | 'shown'
  /** The client does not want it kept. */
  | 'refused'
  /** Nothing else. */
  | 'cleared'
  /** Its form has been sent, the client signs out, or the tab is closed. */
  | 'sent'
  /** It is known what became of it; a day at most, whoever signs out. */
  | 'known'
  /** The tab is closed. */
  | 'tab'
  | 'days30'
  | 'minutes10'
  | 'minutes5';

interface StoredKind {
  /** The name of its entry, or what the names of its entries begin with: that ends with a full stop. */
  key: string;
  where: StoredWhere;
  until: StoredUntil;
  /** The key of its name in the catalogue; that of what it holds ends with `What`. */
  text: string;
  /** Of what was typed into a form: by which name the form reads and writes it, and the fields that are left out. */
  draft?: { name: string; without: readonly string[] };
}

/** Everything that this app keeps in a browser. The page on cookies lists it, and nothing else can be stored. */
export const storedKinds = {
  signIn: { key: 'wealth.auth', where: 'remembered', until: 'signOutOrUnused', text: 'cookieSignIn' },
  lastRoute: { key: 'wealth.lastRoute', where: 'remembered', until: 'signOut', text: 'cookieLastPage' },
  endReason: { key: 'wealth.endReason', where: 'session', until: 'shown', text: 'cookieReason' },
  preferences: { key: 'wealth.preferences', where: 'local', until: 'refused', text: 'cookiePreferences' },
  cookieChoice: { key: 'wealth.cookieChoice', where: 'local', until: 'cleared', text: 'cookieChoice' },
  kycDraft: {
    key: 'wealth.kycDraft',
    where: 'session',
    until: 'sent',
    text: 'cookieDraft',
    // As the wire and as the form call it.
    draft: { name: 'kyc', without: ['id_no', 'idNumber'] },
  },
  ticketDraft: {
    key: 'wealth.ticketDraft',
    where: 'session',
    until: 'sent',
    text: 'cookieTicket',
    draft: { name: 'ticket', without: [] },
  },
  depositDraft: {
    key: 'wealth.depositDraft',
    where: 'session',
    until: 'sent',
    text: 'cookieDeposit',
    draft: { name: 'deposit', without: [] },
  },
  withdrawalDraft: {
    key: 'wealth.withdrawalDraft',
    where: 'session',
    until: 'sent',
    text: 'cookieWithdrawal',
    draft: { name: 'withdrawal', without: [] },
  },
  applicationDraft: {
    key: 'wealth.applicationDraft',
    where: 'session',
    until: 'sent',
    text: 'cookieApplication',
    draft: { name: 'application', without: [] },
  },
  blockDraft: {
    key: 'wealth.blockDraft',
    where: 'session',
    until: 'sent',
    text: 'cookieBlock',
    draft: { name: 'block', without: [] },
  },
  loanDraft: {
    key: 'wealth.loanDraft',
    where: 'session',
    until: 'sent',
    text: 'cookieLoan',
    draft: { name: 'loan', without: [] },
  },
  claimDraft: {
    key: 'wealth.claimDraft',
    where: 'session',
    until: 'sent',
    text: 'cookieClaim',
    draft: { name: 'claim', without: [] },
  },
  intent: { key: 'wealth.intent.', where: 'local', until: 'known', text: 'cookieIntent' },
  // The router writes it, under a name of its own version.
  scroll: { key: 'tsr-scroll-restoration-v1_3', where: 'session', until: 'tab', text: 'cookieScroll' },
  browser: { key: '__Host-browser', where: 'cookie', until: 'days30', text: 'cookieBrowser' },
  codeGrant: { key: '__Host-code_grant', where: 'cookie', until: 'minutes10', text: 'cookieCode' },
  pinGrant: { key: '__Host-pin_grant', where: 'cookie', until: 'minutes5', text: 'cookiePin' },
} as const satisfies Record<string, StoredKind>;

type Kinds = typeof storedKinds;
export type StoredKindName = keyof Kinds;

/** The kinds that a storage of the browser may hold. */
export type StoredIn<Where extends 'local' | 'session'> = {
  [Name in StoredKindName]: Kinds[Name]['where'] extends Where | 'remembered' ? Name : never;
}[StoredKindName];

/** A draft that is kept in session storage. */
export interface StoredDraft {
  kind: StoredIn<'session'>;
  name: string;
  without: readonly string[];
}

/** The drafts that outlive the page; any other draft stays in memory. */
export const storedDrafts: readonly StoredDraft[] = (
  [
    'kycDraft',
    'ticketDraft',
    'depositDraft',
    'withdrawalDraft',
    'applicationDraft',
    'blockDraft',
    'loanDraft',
    'claimDraft',
  ] as const
).map((kind) => ({
  kind,
  ...storedKinds[kind].draft,
}));
