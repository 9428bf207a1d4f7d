import type { Paise } from '../money/paise.ts';

export type LoanField = 'holdings' | 'amount' | 'tenure' | 'account' | 'quote';

/** The figures that the text of a fault names, by its code; null where the code says it all. */
export interface LoanFaultFigures {
  /** Parts of a paisa, or no number. */
  notAnAmount: null;
  notAStep: { step: Paise };
  belowMinimum: { minimum: Paise };
  aboveMaximum: { maximum: Paise };
  /** More than the chosen shares are cover for. */
  overLimit: { limit: Paise };
  /** More than what only shares of large companies are cover for. */
  largeOnly: { above: Paise };
  noCover: null;
  /** More units than are free. */
  notFree: { free: number };
  notTaken: null;
  tenureUnknown: null;
  accountUnknown: null;
  accountNotVerified: null;
  /** One loan at a time. */
  loanUnderWay: null;
  /** The key-facts statement was signed, or its days are over. */
  quoteOver: null;
  moreThanOwed: { owed: Paise };
  /** What would be left is less than the smallest repayment. */
  leavesLittle: { owed: Paise };
  /** Late charges and overdue interest are paid first. */
  overdueFirst: { overdue: Paise };
  /** The loan needs these shares. */
  needed: { most: number };
}

export type LoanFaultCode = keyof LoanFaultFigures;

export interface LoanFaultOf<Code extends LoanFaultCode> {
  code: Code;
  field: LoanField;
  /** The share at fault; null where none is. */
  isin: string | null;
  /** The nearest amount or quantity without this fault; null where none helps. */
  nearest: number | null;
  figures: LoanFaultFigures[Code];
}

/** What is wrong with a loan or a repayment: data, the texts are the catalogues'. */
export type LoanFault = { [Code in LoanFaultCode]: LoanFaultOf<Code> }[LoanFaultCode];

/** Makes a fault; it is about no share, and no amount helps, where nothing else is said. */
export function loanFault<Code extends LoanFaultCode>(
  code: Code,
  field: LoanField,
  rest: Partial<Pick<LoanFaultOf<Code>, 'isin' | 'nearest'>> & Pick<LoanFaultOf<Code>, 'figures'>,
): LoanFaultOf<Code> {
  return { isin: null, nearest: null, ...rest, code, field };
}
