import type { InstrumentReference } from './drawers.ts';
import { href } from './href.ts';
import { toOwnPath, type OwnPath } from './ownPath.ts';

/** The page of an instrument; of a symbol that no address can hold, the market. */
export function stockHref({ market, symbol }: InstrumentReference): OwnPath {
  return toOwnPath(`/market/${market}/${encodeURIComponent(symbol)}`) ?? href.market();
}
