import type { CalendarDay } from '../calendar/calendarDay.ts';

/** An action that has given a share another ISIN. */
export interface IsinLink {
  from: string;
  to: string;
  /** The ex-date: from this day on the new one holds. */
  on: CalendarDay;
}

/** The ISINs of one share, the first one first. */
export type IsinChain = readonly string[];

/**
 * The ISINs that a share has had and has, whichever of them is asked for: first in, first out runs over all of them, and search
 * and import know the old ones. A merged share goes on as the one that it became.
 *
 * @param links - Of all shares, in any order.
 */
export function isinChainOf(links: readonly IsinLink[], isin: string): IsinChain {
  const chain = new Set([isin]);
  let isGrowing = true;
  while (isGrowing) {
    const known = chain.size;
    for (const { from, to } of links) if (chain.has(from) || chain.has(to)) chain.add(from).add(to);
    isGrowing = chain.size > known;
  }
  const orderOf = (one: string) => links.find(({ to }) => to === one)?.on ?? '';
  return [...chain].toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

/**
 * The ISIN that a share has on a day: what a tax row prints of the day of the sale.
 *
 * @param isin - Any that it has had before.
 */
export function isinOn(links: readonly IsinLink[], isin: string, day: CalendarDay): string {
  let current = isin;
  const due = links.filter(({ on }) => on <= day).toSorted((one, other) => (one.on < other.on ? -1 : 1));
  for (const { from, to } of due) if (from === current) current = to;
  return current;
}
