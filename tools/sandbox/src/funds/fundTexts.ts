import { fromPaise, toWire, type Paise } from '@wealth/domain';
import type { FundFault, FundFaultCode, FundFaultFigures, FundFaultOf } from '@wealth/domain/funds';
import type { FundReasonCode } from '@wealth/api-sdk/codes';

const figure = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rupees = (amount: Paise) => `₹${figure.format(toWire(amount))}`;

const reasonTexts: Readonly<Record<FundReasonCode, string>> = {
  by_client: 'Cancelled by the client.',
  not_paid: 'Nothing was paid in time.',
  another_account: 'The payment came from an account that is not the client’s own.',
  wrong_amount: 'The payment was another amount than the one asked for.',
  account_closed: 'The bank says that the account is closed.',
  bank_refused: 'The bank did not take the payment.',
};

function isReason(code: string): code is FundReasonCode {
  return Object.hasOwn(reasonTexts, code);
}

/** A reason of a movement's history, as the wire tells it. */
export function toWireReason(code: string | null): { code: FundReasonCode; message: string } | null {
  return code !== null && isReason(code) ? { code, message: reasonTexts[code] } : null;
}

type Texts = { [Code in FundFaultCode]: (figures: FundFaultFigures[Code]) => string };

const faultTexts: Texts = {
  notAnAmount: () => 'The amount has to be rupees with at most two decimals.',
  belowMinimum: ({ minimum }) => `The smallest amount is ${rupees(minimum)}.`,
  aboveMaximum: ({ maximum }) => `The largest amount is ${rupees(maximum)}.`,
  aboveUpiPayment: ({ maximum }) =>
    `UPI takes ${rupees(maximum)} in one payment. A bank transfer takes more.`,
  aboveUpiDay: ({ maximum, left }) =>
    `UPI takes ${rupees(maximum)} in 24 hours, of which ${rupees(left)} is left. A bank transfer takes more.`,
  notWithdrawable: ({ withdrawable }) => `${rupees(withdrawable)} can be withdrawn now.`,
  pendingWithdrawal: () => 'Another withdrawal is under way. One is done at a time.',
  accountUnknown: () => 'There is no such bank account.',
  accountNotVerified: () => 'This bank account is not verified.',
  accountTooNew: () => 'This bank account was added less than 24 hours ago.',
};

/** What is wrong with a deposit or withdrawal, in the server's words. */
export function fundFaultText<Code extends FundFaultCode>({ code, figures }: FundFaultOf<Code>): string {
  return faultTexts[code](figures);
}

export const nearestOf = ({ nearest }: FundFault): number | null =>
  nearest === null ? null : toWire(fromPaise(nearest));
