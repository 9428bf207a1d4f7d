import { toOwnPath, type OwnPath } from '@wealth/hrefs';
import { defaultParseSearch } from '@tanstack/react-router';

/** What the router's navigate and redirect take. */
export interface Destination {
  to: string;
  search: Record<string, unknown>;
  hash: string;
}

/** Splits a path of ours, so that its search and hash survive a redirect. */
export function destinationOf(path: OwnPath): Destination {
  const { pathname, search, hash } = new URL(path, 'https://own.invalid');
  return { to: pathname, search: defaultParseSearch(search), hash: decodeURIComponent(hash.slice(1)) };
}

/** The address that a location stands for, or null when it could lead outside. */
export function ownPathOf(location: { pathname: string; searchStr: string; hash: string }): OwnPath | null {
  return toOwnPath(`${location.pathname}${location.searchStr}${location.hash ? `#${location.hash}` : ''}`);
}
