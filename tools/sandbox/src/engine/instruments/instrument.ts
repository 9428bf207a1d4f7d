import type { BandRule, CalendarDay, Exchange, Sector } from '@wealth/domain';

/** The market tab that lists an instrument; `all` is no filter. */
export type Segment = 'all' | 'stock' | 'otc' | 'ipo';

/** Size of an issuer by its rank in market capitalisation, see `capClassOf`. */
export type CapClass = 'large' | 'mid' | 'small' | 'micro';

/**
 * How a share trades: EQ normally, BE and BZ for delivery only (trade-for-trade), SM in the lots of small
 * companies. Assumption: BSE, whose groups are others, is given the same letters.
 */
export type Series = 'EQ' | 'BE' | 'BZ' | 'SM';

/** Measures of the exchanges on a share that worries them: additional (asm) and graded (gsm) surveillance. */
export type Surveillance = 'none' | 'asm' | 'gsm';

export interface CompanyProfile {
  description: string;
  /** Year. */
  founded: number;
  employees: number;
  headquarters: string;
}

/** A fictional issuer's listed instrument. No row is a real company. */
export interface Instrument {
  market: Exchange;
  /** At most 10 upper-case letters, unique over all markets but for an issuer listed on both. */
  symbol: string;
  name: string;
  sector: Sector;
  /** What the issuer does, as in "private bank". */
  activity: string;
  kind: 'share' | 'etf';
  segment: Exclude<Segment, 'all'>;
  /** Well-formed, and clearly fictional: every code begins INE000Z or INF000Z. One for both exchanges. */
  isin: string;
  series: Series;
  surveillance: Surveillance;
  /** Units that trade together; 1 but for the series SM. */
  lotSize: number;
  /** Rupees. */
  faceValue: number;
  /** The largest quantity of one order, in units. */
  freezeQuantity: number;
  /** Whether the share closes in the closing auction session (it has derivatives). */
  isCasEligible: boolean;
  band: BandRule;
  /** Whether minutes and hours pass between two trades. */
  isIlliquid: boolean;
  /** Whether the exchange has suspended its trading. */
  isHalted: boolean;
  /** The first trading day; may lie ahead. */
  listedOn: CalendarDay;
  /** Rupees; the level the simulated price moves around. */
  basePrice: number;
  /** Shares in issue; 0 for an exchange-traded fund. */
  shareCount: number;
  /** Rupees at the base price, exactly `shareCount × basePrice`; 0 for an exchange-traded fund. */
  marketCap: number;
  /** Null for an exchange-traded fund. */
  capClass: CapClass | null;
  /** Percent of the shares that the founders hold; the rest floats freely. */
  promoterPercent: number;
  /** Null where the issuer has published none. */
  profile: CompanyProfile | null;
}

/** One of the six indices of the watch list. */
export interface MarketIndex {
  market: 'INDEX';
  symbol: string;
  name: string;
  /** Points; the level the simulated index moves around. */
  baseLevel: number;
}
