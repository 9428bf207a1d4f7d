import type { AnyRouter } from '@tanstack/react-router';
import type { OwnPath } from '@wealth/hrefs';
import { destinationOf } from './locations.ts';

/**
 * Who a page is for: `public` and `error` are for everybody, `login` for guests, `kyc` for a client without an
 * approved KYC, `client` for an approved client. The guards decide what happens to the others.
 */
export type PageAccess = 'public' | 'error' | 'login' | 'kyc' | 'client';

/** A route or a match of one; the layouts around it come before it. */
interface RoutePart {
  staticData?: { access?: PageAccess };
}

/** Who a page is for, as its route says or the nearest layout around it. */
export function accessOf(parts: readonly RoutePart[]): PageAccess {
  return parts.reduce<PageAccess>((access, { staticData }) => staticData?.access ?? access, 'client');
}

/** Who a path without search and hash is for. Unknown ones are for clients: only they learn that no such page exists. */
export function accessAt(router: Pick<AnyRouter, 'getMatchedRoutes'>, pathname: string): PageAccess {
  return accessOf(router.getMatchedRoutes(pathname)[0].map(({ options }) => options));
}

/** Whether an address is one of a client's pages, the only ones that anybody is brought back to. */
export function isForClients(router: Pick<AnyRouter, 'getMatchedRoutes'>, address: OwnPath): boolean {
  return accessAt(router, destinationOf(address).to) === 'client';
}
