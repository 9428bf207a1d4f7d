import type { CalendarDay } from '@wealth/domain';
import type { Instrument } from '../instruments/instrument.ts';

/** What an issuer does to its shares; see `actionsBetween`. */
export type CorporateAction = DividendAction | RatioAction | RightsAction | DemergerAction;

interface ActionDays {
  /** From this day on a buyer no longer gets it. */
  exDate: CalendarDay;
  /** Holders at the end of this day are entitled: with T+1 settlement it is the ex-date itself. */
  recordDate: CalendarDay;
}

export interface DividendAction extends ActionDays {
  kind: 'dividend';
  /** Paise a share. */
  amountPaise: number;
  /** When the registrar pays. */
  paidOn: CalendarDay;
}

/** A bonus of 1 for 2 makes 3 shares of 2, a split of 10 into 2 rupees makes 5 shares of 1. */
export interface RatioAction extends ActionDays {
  kind: 'bonus' | 'split';
  /** Shares after it, for `before` shares held. */
  after: number;
  before: number;
  /** The first day the new shares can be traded; null for a split, whose shares are there at once. */
  tradableFrom: CalendarDay | null;
}

/** Rights of 1 for 8 make 9 shares of 8 for whoever pays. */
export interface RightsAction extends ActionDays {
  kind: 'rights';
  after: number;
  before: number;
  /** Paise that a new share costs. */
  pricePaise: number;
  /** What prices before it are multiplied by to be those of after it. */
  priceFactor: number;
}

/** A part of the company becomes a company of its own. */
export interface DemergerAction extends ActionDays {
  kind: 'demerger';
  /** The new company's share, listed on the exchange of the old one. */
  newSymbol: string;
  /** New shares for `before` shares held. */
  after: number;
  before: number;
  /** What of the cost goes with it, in hundredths of a percent: as the company publishes it. */
  costShare: number;
  /** What of the price goes with it, likewise. */
  priceShare: number;
}

/** What a price before the ex-date of an action is multiplied by to be one of after it. */
export function priceFactorOf(action: CorporateAction): number {
  switch (action.kind) {
    case 'dividend':
      return 1;
    case 'bonus':
    case 'split':
      return action.before / action.after;
    case 'rights':
      return action.priceFactor;
    case 'demerger':
      return 1 - action.priceShare / 10_000;
  }
}

/** What an action multiplies the number of shares by. Rights are taken by nobody whom the market knows. */
export function shareFactorOf(action: CorporateAction): number {
  return action.kind === 'bonus' || action.kind === 'split' ? action.after / action.before : 1;
}

/** What an issuer has announced beside what the seed has drawn for it. */
export interface AnnouncedAction {
  /** Of the issuer: the ISIN that its share has in the table. */
  isin: string;
  action: CorporateAction;
}

/** What all issuers do. */
export interface IssuerActions {
  /** Grows with every change of what is announced or listed. */
  readonly version: number;
  /** What the issuer of an instrument does in a time, by ex-date, the earliest first. */
  between(instrument: Instrument, range: { from: CalendarDay; to: CalendarDay }): CorporateAction[];
  /** The ISIN of an instrument on a day: each split makes another. */
  isinOn(instrument: Instrument, on: CalendarDay): string;
  /** Shares in issue at the end of a day; 0 for a fund. */
  shareCountOn(instrument: Instrument, on: CalendarDay): number;
  /**
   * Announces an action of the issuer of an instrument.
   *
   * @returns false where its ex-date has come, or another one of these weeks stands in its way.
   */
  announce(instrument: Instrument, action: CorporateAction, today: CalendarDay): boolean;
}
