import Big from 'big.js';
import { rowInForce } from '../calendar/rowInForce.ts';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { Side } from '../charges/chargeRules.ts';
import type { Paise } from '../money/paise.ts';
import { isGtt, takenPrice, type Check, type OrderCheck } from './orderCheck.ts';
import { orderTaking } from './orderTaking.ts';

/** How much worse than the best opposite price a limit is when it is asked about, and what we propose at most; percentage points. */
const distanceRules = [
  {
    effectiveFrom: '2024-10-01',
    warnedPercent: 1,
    proposedPercent: 0.5,
    source: 'Assumption: nobody means to pay 1 % more than is asked',
  },
] as const;

export interface PriceFromBest {
  side: Side;
  /** Paise. */
  price: number;
  /** The best price of the side that an order meets. */
  best: Paise;
}

/** Percentage points, two decimals, that a price is worse than the best one; below zero for a better one. */
export function worsePercent({ side, price, best }: PriceFromBest): Big {
  const worse = side === 'BUY' ? price - best : best - price;
  return Big(worse).div(best).times(100).round(2, Big.roundHalfUp);
}

function isWorseBy(percent: number, { side, price, best }: PriceFromBest): boolean {
  const worse = side === 'BUY' ? price - best : best - price;
  return worse * 100 > best * percent;
}

/** Whether a price is near enough to the best one to be proposed as a limit. */
export function isProposed(from: PriceFromBest, on: CalendarDay): boolean {
  return !isWorseBy(rowInForce(distanceRules, on).proposedPercent, from);
}

/** Only where orders meet the book as they come is a limit far through it dear. */
function meetsBook({ session, instrument }: OrderCheck['facts']): boolean {
  if (!session) return false;
  const taking = orderTaking(session, { isCasEligible: instrument.hasClosingAuction });
  return taking.phase === 'continuous' && !taking.afterMarket;
}

const isInBand = (price: Paise, { instrument: { band } }: OrderCheck['facts']) =>
  !band || (price >= band.lower && price <= band.upper);

/** A limit that would meet the book, with the best price that it meets; null for one that would not, or is refused anyway. */
function meetingOf({ order, facts, price }: OrderCheck): PriceFromBest | null {
  const { quote } = facts;
  if (order.orderType !== 'LIMIT' || isGtt(order) || price === null || quote === null) return null;
  const { side } = order;
  const best = side === 'BUY' ? quote.bestAsk : quote.bestBid;
  return best !== null && meetsBook(facts) && isInBand(price, facts) ? { side, price, best } : null;
}

/** A limit far through the market trades at whatever is there up to it: a slip of the finger, or an old price. */
export const checkFarFromMarket: Check = (check) => {
  const meeting = meetingOf(check);
  const { warnedPercent } = rowInForce(distanceRules, check.facts.on);
  if (meeting === null || !isWorseBy(warnedPercent, meeting)) return [];
  const { best } = meeting;
  const near = takenPrice(best, check);
  return [
    {
      code: 'farFromMarket',
      fields: ['price'],
      severity: 'warning',
      nearest: near === null ? null : { price: near },
      figures: { best, worsePercent: worsePercent(meeting) },
    },
  ];
};
