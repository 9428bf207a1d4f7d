import { toWire, type Paise } from '@wealth/domain';
import type { Notice } from './noticeTexts.ts';

const figure = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const priceFigure = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const money = (amount: Paise) => `₹${priceFigure.format(toWire(amount))}`;

const declineTexts = {
  declined: 'The mandate was declined in the UPI app. Nothing is blocked.',
  insufficient_funds: 'The bank says that there is not enough money in the account. Nothing is blocked.',
} as const;

/** How a notice names a trade of a block. */
export interface NamedBlock {
  symbol: string;
  quantity: number;
  price: Paise;
}

const units = (quantity: number) => figure.format(quantity);

/** Every notice about applications. */
export const issueNotices = {
  submitted: (name: string, amount: Paise): Notice => ({
    code: 'application_submitted',
    category: 'money',
    title: `${name}: application submitted`,
    body: `Approve ${money(amount)} in your UPI app. The money stays in your own bank account.`,
    params: { name, amount: money(amount) },
  }),
  changed: (name: string, amount: Paise): Notice => ({
    code: 'application_changed',
    category: 'money',
    title: `${name}: application changed`,
    body: `It is now for ${money(amount)}.`,
    params: { name, amount: money(amount) },
  }),
  withdrawn: (name: string): Notice => ({
    code: 'application_withdrawn',
    category: 'money',
    title: `${name}: application withdrawn`,
    body: 'You have withdrawn it. What is blocked is released.',
    params: { name },
  }),
  mandateApproved: (name: string, amount: Paise): Notice => ({
    code: 'mandate_approved',
    category: 'money',
    title: `${name}: mandate approved`,
    body: `${money(amount)} is blocked in your own bank account. It is not paid.`,
    params: { name, amount: money(amount) },
  }),
  mandateDeclined: (name: string, reason: keyof typeof declineTexts): Notice => ({
    code: 'mandate_declined',
    category: 'money',
    title: `${name}: mandate declined`,
    body: declineTexts[reason],
    params: { name, reason },
  }),
  mandateExpired: (name: string): Notice => ({
    code: 'mandate_expired',
    category: 'money',
    title: `${name}: mandate not approved in time`,
    body: 'The application has ended. Nothing is blocked.',
    params: { name },
  }),
  issueWithdrawn: (name: string): Notice => ({
    code: 'issue_withdrawn',
    category: 'money',
    title: `${name}: the issue is withdrawn`,
    body: 'The company has withdrawn it. What is blocked is released.',
    params: { name },
  }),
  issueExtended: (name: string, day: string): Notice => ({
    code: 'issue_extended',
    category: 'money',
    title: `${name}: the issue is extended`,
    body: `It closes on ${day}, and all that follows moves with it.`,
    params: { name, day },
  }),
  allotted: (name: string, quantity: number, amount: Paise): Notice => ({
    code: 'shares_allotted',
    category: 'money',
    title: `${name}: shares allotted`,
    body: `${units(quantity)} shares for ${money(amount)}.`,
    params: { name, quantity: units(quantity), amount: money(amount) },
  }),
  notAllotted: (name: string): Notice => ({
    code: 'shares_not_allotted',
    category: 'money',
    title: `${name}: no shares allotted`,
    body: 'What is blocked is released.',
    params: { name },
  }),
  moneyUnblocked: (name: string, amount: Paise): Notice => ({
    code: 'money_unblocked',
    category: 'money',
    title: `${name}: money released`,
    body: `${money(amount)} is free again.`,
    params: { name, amount: money(amount) },
  }),
  unblockLate: (name: string, amount: Paise): Notice => ({
    code: 'unblock_late',
    category: 'money',
    title: `${name}: your bank is late`,
    body: `${money(amount)} is still blocked. Your bank owes you compensation for each day.`,
    params: { name, amount: money(amount) },
  }),
  listed: (name: string, symbol: string): Notice => ({
    code: 'shares_listed',
    category: 'money',
    title: `${name} is listed`,
    body: `${symbol} trades now. Your shares can be sold.`,
    params: { name, symbol },
  }),
  /** @param times - Of the day, as 08:45. */
  blockWindowNear: ({ from, to }: { from: string; to: string }): Notice => ({
    code: 'block_window_near',
    category: 'orders',
    title: 'The block window opens soon',
    body: `It is open from ${from} to ${to} IST.`,
    params: { from, to },
  }),
  blockMet: ({ symbol, quantity, price }: NamedBlock): Notice => ({
    code: 'block_met',
    category: 'orders',
    title: `${symbol}: your block bid is done`,
    body: `${units(quantity)} shares at ${money(price)}.`,
    params: { symbol, quantity: units(quantity), price: money(price) },
  }),
  blockNotMet: (symbol: string): Notice => ({
    code: 'block_not_met',
    category: 'orders',
    title: `${symbol}: your block bid has ended`,
    body: 'The window has ended and nobody has met it. What it blocked is free again.',
    params: { symbol },
  }),
  blockPrevented: (symbol: string): Notice => ({
    code: 'block_prevented',
    category: 'orders',
    title: `${symbol}: your block bid was cancelled`,
    body: 'It would have traded with another bid of your own, which the exchange prevents.',
    params: { symbol },
  }),
} as const;
