import type { ApiError } from '@wealth/api-sdk';
import type { FundFaultCode } from '@wealth/api-sdk/codes';
import type { FundFault as ServerFault } from '@wealth/api-sdk/model';
import { fromWire, snakeCase, toWire, type Paise } from '@wealth/domain';
import { fundRules, type FundFault } from '@wealth/domain/funds';
import type { PlainMessageKey } from '@wealth/i18n-locale';
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
function figureOf(fault: FundFault): Paise | null {
  switch (fault.code) {
    case 'belowMinimum':
      return fault.figures.minimum;
    case 'aboveMaximum':
    case 'aboveUpiPayment':
      return fault.figures.maximum;
    case 'aboveUpiDay':
      return fault.figures.left;
    case 'notWithdrawable':
      return fault.figures.withdrawable;
    case 'notAnAmount':
    case 'pendingWithdrawal':
    case 'accountUnknown':
    case 'accountNotVerified':
    case 'accountTooNew':
      return null;
  }
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

/** What was found here, and what only the server knows. */
export function allFaults(own: readonly FundFault[], atServer: readonly ServerFault[]): MoneyFault[] {
  const found = own.map(ownFault);
  const isNew = ({ code }: ServerFault) => found.every((fault) => fault.code !== code);
  return [...found, ...atServer.filter(isNew).map(serverFault)];
}

/** Whether a bank transfer would take the amount. */
export const isOfUpi = ({ code }: MoneyFault) => code === 'above_upi_payment' || code === 'above_upi_day';

const faultTexts = {
  not_an_amount: 'faultNotAnAmount',
  below_minimum: 'faultBelowMinimum',
  above_maximum: 'faultAboveMaximum',
  above_upi_payment: 'faultAboveUpiPayment',
  above_upi_day: 'faultAboveUpiDay',
  not_withdrawable: 'faultNotWithdrawable',
  pending_withdrawal: 'faultPendingWithdrawal',
  account_unknown: 'faultAccountUnknown',
  account_not_verified: 'faultAccountNotVerified',
  account_too_new: 'faultAccountTooNew',
} as const satisfies Record<FundFaultCode, string>;

const isKnown = (code: string): code is FundFaultCode => Object.hasOwn(faultTexts, code);

/** Codes whose figure tells of the client's own money. */
const ownFigures: ReadonlySet<string> = new Set(['not_withdrawable', 'above_upi_day']);

/** What is wrong, in the words of the client. */
export function faultText(fault: MoneyFault, words: FundWords): string {
  const { code, figure, until, message } = fault;
  const { t, amount, own, when, ofServer } = words;
  if (code === 'required') return t('faultAmountRequired');
  // A refusal comes with words and no figures.
  if (!isKnown(code) || (message !== null && figure === null && until === null)) {
    return message === null ? t('faultUnknown') : ofServer(message);
  }
  const rupees = figure === null ? 0 : toWire(figure);
  const text = faultTexts[code];
  switch (text) {
    case 'faultBelowMinimum':
    case 'faultAboveMaximum':
    case 'faultAboveUpiPayment':
      return t(text, { amount: amount(rupees) });
    case 'faultAboveUpiDay':
      return t(text, { amount: amount(toWire(fundRules.upiDay)), left: own(rupees) });
    case 'faultNotWithdrawable':
      return t(text, { amount: own(rupees) });
    case 'faultAccountTooNew':
      return t(text, { time: until === null ? '' : when(until) });
    default:
      return t(text satisfies PlainMessageKey<'funds'>);
  }
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
