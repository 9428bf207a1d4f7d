import { istDay, type Paise } from '@wealth/domain';
import {
  allotOffer,
  allotRetail,
  largestWithin,
  offerCutOff,
  type ApplicationTerms,
  type PublishedAllotment,
} from '@wealth/domain/issues';
import { createHash } from 'node:crypto';
import type { Market } from '../market/market.ts';
import { crowdOf, offerCrowdOf, type Crowd, type OfferBid } from './crowd.ts';
import { isOffer, issueAt, type Issue } from './issueState.ts';
import type { IssueTable, StoredApplication } from './issueTable.ts';
import { monthOfIssue, monthsAround, plannedIssuesOf } from './plannedIssue.ts';
import { typedBids } from './typedBids.ts';

/** The issues as they are now, and how they are allotted. */
export interface IssueDesk {
  /** Those of this month, the one before and the next, by when they open. */
  list(): Issue[];
  find(id: string): Issue | null;
  /** @throws RangeError for an id that is none: a mistake of the caller. */
  known(id: string): Issue;
  /** The simulated applicants of an IPO or FPO. */
  crowd(issue: Issue): Crowd;
  /** The simulated bids of an offer for sale whose cut-off is known. */
  offerCrowd(issue: Issue): OfferBid[];
  /**
   * How an issue is allotted with the applications that take part; null while its price is not known, or when nobody takes part.
   *
   * @param own - In the order of their numbers, which follow those of the crowd.
   */
  allot(issue: Issue, own: readonly TakingPart[]): Allotted | null;
}

/** An application that counts, with its largest bid at the price. */
export interface TakingPart {
  application: StoredApplication;
  quantity: number;
}

export interface Allotted {
  draw: PublishedAllotment;
  price: Paise;
  /** The first number of an application of ours. */
  firstNumber: number;
}

/** Of a small company an application is for two lots, and so is what is drawn. */
export function smallestQuantity({
  board,
  lotSize,
  smallCompanyLots,
}: Pick<ApplicationTerms, 'board' | 'lotSize' | 'smallCompanyLots'>): number {
  return board === 'sme' ? lotSize * smallCompanyLots : lotSize;
}

/** Nobody can know it before it is published. */
function drawSeedOf(seedKey: number, id: string): string {
  return createHash('sha256').update(`${seedKey}/${id}`).digest('hex').slice(0, 24);
}

const groupsWith = (
  groups: ReadonlyArray<{ quantity: number; applicants: number }>,
  own: readonly TakingPart[],
) => {
  const counts = new Map(groups.map(({ quantity, applicants }) => [quantity, applicants]));
  for (const { quantity } of own) counts.set(quantity, (counts.get(quantity) ?? 0) + 1);
  return [...counts]
    .map(([quantity, applicants]) => ({ quantity, applicants }))
    .toSorted((one, other) => one.quantity - other.quantity);
};

/** Of several quantities of one price, or of the cut-off. */
function levelsOf(bids: readonly OfferBid[], own: readonly TakingPart[]) {
  const levels = new Map<Paise, number>();
  let atCutOff = 0;
  const all = [
    ...bids,
    ...own.map(({ application, quantity }) => ({
      quantity,
      price: typedBids(application)[0]?.price ?? null,
    })),
  ];
  for (const { price, quantity } of all) {
    if (price === null) atCutOff += quantity;
    else levels.set(price, (levels.get(price) ?? 0) + quantity);
  }
  return { levels, atCutOff };
}

function crowd(issue: Issue): Crowd {
  const { terms } = issue;
  if (!terms) throw new RangeError(`${issue.id} has no price yet`);
  const { lotSize, retailLimit, highest, lowest } = terms;
  const most = (largestWithin(retailLimit, highest ?? lowest, lotSize) ?? lotSize) / lotSize;
  const { retailShares, retail } = issue;
  return crowdOf({ issue, lotSize, retailShares, times: retail.times, mostLots: most });
}

