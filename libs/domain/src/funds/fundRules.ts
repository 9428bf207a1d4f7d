import { fromPaise } from '../money/paise.ts';

const rupees = (amount: number) => fromPaise(amount * 100);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What holds for money in and out. */
export const fundRules = {
  smallestDeposit: rupees(20_000),
  smallestWithdrawal: rupees(100),
  /** More is a slip of the keyboard. */
  largestAmount: rupees(10_000_000_000),
  /** Of one payment by UPI, and of all in 24 hours. */
  upiPayment: rupees(500_000),
  upiDay: rupees(1_000_000),
  upiDayMs: 24 * hourMs,
  /** How long a payment is waited for. */
  waitMs: { upi: 10 * minuteMs, transfer: 72 * hourMs },
  /** How long nothing is paid to an account that was added. */
  newAccountMs: 24 * hourMs,
  /** Minutes since midnight IST: on a bank day what was asked for before the first is sent at it, and paid at the second. */
  sendsAtMinute: 16 * 60,
  paysAtMinute: 18 * 60,
  /** After so many days without a trade an account is settled on the next monthly day. */
  idleDays: 30,
  /** How many days before a settlement those are told who lose by it, and at which minute since midnight IST. */
  settlementToldDays: 3,
  settlementToldAtMinute: 10 * 60,
  source:
    'Minimums: the specification. UPI: NPCI from 15 September 2025, as brokers cite it. Idle accounts: SEBI, 6 January 2025. Waits, the largest amount and the hours of payments and notices: assumptions',
} as const;

export type DepositMethod = keyof typeof fundRules.waitMs;
