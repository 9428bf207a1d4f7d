import { fromPaise, type Paise } from '@wealth/domain';
import type { BidGroup } from '@wealth/domain/issues';
import { mix, noiseAt } from '../engine/noise/noise.ts';
import type { PlannedIssue } from './plannedIssue.ts';

/** The simulated applicants of the retail part of an issue, numbered from 0. */
export interface Crowd {
  applicants: number;
  /** What all of them ask for. */
  demand: number;
  quantityOf: (number: number) => number;
  groups: () => BidGroup[];
}

/** Of how many applicants so many lots are asked for: most ask for one, some for as much as is allowed. */
const lotShares = [0.66, 0.1, 0.05, 0.03, 0.03, 0.02, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01] as const;
const mostApplicants = 1_000_000;

/** So many lots by a number from 0 to 1. */
function lotsOf(part: number, most: number): number {
  let left = part;
  for (const [at, share] of lotShares.entries()) {
    left -= share;
    if (left < 0) return Math.min(at + 1, most);
  }
  return most;
}

function averageLots(most: number): number {
  const known = lotShares.reduce((sum, share, at) => sum + share * Math.min(at + 1, most), 0);
  return known + (1 - lotShares.reduce((sum, share) => sum + share, 0)) * most;
}

interface CrowdOptions {
  issue: Pick<PlannedIssue, 'key' | 'board'>;
  lotSize: number;
  retailShares: number;
  /** Bids by shares. */
  times: number;
  /** How many lots one may ask for. */
  mostLots: number;
}

const kept = new Map<string, BidGroup[]>();
const mostKept = 50;

function countGroups(applicants: number, quantityOf: (number: number) => number): BidGroup[] {
  const counts = new Map<number, number>();
  for (let number = 0; number < applicants; number += 1) {
    const quantity = quantityOf(number);
    counts.set(quantity, (counts.get(quantity) ?? 0) + 1);
  }
  return [...counts]
    .map(([quantity, count]) => ({ quantity, applicants: count }))
    .toSorted((one, other) => one.quantity - other.quantity);
}

/** The applicants of an IPO or FPO. Of a small company everybody asks for two lots. */
export function crowdOf({ issue, lotSize, retailShares, times, mostLots }: CrowdOptions): Crowd {
  const isSmall = issue.board === 'sme';
  const average = (isSmall ? 2 : averageLots(mostLots)) * lotSize;
  const applicants = Math.min(mostApplicants, Math.max(1, Math.round((retailShares * times) / average)));
  const quantityOf = (number: number) =>
    lotSize * (isSmall ? 2 : lotsOf(noiseAt(mix(issue.key, number)), mostLots));
  return {
    applicants,
    demand: Math.round(applicants * average),
    quantityOf,
    groups() {
      const name = `${issue.key} ${applicants} ${lotSize}`;
      const known = kept.get(name);
      if (known) return known;
      const groups = countGroups(applicants, quantityOf);
      if (kept.size >= mostKept) kept.clear();
      kept.set(name, groups);
      return groups;
    },
  };
}

/** A simulated bid in an offer for sale; a price of null is the cut-off. */
export interface OfferBid {
  quantity: number;
  price: Paise | null;
}

/** The simulated retail bids of an offer for sale. */
export function offerCrowdOf(
  { key }: Pick<PlannedIssue, 'key'>,
  {
    cutOff,
    tick,
    shares,
    times,
    limit,
  }: { cutOff: Paise; tick: Paise; shares: number; times: number; limit: Paise },
): OfferBid[] {
  const most = Math.max(1, Math.floor(limit / cutOff));
  const wanted = shares * times;
  const bids: OfferBid[] = [];
  let asked = 0;
  // Never more than a server can share out at once.
  while (asked < wanted && bids.length < 100_000) {
    const noise = noiseAt(mix(key, bids.length));
    const quantity = 1 + Math.floor(most * (0.25 + 0.75 * noise));
    const isAtCutOff = noiseAt(mix(key, bids.length + 1_000_003)) < 0.6;
    const ticks = Math.floor(noiseAt(mix(key, bids.length + 2_000_003)) * 12);
    const price = isAtCutOff ? null : fromPaise(cutOff + ticks * tick);
    const capped = price === null ? quantity : Math.min(quantity, Math.max(1, Math.floor(limit / price)));
    bids.push({ quantity: capped, price });
    asked += capped;
  }
  return bids;
}
