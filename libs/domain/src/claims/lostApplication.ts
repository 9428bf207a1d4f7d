import Big from 'big.js';
import { fromPaise, noMoney, roundPaise, type Paise } from '../money/paise.ts';

export interface LostApplicationFacts {
  /** The first price on the exchange. */
  listingPrice: Paise;
  issuePrice: Paise;
  /** What would have been allotted. */
  shares: number;
  /** Retail applicants of the issue, and the lots that could go to one each. */
  applicants: number;
  lots: number;
}

/** What an intermediary owes for an application that it has lost. */
export interface LostApplication {
  /** Of one share; nothing where the share did not gain. */
  gain: Paise;
  /** Of a hundred applicants so many were allotted shares: two decimals at most. */
  chancePercent: number;
  owed: Paise;
}

/** (Listing price − issue price) × shares × probability of allotment, rounded on the total (SEBI, 15 February 2018). */
export function lostApplication({
  listingPrice,
  issuePrice,
  shares,
  applicants,
  lots,
}: LostApplicationFacts): LostApplication {
  const gain = fromPaise(Math.max(0, listingPrice - issuePrice));
  const takes = Math.min(lots, applicants);
  const chancePercent = applicants === 0 ? 100 : Number(Big(takes).times(100).div(applicants).toFixed(2));
  const whole = Big(gain).times(shares);
  const owed =
    gain === noMoney ? noMoney : roundPaise(applicants === 0 ? whole : whole.times(takes).div(applicants));
  return { gain, chancePercent, owed };
}
