import type { Paise } from '../money/paise.ts';

export type FundField = 'amount' | 'account';

/** The figures that the text of a fault names, by its code; null where the code says it all. */
export interface FundFaultFigures {
  /** Parts of a paisa, or no number. */
  notAnAmount: null;
  belowMinimum: { minimum: Paise };
  aboveMaximum: { maximum: Paise };
  /** UPI takes so much in one payment; a transfer takes more. */
  aboveUpiPayment: { maximum: Paise };
  /** UPI takes so much in 24 hours, of which so much is left. */
  aboveUpiDay: { maximum: Paise; left: Paise };
  notWithdrawable: { withdrawable: Paise };
  /** One withdrawal at a time. */
  pendingWithdrawal: null;
  accountUnknown: null;
  accountNotVerified: null;
  /** The account was added less than a day before; epoch milliseconds. */
  accountTooNew: { until: number };
}

export type FundFaultCode = keyof FundFaultFigures;

export interface FundFaultOf<Code extends FundFaultCode> {
  code: Code;
  field: FundField;
  /** The nearest amount without this fault; null where no amount helps. */
  nearest: Paise | null;
  figures: FundFaultFigures[Code];
}

/** What is wrong with a deposit or withdrawal: data, the texts are the catalogues'. */
export type FundFault = { [Code in FundFaultCode]: FundFaultOf<Code> }[FundFaultCode];
