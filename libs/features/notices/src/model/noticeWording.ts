import type { NotificationCode } from '@wealth/api-sdk/codes';
import type { Notification } from '@wealth/api-sdk/model';
import { hideFigures, maskedAmount, maskedFigure } from '@wealth/i18n-locale';
import type { NoticeWording, Params, Read, T, Wording } from './wording.ts';

/** The notice lacks a value, or has one that is new to us: the server's words are better. */
class UnknownValue extends Error {}

function reader(params: Params): Read {
  return (name, known) => {
    const value = params[name];
    if (value === undefined || known?.includes(value) === false) throw new UnknownValue(name);
    return value;
  };
}

const account = (read: Read) => ({ bank: read('bank_name'), number: read('masked_number') });
const share = (read: Read) => ({ symbol: read('symbol') });
const issue = (read: Read) => ({ name: read('name') });
const claim = (read: Read) => ({ reference: read('reference') });
const fills = (read: Read) => ({ filled: read('filled'), quantity: read('quantity') });
const quantity = (read: Read) => ({ quantity: read('quantity') });

/** Our words for each code. */
const wordings = {
  kyc_approved: (t) => ({ title: t('kycApproved'), text: t('kycApprovedText') }),
  kyc_rejected: (t) => ({ title: t('kycRejected'), text: t('kycRejectedText') }),
  password_changed: (t) => ({ title: t('passwordChanged'), text: t('passwordChangedText') }),
  pin_set: (t) => ({ title: t('pinSet'), text: t('pinSetText') }),
  new_sign_in: (t, read) => ({
    title: t('newSignIn'),
    text: t('newSignInText', { device: read('device') }),
  }),
  bank_added: (t, read) => ({ title: t('bankAdded'), text: t('bankAddedText', account(read)) }),
  bank_verified: (t, read) => ({ title: t('bankVerified'), text: t('bankVerifiedText', account(read)) }),
  bank_failed: (t, read) => ({
    title: t('bankFailed'),
    text: t('bankFailedText', {
      ...account(read),
      failure: read('failure', ['name_mismatch', 'account_not_found']),
    }),
  }),
  bank_in_review: (t, read) => ({ title: t('bankInReview'), text: t('bankInReviewText', account(read)) }),
  bank_removed: (t, read) => ({ title: t('bankRemoved'), text: t('bankRemovedText', account(read)) }),
  alert_fired: (t, read) => ({
    title: t('alertFired', share(read)),
    text: t('alertFiredText', {
      kind: read('kind', ['price', 'change_percent', 'week52', 'volume', 'gain_percent']),
      value: read('value'),
      price: read('price'),
    }),
  }),
  alerts_suspended: (t, read) => ({
    title: t('alertsSuspended', share(read)),
    text: t('alertsSuspendedText', {
      kind: read('kind', ['split', 'bonus', 'rights', 'demerger']),
      values: read('values'),
    }),
  }),
  order_filled: (t, read) => ({
    title: t('orderFilled', share(read)),
    text: t('orderFilledText', {
      side: read('side', ['BUY', 'SELL']),
      filled: read('filled'),
      average: read('average'),
    }),
  }),
  // The order itself says why.
  order_rejected: (t, read) => ({
    title: t('orderRejected', share(read)),
    text: t('orderRejectedText', fills(read)),
  }),
  order_cancelled: (t, read) => ({
    title: t('orderCancelled', share(read)),
    text: t('orderCancelledText', fills(read)),
  }),
  order_expired: (t, read) => ({
    title: t('orderExpired', share(read)),
    text: t('orderExpiredText', fills(read)),
  }),
  gtt_triggered: (t, read) => ({
    title: t('gttTriggered', share(read)),
    text: t('gttTriggeredText', quantity(read)),
  }),
  gtt_failed: (t, read) => ({ title: t('gttFailed', share(read)), text: t('gttFailedText', quantity(read)) }),
  gtt_health: (t, read) => ({ title: t('gttHealth', share(read)), text: t('gttHealthText', quantity(read)) }),
  shares_settled: (t, read) => ({
    title: t('sharesSettled', share(read)),
    text: t('sharesSettledText', { ...share(read), ...quantity(read) }),
  }),
  money_settled: (t, read) => ({
    title: t('moneySettled'),
    text: t('moneySettledText', { amount: read('amount') }),
  }),
  deposit_credited: (t, read) => ({
    title: t('depositCredited'),
    text: t('depositCreditedText', { amount: read('amount') }),
  }),
  deposit_returned: (t, read) => ({
    title: t('depositReturned'),
    text: t('depositReturnedText', {
      amount: read('amount'),
      reason: read('reason', ['another_account', 'wrong_amount', 'not_expected']),
    }),
  }),
  deposit_expired: (t, read) => ({
    title: t('depositExpired'),
    text: t('depositExpiredText', { amount: read('amount') }),
  }),
  withdrawal_asked: (t, read) => ({
    title: t('withdrawalAsked'),
    text: t('withdrawalAskedText', { amount: read('amount'), ...account(read) }),
  }),
  withdrawal_paid: (t, read) => ({
    title: t('withdrawalPaid'),
    text: t('withdrawalPaidText', { amount: read('amount'), ...account(read) }),
  }),
  withdrawal_failed: (t, read) => ({
    title: t('withdrawalFailed'),
    text: t('withdrawalFailedText', {
      amount: read('amount'),
      reason: read('reason', ['account_closed', 'bank_refused']),
    }),
  }),
  withdrawable_now: (t, read) => ({
    title: t('withdrawableNow'),
    text: t('withdrawableNowText', { amount: read('amount') }),
  }),
  settlement_near: (t, read) => ({
    title: t('settlementNear'),
    text: t('settlementNearText', { amount: read('amount'), symbols: read('symbols'), ...account(read) }),
  }),
  settlement_paid: (t, read) => ({
    title: t('settlementPaid'),
    text: t('settlementPaidText', { amount: read('amount'), ...account(read) }),
  }),
  settlement_failed: (t, read) => ({
    title: t('settlementFailed'),
    text: t('settlementFailedText', {
      amount: read('amount'),
      reason: read('reason', ['account_closed', 'bank_refused']),
    }),
  }),
  shares_exchanged: (t, read) => ({
    title: t('sharesExchanged', { ...share(read), quantity: read('quantity'), now: read('quantity_now') }),
    text: t('sharesExchangedText', { kind: read('kind', ['split', 'merger']) }),
  }),
  shares_given: (t, read) => ({
    title: t('sharesGiven', { ...share(read), quantity: read('quantity') }),
    text: t('sharesGivenText', { kind: read('kind', ['bonus', 'demerger']), date: read('date') }),
  }),
  shares_tradable: (t, read) => ({
    title: t('sharesTradable', { ...share(read), quantity: read('quantity') }),
    text: t('sharesTradableText'),
  }),
  rights_offered: (t, read) => ({
    title: t('rightsOffered', { ...share(read), quantity: read('quantity') }),
    text: t('rightsOfferedText', { price: read('price'), date: read('date') }),
  }),
  rights_lapsed: (t, read) => ({ title: t('rightsLapsed', share(read)), text: t('rightsLapsedText') }),
  dividend_paid: (t, read) => ({
    title: t('dividendPaid', share(read)),
    text: t('dividendPaidText', { gross: read('gross'), tax: read('tax'), amount: read('amount') }),
  }),
  dividend_missing: (t, read) => ({
    title: t('dividendMissing', share(read)),
    text: t('dividendMissingText', { amount: read('amount') }),
  }),
  fraction_paid: (t, read) => ({
    title: t('fractionPaid', share(read)),
    text: t('fractionPaidText', { amount: read('amount') }),
  }),
  application_submitted: (t, read) => ({
    title: t('applicationSubmitted', issue(read)),
    text: t('applicationSubmittedText', { amount: read('amount') }),
  }),
  application_changed: (t, read) => ({
    title: t('applicationChanged', issue(read)),
    text: t('applicationChangedText', { amount: read('amount') }),
  }),
  application_withdrawn: (t, read) => ({
    title: t('applicationWithdrawn', issue(read)),
    text: t('applicationWithdrawnText'),
  }),
  mandate_approved: (t, read) => ({
    title: t('mandateApproved', issue(read)),
    text: t('mandateApprovedText', { amount: read('amount') }),
  }),
  mandate_declined: (t, read) => ({
    title: t('mandateDeclined', issue(read)),
    text: t('mandateDeclinedText', { reason: read('reason', ['declined', 'insufficient_funds']) }),
  }),
  mandate_expired: (t, read) => ({
    title: t('mandateExpired', issue(read)),
    text: t('mandateExpiredText'),
  }),
  issue_withdrawn: (t, read) => ({
    title: t('issueWithdrawn', issue(read)),
    text: t('issueWithdrawnText'),
  }),
  issue_extended: (t, read) => ({
    title: t('issueExtended', issue(read)),
    text: t('issueExtendedText'),
  }),
  shares_allotted: (t, read) => ({
    title: t('sharesAllotted', issue(read)),
    text: t('sharesAllottedText', { quantity: read('quantity'), amount: read('amount') }),
  }),
  shares_not_allotted: (t, read) => ({
    title: t('sharesNotAllotted', issue(read)),
    text: t('sharesNotAllottedText'),
  }),
  money_unblocked: (t, read) => ({
    title: t('moneyUnblocked', issue(read)),
    text: t('moneyUnblockedText', { amount: read('amount') }),
  }),
  unblock_late: (t, read) => ({
    title: t('unblockLate', issue(read)),
    text: t('unblockLateText', { amount: read('amount') }),
  }),
  shares_listed: (t, read) => ({
    title: t('sharesListed', issue(read)),
    text: t('sharesListedText', share(read)),
  }),
  block_met: (t, read) => ({
    title: t('blockMet', share(read)),
    text: t('blockMetText', { quantity: read('quantity'), price: read('price') }),
  }),
  block_not_met: (t, read) => ({
    title: t('blockNotMet', share(read)),
    text: t('blockNotMetText'),
  }),
  block_prevented: (t, read) => ({
    title: t('blockPrevented', share(read)),
    text: t('blockPreventedText'),
  }),
  claim_received: (t, read) => ({
    title: t('claimReceived', claim(read)),
    text: t('claimReceivedText', { day: read('day') }),
  }),
  claim_info_needed: (t, read) => ({ title: t('claimInfo', claim(read)), text: t('claimInfoText') }),
  claim_offered: (t, read) => ({
    title: t('claimOffered', claim(read)),
    text: t('claimOfferedText', { amount: read('amount'), day: read('day') }),
  }),
  claim_declined: (t, read) => ({ title: t('claimDeclined', claim(read)), text: t('claimDeclinedText') }),
  claim_offer_ended: (t, read) => ({
    title: t('claimOfferEnded', claim(read)),
    text: t('claimOfferEndedText'),
  }),
  claim_overdue: (t, read) => ({ title: t('claimOverdue', claim(read)), text: t('claimOverdueText') }),
  claim_paid: (t, read) => ({
    title: t('claimPaid', claim(read)),
    text: t('claimPaidText', { amount: read('amount') }),
  }),
} as const satisfies Record<NotificationCode, Wording>;

