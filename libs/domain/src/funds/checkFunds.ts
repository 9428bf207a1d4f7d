import { fromPaise, isPaise, noMoney, type Paise } from '../money/paise.ts';
import type { FundFault, FundFaultCode, FundFaultOf } from './fundFault.ts';
import { fundRules, type DepositMethod } from './fundRules.ts';
import { payableFrom } from './fundTimes.ts';

/** The account that money comes from or goes to. */
export interface FundAccount {
  isVerified: boolean;
  /** Epoch milliseconds. */
  addedAt: number;
}

export interface DepositRequest {
  method: DepositMethod;
  /** Paise, as they were typed: checked here. */
  amount: number;
  /** Null where the client has no such account. */
  account: FundAccount | null;
}

export interface WithdrawalRequest extends Omit<DepositRequest, 'method'> {
  /** Epoch milliseconds. */
  at: number;
}

function amountFault<Code extends FundFaultCode>(
  code: Code,
  nearest: Paise | null,
  figures: FundFaultOf<Code>['figures'],
): FundFaultOf<Code> {
  return { code, field: 'amount', nearest, figures };
}

const atLeastNothing = (amount: number): Paise => (amount > 0 ? fromPaise(amount) : noMoney);

/** What is wrong with an amount whatever becomes of it. */
function plainAmountFaults(amount: number, minimum: Paise): FundFault[] {
  const { largestAmount } = fundRules;
  if (Number.isNaN(amount)) return [amountFault('notAnAmount', null, null)];
  if (amount > largestAmount) return [amountFault('aboveMaximum', largestAmount, { maximum: largestAmount })];
  if (amount < minimum) return [amountFault('belowMinimum', minimum, { minimum })];
  if (!isPaise(amount)) return [amountFault('notAnAmount', fromPaise(Math.floor(amount)), null)];
  return [];
}

function accountFaults(account: FundAccount | null): FundFault[] {
  const at = { field: 'account', nearest: null, figures: null } as const;
  if (!account) return [{ code: 'accountUnknown', ...at }];
  return account.isVerified ? [] : [{ code: 'accountNotVerified', ...at }];
}

/**
 * What is wrong with a deposit, the amount first; empty where nothing is.
 *
 * @param usedOfUpi - What was asked for by UPI in the 24 hours before and is paid or waited for.
 */
export function checkDeposit(
  { method, amount, account }: DepositRequest,
  { usedOfUpi }: { usedOfUpi: Paise },
): FundFault[] {
  const { smallestDeposit, upiPayment, upiDay } = fundRules;
  const plain = plainAmountFaults(amount, smallestDeposit);
  const left = atLeastNothing(upiDay - usedOfUpi);
  const faults = [...plain];
  if (plain.length === 0 && method === 'upi') {
    const nearest = left < upiPayment ? left : upiPayment;
    const payable = nearest < smallestDeposit ? null : nearest;
    if (amount > upiPayment) faults.push(amountFault('aboveUpiPayment', payable, { maximum: upiPayment }));
    else if (amount > left) faults.push(amountFault('aboveUpiDay', payable, { maximum: upiDay, left }));
  }
  return [...faults, ...accountFaults(account)];
}

/** What is wrong with a withdrawal, the amount first; empty where nothing is. */
export function checkWithdrawal(
  { amount, account, at }: WithdrawalRequest,
  { withdrawable, hasPending }: { withdrawable: Paise; hasPending: boolean },
): FundFault[] {
  const { smallestWithdrawal } = fundRules;
  const faults: FundFault[] = plainAmountFaults(amount, smallestWithdrawal);
  if (faults.length === 0 && amount > withdrawable) {
    const nearest = withdrawable < smallestWithdrawal ? null : withdrawable;
    faults.push(amountFault('notWithdrawable', nearest, { withdrawable }));
  }
  if (hasPending) faults.push(amountFault('pendingWithdrawal', null, null));
  const ofAccount = accountFaults(account);
  const until = account ? payableFrom(account.addedAt) : at;
  if (ofAccount.length === 0 && at < until) {
    ofAccount.push({ code: 'accountTooNew', field: 'account', nearest: null, figures: { until } });
  }
  return [...faults, ...ofAccount];
}
