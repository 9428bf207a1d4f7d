import type { CalendarDay } from '@wealth/domain';

/** What an issuer does to its shares; see `actionsBetween`. */
export type CorporateAction = DividendAction | RatioAction;

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
  /** When the registrar pays: ten trading days after the record date. Assumption. */
  paidOn: CalendarDay;
}

/** A bonus of 1 for 2 makes 3 shares of 2, a split of 10 into 2 rupees makes 5 shares of 1. */
export interface RatioAction extends ActionDays {
  kind: 'bonus' | 'split';
  /** Shares after it, for `before` shares held. */
  after: number;
  before: number;
  /** The first day the new shares can be traded; null for a split, whose shares are there at once. */
  allottedOn: CalendarDay | null;
}
