import { deepHref } from './deepHref.ts';
import { href } from './href.ts';
import type { OwnPath } from './ownPath.ts';

/** A right that a client is given one by one, as the profile names it. */
export type Permission = 'allow_compensation' | 'allow_bonus' | 'allow_loan';

/** The rights of a client; one that is not named is not given. */
export type Rights = Readonly<Partial<Record<Permission, boolean>>>;

/** The pictures of the table; the app draws them. */
export type CapabilityIcon =
  | 'about'
  | 'bank'
  | 'bell'
  | 'compensation'
  | 'deposit'
  | 'discover'
  | 'home'
  | 'holdings'
  | 'institutional'
  | 'ipo'
  | 'loan'
  | 'market'
  | 'me'
  | 'offer'
  | 'otc'
  | 'other'
  | 'portfolio'
  | 'security'
  | 'trust'
  | 'withdraw';

interface Common {
  icon: CapabilityIcon;
  /** Without it the client may not do this: page, drawer, search, menu, profile and server deny it. */
  needs?: Permission;
  /** Where the server answers for it, at these and at all that lies beneath: it asks for the same right. @default nowhere */
  api?: readonly string[];
  /** Whether it stands in the profile drawer. @default false */
  inProfile?: boolean;
}

/** Something that opens from the foot of a page. */
export interface DrawerCapability extends Common {
  kind: 'drawer';
  /** What it is about and cannot be opened without: such a one stands in no list. @default nothing */
  takes?: 'figure' | 'instrument' | 'order' | 'ticket';
  /** The page with the same content; an entry of the server's menu may have its address. @default none */
  page?: OwnPath;
}

export interface PageCapability extends Common {
  kind: 'page';
  path: OwnPath;
  /** Where it belongs, where its name alone does not say so. */
  hint?: 'inMarket' | 'inPortfolio' | 'inMe';
}

export type Capability = DrawerCapability | PageCapability;

/**
 * All that a client can open, one row each. The guard of the pages, the host of the drawers, search, profile drawer, the
 * registry of the server's menu and the server with its menu read it.
 */
