import { isSameText } from '../auth/tokenHash.ts';
import { failure, refusals, type Refusal } from '../http/answer.ts';
import { originContext, peerAddress, type HttpContext } from '../http/facts.ts';
import { isLoopbackHost } from '../http/hosts.ts';
import { isAllowedOrigin } from '../http/origin.ts';

const loopbackAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1', 'in-process']);
/** What a proxy says about whom it speaks for. */
const forwardingHeader = /^(?:x-forwarded-.*|forwarded|x-real-ip|via)$/;
const ownFetchSites = new Set(['same-origin', 'none']);

function isFromThisMachine(c: HttpContext): boolean {
  return loopbackAddresses.has(peerAddress(c)) && isLoopbackHost(originContext(c).host);
}

/**
 * A proxy on this machine is this machine, but whoever it speaks for is not. One that says nothing of itself
 * and asks for a loopback host is not told apart: it has to shut the control API, or the key has to be set.
 */
function isForwarded(c: HttpContext): boolean {
  return Object.keys(c.req.header()).some((name) => forwardingHeader.test(name.toLowerCase()));
}

/** A browser says where a request comes from by Origin, by Sec-Fetch-Site, or by both. */
function isFromOwnPage(c: HttpContext): boolean {
  const fetchSite = c.req.header('sec-fetch-site');
  return isAllowedOrigin(originContext(c), []) && (fetchSite === undefined || ownFetchSites.has(fetchSite));
}

function isJson(c: HttpContext): boolean {
  return (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() === 'application/json';
}

/**
 * Why a call of the control API is refused, or null. It decides like a back office without asking who is
 * there, so only this machine may call it, and no web page of another origin: not by a form, not by a fetch,
 * not by a host name that was pointed here, not through a proxy that says it is one.
 *
 * @param key - What has to stand in `x-sandbox-key`; null when it is not asked for.
 */
export function controlRefusal(c: HttpContext, key: string | null): Refusal | null {
  if (!isFromThisMachine(c) || isForwarded(c))
    return failure(403, 'The control API answers this machine only.');
  if (!isFromOwnPage(c)) return refusals.crossOrigin();
  if (key !== null && !isSameText(c.req.header('x-sandbox-key') ?? '', key)) {
    return failure(403, 'The control API asks for its key in x-sandbox-key.');
  }
  if (c.req.header('authorization') !== undefined) {
    return failure(403, 'The control API takes no client token.');
  }
  if (c.req.method === 'POST' && !isJson(c)) return failure(415, 'The request body must be JSON.');
  return null;
}
