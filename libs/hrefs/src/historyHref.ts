import { href } from './href.ts';
import type { OrderSearch } from './orderSearch.ts';
import { toOwnPath, type OwnPath } from './ownPath.ts';

/** The order history by what its address leaves out; all of it where no address can say that. */
export function historyHref(search: OrderSearch): OwnPath {
  const said = Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const words = new URLSearchParams(said).toString();
  const all = href.portfolio('history');
  return (words === '' ? null : toOwnPath(`${all}?${words}`)) ?? all;
}
