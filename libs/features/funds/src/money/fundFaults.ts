import type { ApiError } from '@wealth/api-sdk';
import type { FundFaultCode } from '@wealth/api-sdk/codes';
import type { FundFault as ServerFault } from '@wealth/api-sdk/model';
import { fromWire, snakeCase, toWire, type Paise } from '@wealth/domain';
import { fundRules, type FundFault } from '@wealth/domain/funds';
import type { FundWords } from './useFundWords.ts';

/** What is wrong with a deposit or a withdrawal, found here or at the server. */
export interface MoneyFault {
  code: string;
  field: 'amount' | 'account';
  /** The nearest amount without it. */
  nearest: Paise | null;
  /** The amount that the text names: a limit, or what is left of it. */
  figure: Paise | null;
  /** When it is gone by itself, epoch milliseconds. */
  until: number | null;
  /** The server's own words, for a code that this app does not know. */
  message: string | null;
}

/** The figure of a fault that its text names. */
function figureOf({ figures }: FundFault): Paise | null {
  if (figures === null || 'until' in figures) return null;
  if ('minimum' in figures) return figures.minimum;
  if ('left' in figures) return figures.left;
  return 'withdrawable' in figures ? figures.withdrawable : figures.maximum;
}

const untilOf = (fault: FundFault) => (fault.code === 'accountTooNew' ? fault.figures.until : null);

/** What this app has found itself. */
export const ownFault = (fault: FundFault): MoneyFault => ({
  code: snakeCase(fault.code),
  field: fault.field,
  nearest: fault.nearest,
  figure: figureOf(fault),
  until: untilOf(fault),
  message: null,
});

const serverFault = ({ code, field, nearest, until, message }: ServerFault): MoneyFault => ({
  code,
  field: field === 'amount' ? 'amount' : 'account',
  nearest: nearest === null ? null : fromWire(nearest),
  figure: nearest === null ? null : fromWire(nearest),
  until: until === null ? null : Date.parse(until),
  message,
});

/** Who has found what is wrong with what was typed. */
export interface FoundFaults {
  own: readonly FundFault[];
  /** What only the server knows. */
  atServer: readonly ServerFault[];
  /** What it has refused the request for. */
  refused: readonly MoneyFault[];
}

/** What is wrong, each fault once, however many have found it. */
export function allFaults({ own, atServer, refused }: FoundFaults): MoneyFault[] {
  const found = [...own.map(ownFault), ...atServer.map(serverFault), ...refused];
  const isFirst = ({ field, code }: MoneyFault, at: number) =>
    found.findIndex((fault) => fault.field === field && fault.code === code) === at;
  return found.filter(isFirst);
}

/** Whether a bank transfer would take the amount. */
export const isOfUpi = ({ code }: MoneyFault) => code === 'above_upi_payment' || code === 'above_upi_day';

interface Told {
  /** Rupees. */
  rupees: number;
  until: number;
  words: FundWords;
}

const faultTexts = {
  not_an_amount: ({ words }) => words.t('faultNotAnAmount'),
  below_minimum: ({ words, rupees }) => words.t('faultBelowMinimum', { amount: words.amount(rupees) }),
  above_maximum: ({ words, rupees }) => words.t('faultAboveMaximum', { amount: words.amount(rupees) }),
  above_upi_payment: ({ words, rupees }) => words.t('faultAboveUpiPayment', { amount: words.amount(rupees) }),
  above_upi_day: ({ words, rupees }) =>
    words.t('faultAboveUpiDay', { amount: words.amount(toWire(fundRules.upiDay)), left: words.own(rupees) }),
  not_withdrawable: ({ words, rupees }) => words.t('faultNotWithdrawable', { amount: words.own(rupees) }),
  pending_withdrawal: ({ words }) => words.t('faultPendingWithdrawal'),
  account_unknown: ({ words }) => words.t('faultAccountUnknown'),
  account_not_verified: ({ words }) => words.t('faultAccountNotVerified'),
  account_too_new: ({ words, until }) => words.t('faultAccountTooNew', { time: words.when(until) }),
} as const satisfies Record<FundFaultCode, (told: Told) => string>;

const isKnown = (code: string): code is FundFaultCode => Object.hasOwn(faultTexts, code);

/** Codes whose figure tells of the client's own money. */
const ownFigures: ReadonlySet<string> = new Set(['not_withdrawable', 'above_upi_day']);

/** Whether the text of a code names a figure that a refusal does not bring. */
const namesFigure: ReadonlySet<string> = new Set([
  'below_minimum',
  'above_maximum',
  'above_upi_payment',
  'above_upi_day',
  'not_withdrawable',
  'account_too_new',
]);

/** What is wrong, in the words of the client. */
export function faultText({ code, figure, until, message }: MoneyFault, words: FundWords): string {
  if (code === 'required') return words.t('faultAmountRequired');
  const isTold = !namesFigure.has(code) || figure !== null || until !== null;
  if (isKnown(code) && isTold) {
    return faultTexts[code]({ words, rupees: figure === null ? 0 : toWire(figure), until: until ?? 0 });
  }
  return message === null ? words.t('faultUnknown') : words.ofServer(message);
}

/** What the button says that puts the nearest amount in; null where no amount helps. */
export function nearestText(fault: MoneyFault, { t, amount, isMasked }: FundWords): string | null {
  if (fault.nearest === null) return null;
  return isMasked && ownFigures.has(fault.code)
    ? t('fundUseNearest')
    : t('fundUseAmount', { amount: amount(toWire(fault.nearest)) });
}

/** No amount was typed. */
export const requiredFault = (nearest: Paise | null): MoneyFault => ({
  code: 'required',
  field: 'amount',
  nearest,
  figure: null,
  until: null,
  message: null,
});

/** What the server has refused a request for, of its fields; none where it is about none of them. */
export function refusedFaults({ fieldErrors }: ApiError): MoneyFault[] {
  return fieldErrors
    .filter(({ field }) => field === 'amount' || field === 'bank_id')
    .map(({ field, code, message }) => ({
      code,
      field: field === 'amount' ? 'amount' : 'account',
      nearest: null,
      figure: null,
      until: null,
      message,
    }));
}
