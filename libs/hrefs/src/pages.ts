/** The children of /portfolio. */
export const portfolioTabs = ['summary', 'holding', 'awaiting', 'history'] as const;
export type PortfolioTab = (typeof portfolioTabs)[number];

/** The children of /me. */
export const meTabs = ['profile', 'application', 'records'] as const;
export type MeTab = (typeof meTabs)[number];

/** The filter tabs of /market. */
export const marketSegments = ['all', 'stock', 'otc', 'ipo'] as const;
export type MarketSegment = (typeof marketSegments)[number];

/** The dialogs of /login that have an address of their own, for a new tab. */
const loginDialogs = ['create-account', 'forgot-password', 'terms'] as const;
export type LoginDialog = (typeof loginDialogs)[number];

export function isLoginDialog(text: unknown): text is LoginDialog {
  return loginDialogs.some((name) => name === text);
}

/** For what comes from an address. */
export function isMarketSegment(text: unknown): text is MarketSegment {
  return marketSegments.some((segment) => segment === text);
}

/**
 * Who a page is for: `public` and `error` are for everybody, `login` for guests, `kyc` for a client without an
 * approved KYC, `client` for an approved client. The guards decide what happens to the others.
 */
export type PageAccess = 'public' | 'error' | 'login' | 'kyc' | 'client';

/** Every address of product.md §2 that is known without the server's menu, redirects included. */
export const staticPages = {
  '/': 'client',
  '/dashboard': 'client',
  '/market': 'client',
  '/discover': 'client',
  '/portfolio': 'client',
  '/portfolio/summary': 'client',
  '/portfolio/holding': 'client',
  '/portfolio/awaiting': 'client',
  '/portfolio/history': 'client',
  '/me': 'client',
  '/me/profile': 'client',
  '/me/application': 'client',
  '/me/records': 'client',
  '/login': 'login',
  '/kyc': 'kyc',
  '/about': 'public',
  '/privacy': 'public',
  '/cookie': 'public',
  '/error': 'error',
} as const satisfies Record<string, PageAccess>;

export type StaticPath = keyof typeof staticPages;

/** Where a parent address leads; search and hash go along. */
export const staticRedirects = {
  '/': '/dashboard',
  '/portfolio': '/portfolio/summary',
  '/me': '/me/profile',
} as const satisfies Partial<Record<StaticPath, StaticPath>>;

/** Whether a path (without search and hash) is one of the static pages. A trailing slash is another path. */
export function isStaticPath(path: string): path is StaticPath {
  return Object.hasOwn(staticPages, path);
}

/** Whether everybody may see a path: about, privacy and cookie. */
export function isPublicPath(path: string): boolean {
  return isStaticPath(path) && staticPages[path] === 'public';
}
