import { href } from './href.ts';
import { toOwnPath, type OwnPath } from './ownPath.ts';
import type { RangeSearch } from './rangeSearch.ts';

/** The page of a fund record; of an id that no address can hold, all of them. */
export function recordHref(id: string): OwnPath {
  return toOwnPath(`/me/records/${encodeURIComponent(id)}`) ?? href.me('records');
}

/** The statement of the fund records of some days; of all of them where none are named. */
export function statementHref({ from, to }: RangeSearch = {}): OwnPath {
  const said = Object.entries({ from, to }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const words = new URLSearchParams(said).toString();
  const all = '/me/records/statement';
  return toOwnPath(words === '' ? all : `${all}?${words}`) ?? href.me('records');
}
