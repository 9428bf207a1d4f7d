/**
 * How a request proves who sends it; generation writes it into each call.
 *
 * - `stockKey`: with the bare key of the stock-data API
 * - `open`: not at all, but for a bearer that the caller gives (refresh)
 * - `token`: with the access token, but a 401 is final (logout: a session that is over needs no new token to end)
 * - `session`: with the access token, which is renewed after a 401
 */
export type Access = 'stockKey' | 'open' | 'token' | 'session';
