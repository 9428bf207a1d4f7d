import { toWire, type CalendarDay, type Paise } from '@wealth/domain';
import type { NamedAccount, Notice } from './noticeTexts.ts';

const figure = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const money = (amount: Paise) => `₹${figure.format(toWire(amount))}`;
const units = new Intl.NumberFormat('en-IN');

/** Shares that were pledged, released or sold, as a notice names them. */
export type NoticedShares = ReadonlyArray<{ symbol: string; quantity: number }>;

const named = (shares: NoticedShares) =>
  shares.map(({ symbol, quantity }) => `${units.format(quantity)} ${symbol}`).join(', ');

function notice(
  code: Notice['code'],
  title: string,
  { body, ...params }: { body: string } & Readonly<Record<string, string>>,
): Notice {
  return { code, category: 'money', title, body, params };
}

/** Every notice about loans; `loan` is the reference of the loan. */
export const loanNotices = {
  signed: (loan: string, amount: Paise, lender: string) =>
    notice('loan_signed', `Loan ${loan} is signed`, {
      loan,
      amount: money(amount),
      lender,
      body: `${lender} lends ${money(amount)} and pays it to your bank account within minutes.`,
    }),
  paidOut: (loan: string, amount: Paise, account: NamedAccount) =>
    notice('loan_paid_out', `Loan ${loan} is paid out`, {
      loan,
      amount: money(amount),
      account: `${account.bank_name} ${account.masked_number}`,
      body: `${money(amount)} went to ${account.bank_name} ${account.masked_number}.`,
    }),
  paymentNear: (loan: string, amount: Paise, day: CalendarDay) =>
    notice('loan_payment_near', `Loan ${loan}: a payment is near`, {
      loan,
      amount: money(amount),
      day,
      body: `The lender takes ${money(amount)} from your bank account on ${day}.`,
    }),
  paymentTaken: (loan: string, amount: Paise) =>
    notice('loan_payment_taken', `Loan ${loan}: payment taken`, {
      loan,
      amount: money(amount),
      body: `The lender has taken ${money(amount)} from your bank account.`,
    }),
  paymentFailed: (loan: string, amount: Paise) =>
    notice('loan_payment_failed', `Loan ${loan}: payment not made`, {
      loan,
      amount: money(amount),
      body: `Your bank has not paid ${money(amount)}. It is tried again on each working day; being late costs 2% a year of it.`,
    }),
  repaidPart: (loan: string, amount: Paise) =>
    notice('loan_repaid_part', `Loan ${loan}: part repaid`, {
      loan,
      amount: money(amount),
      body: `You have repaid ${money(amount)}.`,
    }),
  repaid: (loan: string) =>
    notice('loan_repaid', `Loan ${loan} is repaid`, {
      loan,
      body: 'Nothing is owed any more, and the shares are released.',
    }),
  cancelled: (loan: string) =>
    notice('loan_cancelled', `Loan ${loan} is cancelled`, {
      loan,
      body: 'You have given back what you received. The shares are released.',
    }),
  nearCall: (loan: string, value: Paise, level: Paise) =>
    notice('loan_near_call', `Loan ${loan} is near a margin call`, {
      loan,
      cover: money(value),
      call_level: money(level),
      body: `The pledged shares are worth ${money(value)} after haircut. There is a margin call below ${money(level)}.`,
    }),
  marginCall: (loan: string, repay: Paise, day: CalendarDay) =>
    notice('loan_margin_call', `Loan ${loan}: margin call`, {
      loan,
      amount: money(repay),
      day,
      body: `Repay ${money(repay)} or pledge more by the end of ${day}. Otherwise shares are sold.`,
    }),
  callMet: (loan: string) =>
    notice('loan_call_met', `Loan ${loan}: margin call met`, {
      loan,
      body: 'The loan is covered again. Nothing is sold.',
    }),
  saleNotice: (loan: string, shares: NoticedShares, day: CalendarDay) =>
    notice('loan_sale_notice', `Loan ${loan}: shares will be sold`, {
      loan,
      shares: named(shares),
      day,
      body: `The margin call was not met. The lender sells ${named(shares)} on ${day}, unless it is met before.`,
    }),
  sharesSold: (loan: string, shares: NoticedShares, amount: Paise) =>
    notice('loan_shares_sold', `Loan ${loan}: shares were sold`, {
      loan,
      shares: named(shares),
      amount: money(amount),
      body: `The lender has sold ${named(shares)} for ${money(amount)}, which repays the loan in part or whole.`,
    }),
  sharesPledged: (loan: string, shares: NoticedShares) =>
    notice('loan_shares_pledged', `Loan ${loan}: shares pledged`, {
      loan,
      shares: named(shares),
      body: `${named(shares)} are pledged for the loan.`,
    }),
  sharesReleased: (loan: string, shares: NoticedShares) =>
    notice('loan_shares_released', `Loan ${loan}: shares released`, {
      loan,
      shares: named(shares),
      body: `${named(shares)} can be sold again.`,
    }),
} as const;