function offerCrowd(issue: Issue): OfferBid[] {
  const { cutOff, prices, retail, retailShares: shares, terms } = issue;
  if (cutOff === null || !prices || !terms) return [];
  const { tick } = prices;
  return offerCrowdOf(issue, { cutOff, tick, shares, times: retail.times, limit: terms.retailLimit });
}

function allotBand(seedKey: number, issue: Issue, own: readonly TakingPart[]): Allotted | null {
  if (!issue.prices || !issue.terms) return null;
  const all = crowd(issue);
  const draw = allotRetail({
    seed: drawSeedOf(seedKey, issue.id),
    issue: issue.id,
    shares: issue.retailShares,
    lotSize: smallestQuantity(issue.terms),
    groups: groupsWith(all.groups(), own),
    quantityOf: (number) =>
      number < all.applicants ? all.quantityOf(number) : (own[number - all.applicants]?.quantity ?? 0),
  });
  return { draw, price: issue.prices.issuePrice, firstNumber: all.applicants };
}

function allotSale(seedKey: number, issue: Issue, own: readonly TakingPart[]): Allotted | null {
  if (issue.cutOff === null) return null;
  const bids = offerCrowd(issue);
  const { levels, atCutOff } = levelsOf(bids, own);
  const price = offerCutOff(issue.retailShares, issue.cutOff, {
    levels: [...levels].map(([level, quantity]) => ({ price: level, quantity })),
    atCutOff,
  });
  const above = [...levels].reduce((sum, [level, quantity]) => sum + (level > price ? quantity : 0), 0);
  const isAt = (bid: OfferBid) => bid.price === null || bid.price === price;
  const atPrice = bids.filter(isAt);
  const ownAt = own.filter(({ application, quantity }) =>
    isAt({ quantity, price: typedBids(application)[0]?.price ?? null }),
  );
  const counts = Map.groupBy(atPrice, ({ quantity }) => quantity);
  const groups = [...counts].map(([quantity, group]) => ({ quantity, applicants: group.length }));
  const draw = allotOffer({
    seed: drawSeedOf(seedKey, issue.id),
    issue: issue.id,
    shares: issue.retailShares,
    above,
    groups: groupsWith(groups, ownAt),
    quantityOf: (number) =>
      (number < atPrice.length ? atPrice[number] : ownAt[number - atPrice.length])?.quantity ?? 0,
  });
  return { draw, price, firstNumber: atPrice.length };
}

/** Makes the desk. */
export function createIssueDesk({
  market,
  table,
  now,
}: {
  market: Pick<Market, 'engine' | 'seedKey'>;
  table: Pick<IssueTable, 'change'>;
  now: () => number;
}): IssueDesk {
  const { seedKey } = market;
  const stateOf = (planned: ReturnType<typeof plannedIssuesOf>[number]): Issue =>
    issueAt(planned, { engine: market.engine(), change: table.change(planned.id), now: now() });

  function ofTable(id: string, month = monthOfIssue(id)): Issue | null {
    const found = month === null ? null : plannedIssuesOf(seedKey, month).find((one) => one.id === id);
    return found ? stateOf(found) : null;
  }

  return {
    list() {
      return monthsAround(istDay(now()))
        .flatMap((month) => plannedIssuesOf(seedKey, month))
        .map(stateOf)
        .toSorted((one, other) => one.times.opensAt - other.times.opensAt);
    },
    find(id) {
      const month = monthOfIssue(id);
      const last = monthsAround(istDay(now())).at(-1) ?? '';
      // What comes later than the next month is not known yet.
      return month === null || month > last ? null : ofTable(id, month);
    },
    known(id) {
      // The clock may have gone back behind what somebody has applied for.
      const issue = ofTable(id);
      if (!issue) throw new RangeError(`there is no issue ${id}`);
      return issue;
    },
    crowd,
    offerCrowd,
    allot: (issue, own) => (isOffer(issue) ? allotSale(seedKey, issue, own) : allotBand(seedKey, issue, own)),
  };
}
