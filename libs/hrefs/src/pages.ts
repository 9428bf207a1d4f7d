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
