import type { BandRule } from '@wealth/domain';
import type { Segment } from './instrument.ts';

/**
 * One invented issuer, as the tables write it: symbol, name, activity, base price (rupees), market
 * capitalisation (crores of rupees, 1 crore is 10 million), band, year founded, employees,
 * headquarters and, where it is not `stock`, the segment.
 */
export type IssuerRow = readonly [
  symbol: string,
  name: string,
  activity: string,
  basePrice: number,
  marketCapCrore: number,
  band: Exclude<BandRule, 'etf'>,
  founded: number,
  employees: number,
  headquarters: string,
  segment?: Exclude<Segment, 'all'>,
];
