import { toWire, type Paise } from '@wealth/domain';
import type { NotificationCode } from '@wealth/api-sdk/codes';
import type { Tables } from '../database/schema.ts';

/** What a notification says: to the app by `code` and `params`, to whoever does not know the code by title and body. */
export interface Notice {
  code: NotificationCode;
  category: Tables['notification']['category'];
  title: string;
  body: string;
  params: Readonly<Record<string, string>>;
}

/** The one line of English by which the interface tells a notice. */
export function noticeLine({ title, body }: Pick<Notice, 'title' | 'body'>): string {
  return body === '' ? `${title}.` : `${title}. ${body}`;
}

/** How a notice names a bank account. */
export interface NamedAccount {
  bank_name: string;
  masked_number: string;
}

const failureTexts = {
  name_mismatch: 'The name at the bank is not the name of your identity check.',
  account_not_found: 'The bank does not know this account.',
} as const;

const returnTexts = {
  another_account: 'came from an account that is not yours, and goes back to it.',
  wrong_amount: 'is not what you asked to deposit, and goes back to your account.',
  not_expected: 'was not expected, and goes back to where it came from.',
} as const;

const refusedTexts = {
  account_closed: 'The bank says that the account is closed.',
  bank_refused: 'The bank did not take the payment.',
} as const;

/** Why money that came goes back, and why the bank has not paid. */
export type ReturnReason = keyof typeof returnTexts;
export type RefusedReason = keyof typeof refusedTexts;

/** A share whose price an action has changed, and at what alerts on it can wait again. */
export interface SuspendedAlert {
  kind: 'bonus' | 'split' | 'rights' | 'demerger';
  of: Tables['price_alert']['kind'];
  value: number;
}

const actionNames = {
  bonus: 'A bonus',
  split: 'A split',
  rights: 'A rights issue',
  demerger: 'A demerger',
} as const;

export type FiredAlert = Pick<Tables['price_alert'], 'market' | 'symbol' | 'kind' | 'direction' | 'value'> & {
  /** The last price at that moment. */
  price: number;
};

/** As India groups digits. */
const figure = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const priceFigure = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const money = (amount: Paise) => `₹${priceFigure.format(toWire(amount))}`;

/** A value as a client has typed it. */
function shownValue(kind: FiredAlert['kind'], value: number): string {
  return kind === 'price' ? priceFigure.format(value) : figure.format(value);
}

/** What the alert has waited for. */
function alertText(kind: FiredAlert['kind'], value: string): string {
  switch (kind) {
    case 'price':
      return `The alert was at ${value}.`;
    case 'change_percent':
      return `The alert was at a change of ${value}%.`;
    case 'gain_percent':
      return `The alert was at a gain of ${value}% of your holding.`;
    case 'volume':
      return `The alert was at a volume of ${value}.`;
    case 'week52':
      return `The alert was at ${value}% from the 52-week range.`;
  }
}

