import type { InstrumentReference } from './drawers.ts';
import { toOwnPath, type OwnPath } from './ownPath.ts';

/**
 * The page of an instrument (`/market/NSE/ARAVBANK`). The drawer of the same is `?stock=` on any page.
 *
 * @returns null for a symbol that is no part of an address: symbols come from outside.
 */
export function stockHref({ market, symbol }: InstrumentReference): OwnPath | null {
  return toOwnPath(`/market/${market}/${encodeURIComponent(symbol)}`);
}