const isKnown = (code: string): code is NotificationCode => Object.hasOwn(wordings, code);

/** Of the client's own: they hide with the amounts. */
const ownFigures = ['quantity', 'quantity_now', 'filled', 'average'] as const;
const ownAmounts = ['amount', 'gross', 'tax'] as const;

function masked(params: Params): Params {
  const hidden = Object.fromEntries(
    ownFigures.filter((name) => params[name] !== undefined).map((name) => [name, maskedFigure]),
  );
  const amounts = Object.fromEntries(
    ownAmounts.filter((name) => params[name] !== undefined).map((name) => [name, maskedAmount]),
  );
  return { ...params, ...hidden, ...amounts };
}

function ownWording(t: T, code: NotificationCode, params: Params): NoticeWording | null {
  try {
    return wordings[code](t, reader(params));
  } catch (error) {
    if (error instanceof UnknownValue) return null;
    throw error;
  }
}

export interface NoticeWordingOptions {
  /** The client hides amounts: those of the notice are hidden, too. @default false */
  isMasked?: boolean;
}

/** What a notice says in the client's language; by the server's line where we have no words. */
export function noticeWording(
  t: T,
  { code, params, message }: Pick<Notification, 'code' | 'params' | 'message'>,
  { isMasked = false }: NoticeWordingOptions = {},
): NoticeWording {
  const own = isKnown(code) ? ownWording(t, code, isMasked ? masked(params) : params) : null;
  // A reason was written for this client by a person and is in no catalogue.
  if (own && code === 'kyc_rejected') return { ...own, text: params['reason'] ?? own.text };
  if (own) return own;
  return { title: isMasked ? hideFigures(message) : message, text: '' };
}
