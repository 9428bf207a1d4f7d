/** What the headers depend on. */
export interface SecurityHeaderContext {
  /** Host with port as the browser names it, e.g. `localhost:4200`; names the own websocket origin. */
  host: string;
  /** Whether the browser came by https. */
  isSecure: boolean;
  /** Hashes of the constant `<style>` elements that React Aria injects, e.g. `sha256-…`. */
  styleHashes: readonly string[];
}

export const cspReportPath = '/csp-report';

const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Only a plain host may be written into a header: the Host header is the caller's. */
export const plainHost = /^[a-z0-9.:[\]-]{1,255}$/i;

/** The Content-Security-Policy of every document. */
export function contentSecurityPolicy({ host, isSecure, styleHashes }: SecurityHeaderContext): string {
  const socket = plainHost.test(host) ? [`${isSecure ? 'wss' : 'ws'}://${host}`] : [];
  const directives: Array<readonly string[]> = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'", ...styleHashes.map((hash) => `'${hash}'`)],
    ['img-src', "'self'", 'blob:', 'data:'],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['connect-src', "'self'", ...socket],
    ['frame-src', "'self'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    // The app needs no policy, and a name that it does not claim itself could be claimed by any script of the page.
    ['trusted-types', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['report-uri', cspReportPath],
    // Browsers batch these for up to a minute and prefer them to report-uri, which reports at once.
    ...(isSecure ? [['report-to', 'csp']] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

type Headers = ReadonlyArray<readonly [string, string]>;

/** The headers that were asked for last, and for whom: nearly every request asks for the same ones. */
let latest: { context: SecurityHeaderContext; headers: Headers } | null = null;

/** The headers that documents and API answers carry, as name and value. */
export function securityHeaders(context: SecurityHeaderContext): Headers {
  const { host, isSecure, styleHashes } = context;
  const known = latest?.context;
  if (latest && known?.host === host && known.isSecure === isSecure && known.styleHashes === styleHashes)
    return latest.headers;
  latest = { context: { host, isSecure, styleHashes }, headers: makeSecurityHeaders(context) };
  return latest.headers;
}

function makeSecurityHeaders(context: SecurityHeaderContext): Headers {
  return [
    ['content-security-policy', contentSecurityPolicy(context)],
    ...(context.isSecure ? [['reporting-endpoints', `csp="${cspReportPath}"`] as const] : []),
    ['strict-transport-security', 'max-age=63072000; includeSubDomains'],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', deniedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['x-frame-options', 'DENY'],
    ['vary', 'Origin'],
  ];
}

/** What still says something about a file that is neither a document nor a worker, which alone have policies. */
const headersOfFiles = new Set([
  'strict-transport-security',
  'x-content-type-options',
  'cross-origin-resource-policy',
  'vary',
]);

/**
 * Scripts, styles and fonts of the build. Every answer of the first page repeats its headers, so these carry only what
 * takes effect on them.
 */
function isBuildFile(path: string): boolean {
  return path === '/theme.js' || (path.startsWith('/assets/') && !/worker/i.test(path));
}

/** The headers of the answer for a path, as name and value. */
export function securityHeadersOf(
  path: string,
  context: SecurityHeaderContext,
): ReadonlyArray<readonly [string, string]> {
  const headers = securityHeaders(context);
  return isBuildFile(path) ? headers.filter(([name]) => headersOfFiles.has(name)) : headers;
}