/** Every notice that the sandbox sends. */
export const noticeTexts = {
  kycApproved: (): Notice => ({
    code: 'kyc_approved',
    category: 'account',
    title: 'Identity verified',
    body: 'Your identity check is complete.',
    params: {},
  }),
  kycRejected: (reason: string | null): Notice => ({
    code: 'kyc_rejected',
    category: 'account',
    title: 'Identity check not accepted',
    body: reason ?? 'Please contact support.',
    params: reason === null ? {} : { reason },
  }),
  passwordChanged: (): Notice => ({
    code: 'password_changed',
    category: 'security',
    title: 'Password changed',
    body: 'Your password was changed and every device was signed out.',
    params: {},
  }),
  pinSet: (): Notice => ({
    code: 'pin_set',
    category: 'security',
    title: 'Trading PIN set',
    body: 'A new trading PIN was set. If it was not you, change your password now.',
    params: {},
  }),
  newSignIn: (device: string): Notice => ({
    code: 'new_sign_in',
    category: 'security',
    title: 'New sign-in',
    body: `Somebody signed in with ${device}. If it was not you, sign that device out and change your password.`,
    params: { device },
  }),
  bankAdded: ({ bank_name, masked_number }: NamedAccount): Notice => ({
    code: 'bank_added',
    category: 'security',
    title: 'Bank account added',
    body: `${bank_name} ${masked_number} was added and is being verified.`,
    params: { bank_name, masked_number },
  }),
  bankVerified: ({ bank_name, masked_number }: NamedAccount): Notice => ({
    code: 'bank_verified',
    category: 'account',
    title: 'Bank account verified',
    body: `${bank_name} ${masked_number} can be used for deposits and withdrawals.`,
    params: { bank_name, masked_number },
  }),
  bankFailed: ({ bank_name, masked_number }: NamedAccount, failure: keyof typeof failureTexts): Notice => ({
    code: 'bank_failed',
    category: 'account',
    title: 'Bank account not verified',
    body: `${bank_name} ${masked_number} cannot be used. ${failureTexts[failure]}`,
    params: { bank_name, masked_number, failure },
  }),
  bankInReview: ({ bank_name, masked_number }: NamedAccount): Notice => ({
    code: 'bank_in_review',
    category: 'account',
    title: 'Bank account is being checked',
    body: `The name at ${bank_name} ${masked_number} is not quite the name of your identity check. We check it, and tell you.`,
    params: { bank_name, masked_number },
  }),
  bankRemoved: ({ bank_name, masked_number }: NamedAccount): Notice => ({
    code: 'bank_removed',
    category: 'security',
    title: 'Bank account removed',
    body: `${bank_name} ${masked_number} was removed.`,
    params: { bank_name, masked_number },
  }),
  depositCredited: (amount: Paise): Notice => ({
    code: 'deposit_credited',
    category: 'money',
    title: 'Deposit credited',
    body: `${money(amount)} arrived and can be traded now. It can be withdrawn from the next day on.`,
    params: { amount: money(amount) },
  }),
  depositReturned: (amount: Paise, reason: keyof typeof returnTexts): Notice => ({
    code: 'deposit_returned',
    category: 'money',
    title: 'Deposit returned',
    body: `${money(amount)} ${returnTexts[reason]}`,
    params: { amount: money(amount), reason },
  }),
  depositExpired: (amount: Paise): Notice => ({
    code: 'deposit_expired',
    category: 'money',
    title: 'Deposit expired',
    body: `${money(amount)} was not paid in time. Nothing was taken.`,
    params: { amount: money(amount) },
  }),
  withdrawalAsked: (amount: Paise, { bank_name, masked_number }: NamedAccount): Notice => ({
    code: 'withdrawal_asked',
    category: 'security',
    title: 'Withdrawal requested',
    body: `${money(amount)} goes to ${bank_name} ${masked_number}. If it was not you, cancel it and change your password.`,
    params: { amount: money(amount), bank_name, masked_number },
  }),
  withdrawalPaid: (amount: Paise, { bank_name, masked_number }: NamedAccount): Notice => ({
    code: 'withdrawal_paid',
    category: 'money',
    title: 'Withdrawal paid',
    body: `${money(amount)} was paid to ${bank_name} ${masked_number}.`,
    params: { amount: money(amount), bank_name, masked_number },
  }),
  withdrawalFailed: (amount: Paise, reason: keyof typeof refusedTexts): Notice => ({
    code: 'withdrawal_failed',
    category: 'money',
    title: 'Withdrawal failed',
    body: `${refusedTexts[reason]} ${money(amount)} is back in your balance.`,
    params: { amount: money(amount), reason },
  }),
  withdrawableNow: (amount: Paise): Notice => ({
    code: 'withdrawable_now',
    category: 'money',
    title: 'Money can be withdrawn',
    body: `${money(amount)} can be withdrawn now.`,
    params: { amount: money(amount) },
  }),
  settlementNear: (
    amount: Paise,
    { bank_name, masked_number }: NamedAccount,
    symbols: readonly string[],
  ): Notice => ({
    code: 'settlement_near',
    category: 'money',
    title: 'Your balance is paid out in three days',
    body: `${money(amount)} goes to ${bank_name} ${masked_number}, as the rules of running accounts ask. GTTs that would find too little money afterwards: ${symbols.join(', ')}.`,
    params: { amount: money(amount), bank_name, masked_number, symbols: symbols.join(', ') },
  }),
  settlementPaid: (amount: Paise, { bank_name, masked_number }: NamedAccount): Notice => ({
    code: 'settlement_paid',
    category: 'money',
    title: 'Balance paid out',
    body: `${money(amount)} was paid to ${bank_name} ${masked_number}, as the rules of running accounts ask.`,
    params: { amount: money(amount), bank_name, masked_number },
  }),
  settlementFailed: (amount: Paise, reason: keyof typeof refusedTexts): Notice => ({
    code: 'settlement_failed',
    category: 'money',
    title: 'Balance could not be paid out',
    body: `${refusedTexts[reason]} ${money(amount)} is back in your balance.`,
    params: { amount: money(amount), reason },
  }),
  alertsSuspended: (
    { market, symbol }: Pick<Tables['price_alert'], 'market' | 'symbol'>,
    suspended: readonly SuspendedAlert[],
  ): Notice => {
    const { kind } = suspended[0] ?? { kind: 'split' };
    const values = suspended.map(({ of, value }) => shownValue(of, value)).join(' · ');
    return {
      code: 'alerts_suspended',
      category: 'alerts',
      title: `${symbol}: alerts are suspended`,
      body: `${actionNames[kind]} has changed the price. Set again at ${values}.`,
      params: { market, symbol, kind, values },
    };
  },
  alertFired: ({ market, symbol, kind, direction, value, price }: FiredAlert): Notice => {
    const shownPrice = priceFigure.format(price);
    const shown = shownValue(kind, value);
    return {
      code: 'alert_fired',
      category: 'alerts',
      title: `${symbol} has reached your alert`,
      body: `Last price ${shownPrice}. ${alertText(kind, shown)}`,
      params: { market, symbol, kind, direction, value: shown, price: shownPrice },
    };
  },
} as const;
