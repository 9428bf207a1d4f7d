import type { NotificationCode } from '@wealth/api-sdk/codes';
import { creditWordings } from './creditWordings.ts';
import type { Read, Wording } from './wording.ts';

const account = (read: Read) => ({ bank: read('bank_name'), number: read('masked_number') });
const share = (read: Read) => ({ symbol: read('symbol') });
const issue = (read: Read) => ({ name: read('name') });
const fills = (read: Read) => ({ filled: read('filled'), quantity: read('quantity') });
const quantity = (read: Read) => ({ quantity: read('quantity') });

/** Our words for each code. */
export const wordings = {
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
  block_window_near: (t, read) => ({
    title: t('blockWindowNear'),
    text: t('blockWindowNearText', { from: read('from'), to: read('to') }),
  }),
  ...creditWordings,
} as const satisfies Record<NotificationCode, Wording>;
