import { toIstIso, toWire, valueAt, type Paise } from '@wealth/domain';
import { cutOffPrice, largestWithin, type PublishedAllotment } from '@wealth/domain/issues';
import type { DataOf } from '@wealth/api-sdk/operations';
import type { MarketEngine } from '../engine/index.ts';

import { smallestQuantity, type Allotted } from './issueDesk.ts';
import { isOffer, type Issue } from './issueState.ts';
import type { StoredApplication } from './issueTable.ts';
import { issueDocuments } from './issueDocuments.ts';
import type { Subscription } from './subscriptionOf.ts';
import { toWireOwn } from './toWireState.ts';

type WireIssue = DataOf<'getIpoIssues'>[number];
type WireIssueDetail = DataOf<'getIpoIssue'>;
type WireDraw = NonNullable<WireIssueDetail['draw']>;

export interface IssueFacts {
  issue: Issue;
  subscription: Subscription | null;
  /** The newest of the client; null for none. */
  own: StoredApplication | null;
  engine: MarketEngine;
  allotted: Allotted | null;
  now: number;
}

const priceOf = (price: Paise | null | undefined) =>
  price === null || price === undefined ? null : toWire(price);

function toWireSubscription(subscription: Subscription | null): WireIssue['subscription'] {
  if (!subscription) return null;
  return {
    as_of: toIstIso(subscription.asOf),
    categories: subscription.categories.map(({ code, shares, bidShares, times }) => ({
      code,
      shares,
      bid_shares: bidShares,
      times,
    })),
    retail: subscription.retail,
  };
}

const amountOf = (quantity: number, price: Paise) => ({ quantity, amount: toWire(valueAt(price, quantity)) });

/** The smallest and the largest application of one person; null where the price is not known. */
function boundsOf({ terms, kind, cutOff }: Issue): Pick<WireIssue, 'smallest' | 'largest'> {
  if (!terms || (kind === 'ofs' && cutOff === null)) return { smallest: null, largest: null };
  const price = cutOffPrice(terms);
  const smallest = amountOf(smallestQuantity(terms), price);
  if (terms.board === 'sme') return { smallest, largest: smallest };
  const most = largestWithin(terms.retailLimit, price, terms.lotSize);
  return { smallest, largest: most === null ? smallest : amountOf(most, price) };
}

function momentsOf({ times }: Issue) {
  if ('mandatesUntil' in times) {
    return {
      opens_at: toIstIso(times.opensAt),
      bids_until: toIstIso(times.bidsUntil),
      changes_until: toIstIso(times.changesUntil),
      mandates_until: toIstIso(times.mandatesUntil),
      allotted_at: toIstIso(times.allottedAt),
      lists_at: toIstIso(times.listsAt),
    };
  }
  const closes = toIstIso(times.closesAt);
  return {
    opens_at: toIstIso(times.opensAt),
    bids_until: closes,
    changes_until: closes,
    mandates_until: null,
    allotted_at: toIstIso(times.allottedAt),
    lists_at: toIstIso(times.creditAt),
  };
}

function lastPriceOf({ kind, status, share }: Issue, engine: MarketEngine): number | null {
  if (kind === 'ipo' && status !== 'listed') return null;
  return engine.quote(share.market, share.symbol)?.lastPrice ?? null;
}

/** What is found in the end is told with the allotment. */
function issuePriceOf({ issue, allotted, now }: IssueFacts): number | null {
  if (now < issue.times.allottedAt || issue.isWithdrawn) return null;
  return priceOf(allotted?.price ?? (isOffer(issue) ? issue.cutOff : issue.prices?.issuePrice));
}

export function toWireIssue(facts: IssueFacts): WireIssue {
  const { issue, own, subscription, engine } = facts;
  const { share, prices, terms } = issue;
  return {
    id: issue.id,
    kind: issue.kind,
    board: issue.board,
    status: issue.status,
    name: share.name,
    instrument: { market: share.market, symbol: share.symbol },
    isin: share.isin,
    sector: share.sector,
    activity: share.activity,
    price_low: priceOf(prices?.lowest),
    price_high: priceOf(prices?.highest),
    issue_price: issuePriceOf(facts),
    cut_off: priceOf(issue.cutOff),
    tick_size: priceOf(prices?.tick),
    lot_size: prices?.lotSize ?? null,
    face_value: share.faceValue,
    issue_size: toWire(issue.size),
    retail_shares: issue.retailShares,
    retail_limit: terms && terms.board === 'mainboard' ? toWire(terms.retailLimit) : null,
    ...boundsOf(issue),
    ...momentsOf(issue),
    last_price: lastPriceOf(issue, engine),
    subscription: toWireSubscription(subscription),
    application: own && toWireOwn(own),
  };
}

const moment = (code: WireIssueDetail['timeline'][number]['code'], at: number) => ({
  code,
  at: toIstIso(at),
});

function timelineOf({ times }: Issue): WireIssueDetail['timeline'] {
  if ('mandatesUntil' in times) {
    return [
      moment('opens', times.opensAt),
      moment('bids_until', times.bidsUntil),
      moment('changes_until', times.changesUntil),
      moment('mandates_until', times.mandatesUntil),
      moment('basis', times.basisAt),
      moment('allotment', times.allottedAt),
      moment('debit', times.debitAt),
      moment('unblock', times.unblockAt),
      moment('credit', times.creditAt),
      moment('auction', times.auctionAt),
      moment('lists', times.listsAt),
    ];
  }
  return [
    moment('first_day', times.firstDayAt),
    moment('cut_off_known', times.cutOffAt),
    moment('opens', times.opensAt),
    moment('bids_until', times.closesAt),
    moment('allotment', times.allottedAt),
    moment('credit', times.creditAt),
  ];
}

export function toWireDraw(draw: PublishedAllotment, publishedAt: number): WireDraw {
  const { basis, seed, applicants, shares, demand, lotSize, lots, adjusted, lastPlace, groups } = draw;
  return {
    basis,
    seed,
    published_at: toIstIso(publishedAt),
    applicants,
    shares,
    demand,
    lot_size: lotSize,
    lots,
    adjusted,
    last_place: lastPlace,
    bids: groups.map(({ quantity, applicants: count, allotted }) => ({
      quantity,
      applicants: count,
      allotted,
    })),
  };
}

export function toWireIssueDetail(facts: IssueFacts): WireIssueDetail {
  const { issue, allotted } = facts;
  const { times } = issue;
  const isExtended = issue.closesOn !== issue.plannedClose;
  const shift =
    'changesUntil' in times && isExtended
      ? `${issue.plannedClose}${toIstIso(times.changesUntil).slice(10)}`
      : null;
  return {
    ...toWireIssue(facts),
    timeline: timelineOf(issue),
    extended_from: shift,
    registrar: issue.registrar,
    seller: issue.seller,
    risks: [...issue.risks],
    documents: issueDocuments(issue),
    draw: allotted && toWireDraw(allotted.draw, times.allottedAt),
  };
}
