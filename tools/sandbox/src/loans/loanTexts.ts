import { fromPaise, snakeCase, toWire, type Paise } from '@wealth/domain';
import type {
  CoverRefusal,
  LoanFault,
  LoanFaultCode,
  LoanFaultFigures,
  LoanField,
} from '@wealth/domain/loans';
import type { LoanReasonCode } from '@wealth/api-sdk/codes';
import type { DataOf } from '@wealth/api-sdk/operations';
import type { FieldFault } from '../http/answer.ts';

const figure = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const units = new Intl.NumberFormat('en-IN');
const rupees = (amount: Paise) => `₹${figure.format(toWire(amount))}`;

type Texts = { [Code in LoanFaultCode]: (figures: LoanFaultFigures[Code]) => string };

const faultTexts: Texts = {
  notAnAmount: () => 'This is not an amount of money.',
  notAStep: ({ step }) => `The amount has to be a multiple of ${rupees(step)}.`,
  belowMinimum: ({ minimum }) => `The smallest amount is ${rupees(minimum)}.`,
  aboveMaximum: ({ maximum }) => `The largest amount is ${rupees(maximum)}.`,
  overLimit: ({ limit }) => `These shares are cover for at most ${rupees(limit)}.`,
  largeOnly: ({ above }) => `For more than ${rupees(above)} only shares of large companies are taken.`,
  noCover: () => 'Choose shares to pledge.',
  notFree: ({ free }) => `${units.format(free)} of these shares are free.`,
  notTaken: () => 'The lender does not take this share.',
  tenureUnknown: () => 'The lender does not offer this tenure.',
  accountUnknown: () => 'There is no such bank account.',
  accountNotVerified: () => 'This bank account is not verified.',
  loanUnderWay: () => 'One loan runs at a time.',
  quoteOver: () => 'The key-facts statement is signed already, or its days are over. Ask for a new one.',
  moreThanOwed: ({ owed }) => `${rupees(owed)} is owed.`,
  leavesLittle: ({ owed }) => `So little would be left that all of it has to be repaid: ${rupees(owed)}.`,
  overdueFirst: ({ overdue }) => `Overdue interest and charges come first: ${rupees(overdue)}.`,
  needed: ({ most }) =>
    most > 0
      ? `At most ${units.format(most)} of these shares can be released.`
      : 'The loan needs these shares.',
};

/** What is wrong with a loan, in the server's words. */
export function loanFaultText<Code extends LoanFaultCode>(fault: {
  code: Code;
  figures: LoanFaultFigures[Code];
}): string {
  return faultTexts[fault.code](fault.figures);
}

type WireFault = DataOf<'previewLoan'>['errors'][number];

const wireFields = {
  holdings: 'holdings',
  amount: 'amount',
  tenure: 'tenure_months',
  account: 'bank_id',
  quote: 'quote_id',
} as const satisfies Record<LoanField, WireFault['field']>;

/** Quantities are what they are; amounts are rupees. */
function nearestOf({ nearest, field, code }: LoanFault): number | null {
  if (nearest === null) return null;
  return field === 'holdings' && code !== 'largeOnly' ? nearest : toWire(fromPaise(nearest));
}

/** A fault in a preview. */
export function toWireLoanFault(fault: LoanFault): WireFault {
  return {
    field: wireFields[fault.field],
    code: snakeCase(fault.code),
    message: loanFaultText(fault),
    isin: fault.isin,
    nearest: nearestOf(fault),
  };
}

/** The same as a refusal lists it. */
export function toLoanFieldFault(fault: LoanFault): FieldFault {
  const { field, message, nearest } = toWireLoanFault(fault);
  return { field, code: snakeCase(fault.code), message, ...(nearest === null ? {} : { nearest }) };
}

const refusalTexts: Readonly<Record<LoanReasonCode, string>> = {
  small_company: 'Shares of small companies are not taken.',
  surveillance: 'The exchange watches this share: it is not taken.',
  trade_for_trade: 'Shares that trade for delivery only are not taken.',
  not_a_share: 'Only shares are taken.',
  suspended: 'Its trading is suspended.',
  nothing_free: 'None of them is settled and free.',
};

/** Why a holding is not taken. */
export function toWireRefusal(refusal: CoverRefusal | 'nothingFree'): {
  code: LoanReasonCode;
  message: string;
} {
  const code = snakeCase(refusal);
  return { code, message: refusalTexts[code] };
}
