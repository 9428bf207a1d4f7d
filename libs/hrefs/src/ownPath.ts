declare const ownPath: unique symbol;

/** An address inside this app: path, search and hash, checked by `toOwnPath`. */
export type OwnPath = string & { readonly [ownPath]: true };

/** Characters. Longer addresses are cut by servers and proxies on the way. */
const longest = 2048;

// Printable ASCII without space, quotes, angle brackets, backslash and the at sign. A browser writes everything else
// as percent escapes, so an address of ours never has it, while look-alikes of a slash or a dot would.
const allowedText = /^[!#-;=?A-[\]^_a-z{|}~]+$/;
// One slash at the start, no empty segment, no scheme-like colon.
const allowedPath = /^(?:\/|(?:\/[^/:?#]+)+\/?)$/;
const dotSegment = /\/\.{1,2}(?:\/|$)/;
// What may not hide behind an escape in the path: separators, dots, escapes of escapes, the at sign.
const hiddenInPath = /[/\\.%@:?#]/;

/** Only there to let the URL parser show how a browser would read the text. */
const referenceOrigin = 'https://own.invalid';

/** C0 and C1 controls, among them tab, line breaks and NUL. */
const control = /\p{Cc}/u;

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function hasSafeEscapes(path: string): boolean {
  const decoded = decode(path);
  if (decoded === null || control.test(decoded)) return false;
  return (path.match(/(?:%[0-9a-f]{2})+/gi) ?? []).every((escapes) => {
    // A fullwidth slash becomes a slash wherever somebody normalises the text.
    const hidden = decode(escapes)?.normalize('NFKC');
    return hidden !== undefined && !hiddenInPath.test(hidden);
  });
}

function isSafePath(path: string): boolean {
  return allowedPath.test(path) && !dotSegment.test(path) && hasSafeEscapes(path);
}

// Segments and values of letters, digits, hyphens and underscores, which no parser reads in another way: nearly all of
// our addresses. A long list makes several with each of its rows, and to ask the parser takes longer than the row.
const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[\w-]+=[\w-]*(?:&[\w-]+=[\w-]*)*)?$/;

function isOwnPath(text: string): text is OwnPath {
  if (text.length > longest) return false;
  if (plainPath.test(text)) return true;
  if (!allowedText.test(text)) return false;
  const path = text.slice(0, text.search(/[?#]|$/));
  if (!isSafePath(path)) return false;
  const suffix = decode(text.slice(path.length));
  if (suffix === null || control.test(suffix)) return false;
  // The last word has the parser itself: same origin, and nothing that it would rewrite.
  const url = URL.canParse(text, referenceOrigin) ? new URL(text, referenceOrigin) : null;
  return url?.origin === referenceOrigin && `${url.pathname}${url.search}${url.hash}` === text;
}

/**
 * Checks an address that comes from outside (storage, a menu, a query) before anybody navigates to it.
 *
 * @returns The same text, or null for anything that could leave the origin, run a script or be read in two ways.
 */
export function toOwnPath(text: unknown): OwnPath | null {
  return typeof text === 'string' && isOwnPath(text) ? text : null;
}

/** One page has one name: `/kyc/` and `/kyc` are the same path. Without search and hash. */
export function withoutClosingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** The same for an address that our own code has put together. @throws RangeError: that is our mistake. */
export function ownPathOf(text: string): OwnPath {
  const path = toOwnPath(text);
  if (path === null) throw new RangeError(`not a path of this app: ${text}`);
  return path;
}
