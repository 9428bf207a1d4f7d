import type { Deposit, GttAtRisk, Withdrawable, Withdrawal } from '@wealth/api-sdk/model';
import { fromWire, toRupees } from '@wealth/domain';
import { primaryAccount } from './fundFixtures.ts';

const { id, bank_name, masked_number, ifsc, holder } = primaryAccount;
const account = { id, bank_name, masked_number, ifsc, holder };

/** Waits by UPI since a moment, for 9:41 more minutes of the clock of the tests. */
export const depositFixture: Deposit = {
  id: 'deposit-1',
  method: 'upi',
  amount: 50_000,
  state: 'AWAITING_PAYMENT',
  account,
  instruction: {
    payee: 'Wealth Sandbox Securities',
    upi_id: 'wealth.brk@validsbox',
    category: '6211',
    link: 'upi://pay?pa=wealth.brk@validsbox&pn=Wealth%20Sandbox%20Securities&mc=6211&tr=WD4F7A2C91&am=50000.00&cu=INR',
    reference: 'WD4F7A2C91',
    account: { number: 'WLTH100482', ifsc: 'SBOX0000900' },
  },
  asked_at: '2026-11-19T14:31:48+05:30',
  due_at: '2026-11-19T14:41:48+05:30',
  history: [{ state: 'AWAITING_PAYMENT', time: '2026-11-19T14:31:48+05:30', reason: null }],
};

/** A deposit of another amount, with the link that pays it. */
export function depositOf(amount: number, deposit: Deposit = depositFixture): Deposit {
  const { instruction } = deposit;
  const link = instruction.link?.replace(/am=[\d.]+/u, `am=${toRupees(fromWire(amount)).toFixed(2)}`) ?? null;
  return { ...deposit, amount, instruction: { ...instruction, link } };
}

/** @param code - The reason; null for none. */
export function endedDeposit(
  state: Deposit['state'],
  code: string | null,
  deposit: Deposit = depositFixture,
): Deposit {
  const reason = code === null ? null : { code, message: `The server says ${code}.` };
  const time = '2026-11-19T14:32:05+05:30';
  return { ...deposit, state, due_at: null, history: [...deposit.history, { state, time, reason }] };
}

export const transferFixture: Deposit = {
  ...depositFixture,
  id: 'deposit-2',
  method: 'transfer',
  amount: 20_00_000,
  instruction: { ...depositFixture.instruction, link: null },
  due_at: '2026-11-22T14:31:48+05:30',
};

export const withdrawalFixture: Withdrawal = {
  id: 'withdrawal-1',
  amount: 1_25_000,
  state: 'REQUESTED',
  account,
  reference: 'WW5A80B3D2',
  asked_at: '2026-11-19T14:31:48+05:30',
  sent_at: '2026-11-19T16:00:00+05:30',
  paid_at: '2026-11-19T18:00:00+05:30',
  history: [{ state: 'REQUESTED', time: '2026-11-19T14:31:48+05:30', reason: null }],
};

/** @param code - The reason; null for none. */
export function laterWithdrawal(
  state: Withdrawal['state'],
  code: string | null = null,
  withdrawal: Withdrawal = withdrawalFixture,
): Withdrawal {
  const reason = code === null ? null : { code, message: `The server says ${code}.` };
  return {
    ...withdrawal,
    state,
    history: [...withdrawal.history, { state, time: '2026-11-19T14:32:05+05:30', reason }],
  };
}

/** The figures of the design: the lines add up. */
export const withdrawableFixture: Withdrawable = {
  balance: 801_006.47,
  withdrawable: 592_318.55,
  lines: [
    { code: 'waiting_orders', amount: 93_582.49, frees_at: null },
    { code: 'unsettled_sales', amount: 65_105.43, frees_at: '2026-11-20T08:00:00+05:30' },
    { code: 'added_today', amount: 50_000, frees_at: '2026-11-20T00:00:00+05:30' },
  ],
  notice: null,
};

export const nothingWithdrawable: Withdrawable = {
  balance: 50_000,
  withdrawable: 0,
  lines: [{ code: 'added_today', amount: 50_000, frees_at: '2026-11-20T00:00:00+05:30' }],
  notice: { wanted: false, at: '2026-11-20T00:00:00+05:30' },
};

/** The GTT of the design: after a withdrawal it would lack a part of its money. */
export const gttFixture: GttAtRisk = {
  id: 'order-440',
  instrument: { market: 'NSE', symbol: 'NEELINFO' },
  quantity: 440,
  price: 1_488,
  needed: 655_497.49,
  missing: 138_178.94,
};
