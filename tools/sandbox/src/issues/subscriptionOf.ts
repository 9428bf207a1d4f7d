import { istDay, istTimeOfDayMs, isTradingDay, addDays, type CalendarDay } from '@wealth/domain';
import { smallestQuantity, type IssueDesk } from './issueDesk.ts';
import { isOffer, type Issue } from './issueState.ts';

const dayFrom = 10 * 3_600_000;
const dayTo = 17 * 3_600_000;

export interface CategoryDemand {
  code: Issue['categories'][number]['code'];
  shares: number;
  bidShares: number;
  /** Hundredths. */
  times: number;
}

export interface Subscription {
  asOf: number;
  categories: CategoryDemand[];
  /** Null where nobody is drawn. */
  retail: { applicants: number; lots: number } | null;
}

function biddingDays({ opensOn, closesOn }: Pick<Issue, 'opensOn' | 'closesOn'>): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = opensOn; day <= closesOn; day = addDays(day, 1)) if (isTradingDay(day)) days.push(day);
  return days;
}

/** How much of all bids has come, from 0 to 1: slowly at first, and half of them on the last day. */
export function progressAt(issue: Pick<Issue, 'opensOn' | 'closesOn'>, at: number): number {
  const days = biddingDays(issue);
  const today = istDay(at);
  const past = days.filter((day) => day < today).length;
  const part = days.includes(today)
    ? Math.min(1, Math.max(0, (istTimeOfDayMs(at) - dayFrom) / (dayTo - dayFrom)))
    : 0;
  const passed = Math.min(1, (past + part) / Math.max(1, days.length));
  return passed ** 2;
}

const inTimes = (bidShares: number, shares: number) =>
  shares === 0 ? 0 : Math.round((bidShares / shares) * 100) / 100;

/** Bids so far by category, with those of clients; null before it opens. */
export function subscriptionOf(
  issue: Issue,
  desk: IssueDesk,
  { now, own }: { now: number; own: ReadonlyArray<{ quantity: number }> },
): Subscription | null {
  const { prices, terms, times } = issue;
  if (now < times.opensAt || !prices || !terms) return null;
  // An offer for sale has its retail bids on its last day only.
  const span = isOffer(issue) ? { ...issue, opensOn: issue.closesOn } : issue;
  const part = progressAt(span, now);
  const perShare = prices.highest ?? prices.lowest;
  const categories = issue.categories.map(({ code, percent, times: final }, index): CategoryDemand => {
    const shares = index === 0 ? issue.retailShares : Math.floor((issue.size * percent) / 100 / perShare);
    const ofOthers = Math.floor((shares * final * part) / terms.lotSize) * terms.lotSize;
    const ofClients = index === 0 ? own.reduce((sum, { quantity }) => sum + quantity, 0) : 0;
    const bidShares = ofOthers + ofClients;
    return { code, shares, bidShares, times: inTimes(bidShares, shares) };
  });
  const retail = isOffer(issue)
    ? null
    : {
        applicants: Math.floor(desk.crowd(issue).applicants * part) + own.length,
        lots: Math.floor(issue.retailShares / smallestQuantity(terms)),
      };
  // After the close nothing comes any more.
  const closes = 'changesUntil' in times ? times.changesUntil : times.closesAt;
  return { asOf: Math.min(now, closes), categories, retail };
}
