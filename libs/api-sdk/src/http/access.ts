const stockPrefix = '/stock/api/v1';

/** Sent without a token; a 401 is the answer to what was typed, not to a token. */
const withoutToken = new Set([
  '/auth/app/v1/login',
  '/auth/app/v1/register',
  '/auth/app/v1/reset_pwd',
  '/auth/app/v1/refresh',
  '/client/app/v1/code',
  '/client/app/v1/system_info',
]);

/**
 * How a request proves who sends it.
 *
 * - `stockKey`: with the bare key of the stock-data API
 * - `open`: not at all, but for a bearer that the caller gives (refresh)
 * - `token`: with the access token, but a 401 is final (logout: a session that is over needs no new token to end)
 * - `session`: with the access token, which is renewed after a 401
 */
export type Access = 'stockKey' | 'open' | 'token' | 'session';

/** @param path - Path of the API without base address and query. */
export function accessOf(path: string): Access {
  if (path.startsWith(`${stockPrefix}/`)) return 'stockKey';
  if (withoutToken.has(path)) return 'open';
  return path === '/auth/app/v1/logout' ? 'token' : 'session';
}
