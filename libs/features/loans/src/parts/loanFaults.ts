import type { ApiError } from '@wealth/api-sdk';
import type { LoanFaultCode } from '@wealth/api-sdk/codes';
import type { LoanFault as ServerFault } from '@wealth/api-sdk/model';
import { fromPaise, snakeCase, toWire } from '@wealth/domain';
import type { LoanFault } from '@wealth/domain/loans';
import type { LoanWords } from './useLoanWords.ts';

/** What is wrong with a loan or a repayment, found here or at the server. */
export interface ShownFault {
  field: ServerFault['field'];
  code: string;
  isin: string | null;
  /** The nearest amount in rupees, or the nearest quantity. */
  nearest: number | null;
  /** The server's own words, for a code that this app does not know. */
  message: string | null;
}

const fields = {
  holdings: 'holdings',
  amount: 'amount',
  tenure: 'tenure_months',
  account: 'bank_id',
  quote: 'quote_id',
} as const satisfies Record<LoanFault['field'], ServerFault['field']>;

/** What this app has found itself. */
export function ownFault({ field, code, isin, nearest }: LoanFault): ShownFault {
  const isQuantity = field === 'holdings' && code !== 'largeOnly';
  const shown = nearest === null || isQuantity ? nearest : toWire(fromPaise(nearest));
  return { field: fields[field], code: snakeCase(code), isin, nearest: shown, message: null };
}

/** Each fault once, however many have found it. */
export function allFaults(...found: ReadonlyArray<readonly ShownFault[]>): ShownFault[] {
  const all = found.flat();
  return all.filter(
    (fault, at) =>
      all.findIndex(
        (one) => one.field === fault.field && one.code === fault.code && one.isin === fault.isin,
      ) === at,
  );
}

const known = ['holdings', 'amount', 'tenure_months', 'bank_id', 'quote_id'] as const;

/** What the server has refused a request for, of its fields; none where it is about none of them. */
export function refusedFaults({ fieldErrors }: ApiError): ShownFault[] {
  return fieldErrors.flatMap(({ field, code, message }): ShownFault[] => {
    const own = known.find((one) => one === field);
    return own ? [{ field: own, code, isin: null, nearest: null, message }] : [];
  });
}

type Told = { words: LoanWords; figure: string };

const texts = {
  not_an_amount: ({ words }) => words.t('faultNotAnAmount'),
  not_a_step: ({ words }) => words.t('faultNotAStep'),
  below_minimum: ({ words, figure }) => words.t('faultBelowMinimum', { amount: figure }),
  above_maximum: ({ words, figure }) => words.t('faultAboveMaximum', { amount: figure }),
  over_limit: ({ words, figure }) => words.t('faultOverLimit', { amount: figure }),
  no_cover: ({ words }) => words.t('faultNoCover'),
  not_free: ({ words }) => words.t('faultNotFree'),
  not_taken: ({ words }) => words.t('faultNotTaken'),
  large_only: ({ words }) => words.t('faultLargeOnly'),
  tenure_unknown: ({ words }) => words.t('faultTenureUnknown'),
  account_unknown: ({ words }) => words.t('faultAccountUnknown'),
  account_not_verified: ({ words }) => words.t('faultAccountNotVerified'),
  loan_under_way: ({ words }) => words.t('faultLoanUnderWay'),
  quote_over: ({ words }) => words.t('faultQuoteOver'),
  more_than_owed: ({ words, figure }) => words.t('faultMoreThanOwed', { amount: figure }),
  leaves_little: ({ words, figure }) => words.t('faultLeavesLittle', { amount: figure }),
  overdue_first: ({ words, figure }) => words.t('faultOverdueFirst', { amount: figure }),
  needed: ({ words }) => words.t('faultNeeded'),
} as const satisfies Record<LoanFaultCode, (told: Told) => string>;

const isKnown = (code: string): code is LoanFaultCode => Object.hasOwn(texts, code);

/** Codes whose text names an amount. */
const namesAmount: ReadonlySet<string> = new Set([
  'below_minimum',
  'above_maximum',
  'over_limit',
  'more_than_owed',
  'leaves_little',
  'overdue_first',
]);
/** Codes whose amount tells of the client's own money. */
const ownAmounts: ReadonlySet<string> = new Set(['more_than_owed', 'leaves_little', 'overdue_first']);

/** What is wrong, in the words of the client. */
export function faultText({ code, nearest, message }: ShownFault, words: LoanWords): string {
  if (code === 'over_limit' && nearest === null) return words.t('faultNoLimit');
  const isTold = !namesAmount.has(code) || nearest !== null;
  if (isKnown(code) && isTold) {
    const figure = ownAmounts.has(code) ? words.own(nearest ?? 0) : words.amount(nearest ?? 0);
    return texts[code]({ words, figure });
  }
  return message === null ? words.t('faultUnknown') : words.ofServer(message);
}

/** What the button says that puts the nearest amount in; null where no amount helps. */
export function nearestText({ code, nearest, field }: ShownFault, words: LoanWords): string | null {
  if (nearest === null || (field !== 'amount' && code !== 'large_only')) return null;
  return words.isMasked && ownAmounts.has(code)
    ? words.t('useNearest')
    : words.t('useAmount', { amount: words.amount(nearest) });
}
