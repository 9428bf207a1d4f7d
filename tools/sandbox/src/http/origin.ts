/** What an origin check looks at; all of it comes from the caller. */
export interface OriginContext {
  origin: string | undefined;
  host: string;
  isSecure: boolean;
}

/**
 * Whether a request comes from our own pages or from an origin of the allow-list. A request without an
 * Origin header comes from no web page of another site.
 */
export function isAllowedOrigin(context: OriginContext, allowedOrigins: readonly string[]): boolean {
  if (context.origin === undefined) return true;
  return isOwnOrigin(context) || allowedOrigins.includes(context.origin);
}

function isOwnOrigin({ origin, host, isSecure }: OriginContext): boolean {
  return origin === `${isSecure ? 'https' : 'http'}://${host.toLowerCase()}`;
}

/**
 * Whether the browser came by https. The sandbox itself speaks http; a proxy with TLS in front says so by
 * `X-Forwarded-Proto`, a header that no page of another site can set.
 */
export function isForwardedSecure(forwardedProto: string | undefined): boolean {
  return forwardedProto?.split(',')[0]?.trim() === 'https';
}
