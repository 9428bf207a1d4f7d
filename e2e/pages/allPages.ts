/** Pages that need no session. /error leads back at once to whoever is led there with a connection: it has to be loaded. */
export const guestPages = ['/error', '/about', '/privacy', '/cookie', '/login'] as const;

/** Every page of a client, and one that there is not. */
export const clientPages = [
  '/dashboard',
  '/market',
  '/market/NSE/ARAVBANK',
  '/discover',
  '/portfolio/summary',
  '/portfolio/holding',
  '/portfolio/awaiting',
  '/portfolio/history',
  '/portfolio/tax',
  '/portfolio/calendar',
  '/portfolio/dividends',
  '/portfolio/actions',
  // Nothing was traded on that day; a note of its own is in contractNote.spec.ts.
  '/portfolio/notes/2019-01-25',
  '/portfolio/statements',
  '/portfolio/statements?kind=ledger',
  '/portfolio/statements?kind=notes',
  '/portfolio/statements?kind=dividends',
  '/portfolio/statements?kind=charges',
  '/me/profile',
  '/me/application',
  '/me/records',
  '/me/accounts',
  '/services/bonus',
  '/services/compensation',
  '/services/otc',
  '/services/movers',
  '/services/ipo',
  '/services/fo',
  '/services/loan',
  '/services/credit',
  '/no-such-page',
] as const;
