import type { CalendarDay, Paise } from '@wealth/domain';
import type { PaidDividend } from '../ledger/createDividendBook.ts';
import type { LotMade, LotTaken, UnitMove } from '../ledger/createTradeHistory.ts';

/** A session in the history of a client. Amounts in paise. */
export interface HistoryDay {
  day: CalendarDay;
  /** Of the holdings at its close; of the newest session at the last price. */
  value: Paise;
  /** Of the lots that are held, without charges. */
  cost: Paise;
  /** Purchases with their charges. */
  inflow: Paise;
  /** Sales less their charges, and dividends before tax. */
  outflow: Paise;
  /** Gains by price of what was sold. */
  realised: Paise;
  dividends: Paise;
  /** Deducted from dividends. */
  tax: Paise;
  /** Of purchases and sales. */
  charges: Paise;
  /** Purchases and sales at their prices. */
  turnover: Paise;
  /** Where the index closed, in points. */
  indexClose: number;
}

/** What an action has left over of a whole share: sold on its ex-date, and paid later by the company. Amounts in paise. */
export interface SoldFraction {
  /** The action. */
  id: string;
  isin: string;
  /** When the ex-date began, epoch milliseconds. */
  at: number;
  /** Its share of what was paid. */
  cost: Paise;
  amount: Paise;
}

/** What the books say of everything that a client ever held. */
export interface Books {
  made: readonly LotMade[];
  taken: readonly LotTaken[];
  moves: readonly UnitMove[];
  dividends: readonly PaidDividend[];
  fractions: readonly SoldFraction[];
}

export const noBooks: Books = { made: [], taken: [], moves: [], dividends: [], fractions: [] };

/** All sessions since the first trade, and what they come from. */
export interface History {
  books: Books;
  firstDay: CalendarDay;
  /** The earliest first; the last one is that of the quotes. */
  days: readonly HistoryDay[];
  /** Where the index closed before the first of them. */
  indexBefore: number | null;
}
