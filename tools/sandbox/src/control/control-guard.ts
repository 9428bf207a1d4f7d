import { failure, refusals, type Answer } from '../http/answer';
import { originContext, peerAddress, type HttpContext } from '../http/facts';
import { isAllowedOrigin } from '../http/origin';

const loopbackAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1', 'in-process']);
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const ownFetchSites = new Set(['same-origin', 'none']);

/**
 * Why a call of the control API is refused, or null. It decides like a back office without asking who is
 * there, so only this machine may call it, and no web page of another origin: not by a form, not by a fetch,
 * not by a host name that was pointed here.
 */
export function controlRefusal(c: HttpContext): Answer | null {
  const origin = originContext(c);
  if (!loopbackAddresses.has(peerAddress(c)) || !loopbackHost.test(origin.host)) {
    return failure(403, 'The control API answers this machine only.');
  }
  const fetchSite = c.req.header('sec-fetch-site');
  if (!isAllowedOrigin(origin, []) || (fetchSite !== undefined && !ownFetchSites.has(fetchSite))) {
    return refusals.crossOrigin();
  }
  if (c.req.header('authorization') !== undefined) {
    return failure(403, 'The control API takes no client token.');
  }
  const mediaType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (c.req.method === 'POST' && mediaType !== 'application/json') {
    return failure(415, 'The request body must be JSON.');
  }
  return null;
}