export const capabilities = {
  home: { kind: 'page', path: href.dashboard(), icon: 'home' },
  market: { kind: 'page', path: href.market(), icon: 'market' },
  marketOtc: { kind: 'page', path: href.market({ segment: 'otc' }), icon: 'market', hint: 'inMarket' },
  marketIpo: { kind: 'page', path: href.market({ segment: 'ipo' }), icon: 'market', hint: 'inMarket' },
  alertsPage: { kind: 'page', path: deepHref.alerts(), icon: 'bell', hint: 'inMarket' },
  discover: { kind: 'page', path: href.discover(), icon: 'discover' },
  summary: { kind: 'page', path: href.portfolio('summary'), icon: 'portfolio', hint: 'inPortfolio' },
  holding: { kind: 'page', path: href.portfolio('holding'), icon: 'portfolio', hint: 'inPortfolio' },
  profitCalendar: { kind: 'page', path: deepHref.profitCalendar(), icon: 'portfolio', hint: 'inPortfolio' },
  corporateActions: {
    kind: 'page',
    path: deepHref.corporateActions(),
    icon: 'portfolio',
    hint: 'inPortfolio',
  },
  dividends: { kind: 'page', path: deepHref.dividends(), icon: 'portfolio', hint: 'inPortfolio' },
  awaiting: { kind: 'page', path: href.portfolio('awaiting'), icon: 'portfolio', hint: 'inPortfolio' },
  history: { kind: 'page', path: href.portfolio('history'), icon: 'portfolio', hint: 'inPortfolio' },
  statements: { kind: 'page', path: deepHref.statements(), icon: 'portfolio', hint: 'inPortfolio' },
  tax: { kind: 'page', path: href.portfolio('tax'), icon: 'portfolio', hint: 'inPortfolio' },
  profilePage: { kind: 'page', path: href.me('profile'), icon: 'me', hint: 'inMe' },
  preferences: { kind: 'page', path: href.me('profile'), icon: 'me', hint: 'inMe' },
  application: { kind: 'page', path: href.me('application'), icon: 'me', hint: 'inMe' },
  limitsPage: { kind: 'page', path: deepHref.limits(), icon: 'security', hint: 'inMe' },
  records: { kind: 'page', path: href.me('records'), icon: 'holdings', hint: 'inMe' },
  bankAccounts: { kind: 'page', path: href.bankAccounts(), icon: 'bank', hint: 'inMe' },
  creditProducts: {
    kind: 'page',
    path: deepHref.creditProducts(),
    icon: 'loan',
    needs: 'allow_loan',
    api: ['/credit/app/v1/products'],
  },
  trust: { kind: 'page', path: href.trust(), icon: 'trust' },
  about: { kind: 'page', path: href.about(), icon: 'about' },
  privacy: { kind: 'page', path: href.privacy(), icon: 'about' },
  cookie: { kind: 'page', path: href.cookie(), icon: 'about' },
  fo: { kind: 'drawer', icon: 'institutional', page: deepHref.fo() },
  otc: { kind: 'drawer', icon: 'otc', page: deepHref.otc() },
  ipo: { kind: 'drawer', icon: 'ipo', page: deepHref.ipo() },
  compensation: {
    kind: 'drawer',
    icon: 'compensation',
    needs: 'allow_compensation',
    page: deepHref.compensation(),
    api: ['/credit/app/v1/compensations'],
    inProfile: true,
  },
  loan: {
    kind: 'drawer',
    icon: 'loan',
    needs: 'allow_loan',
    page: deepHref.loanApplication(),
    api: ['/credit/app/v1/loans', '/credit/app/v1/collateral', '/credit/app/v1/quotes'],
    inProfile: true,
  },
  bonus: {
    kind: 'drawer',
    icon: 'offer',
    needs: 'allow_bonus',
    page: deepHref.offers(),
    api: ['/content/app/v1/offers'],
  },
  stock: { kind: 'drawer', icon: 'market', takes: 'instrument' },
  order: { kind: 'drawer', icon: 'portfolio', takes: 'order' },
  figure: { kind: 'drawer', icon: 'portfolio', takes: 'figure' },
  withdraw: { kind: 'drawer', icon: 'withdraw' },
  deposit: { kind: 'drawer', icon: 'deposit' },
  ticket: { kind: 'drawer', icon: 'market', takes: 'ticket' },
} as const satisfies Readonly<Record<string, Capability>>;

export type CapabilityTable = Readonly<Record<string, Capability>>;

/** Whether a client with these rights may do what needs this one. */
export function isAllowed(needs: Permission | undefined, rights: Rights | null): boolean {
  return needs === undefined || rights?.[needs] === true;
}

const withoutSearch = (address: string) => address.replace(/[?#].*$/, '');

/** Whether a path is this one, or lies beneath it. */
const isAtOrBeneath = (path: string, top: string) => path === top || path.startsWith(`${top}/`);

/** The addresses of a row: of a page, or of the page with the same content as a drawer. */
function addressOf(row: Capability): string | undefined {
  return row.kind === 'page' ? row.path : row.page;
}

/** What a page needs at this path, or at one beneath it; undefined where anybody may see it. */
export function needsAt(path: string, table: CapabilityTable = capabilities): Permission | undefined {
  return Object.values(table).find((row) => {
    const address = row.needs === undefined ? undefined : addressOf(row);
    return address !== undefined && isAtOrBeneath(path, withoutSearch(address));
  })?.needs;
}

/** What the server asks for at a path of its own; undefined where it asks for no right. */
export function needsOfCall(path: string, table: CapabilityTable = capabilities): Permission | undefined {
  return Object.values(table).find(({ needs, api }) => needs && api?.some((top) => isAtOrBeneath(path, top)))
    ?.needs;
}
