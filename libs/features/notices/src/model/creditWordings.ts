import type { NotificationCode } from '@wealth/api-sdk/codes';
import type { Read, Wording } from './wording.ts';

const loan = (read: Read) => ({ loan: read('loan') });
const claim = (read: Read) => ({ reference: read('reference') });

/** Our words for the codes of loans, of claims for compensation and of waivers. */
export const creditWordings = {
  loan_signed: (t, read) => ({
    title: t('loanSigned', loan(read)),
    text: t('loanSignedText', { lender: read('lender'), amount: read('amount') }),
  }),
  loan_paid_out: (t, read) => ({
    title: t('loanPaidOut', loan(read)),
    text: t('loanPaidOutText', { amount: read('amount'), account: read('account') }),
  }),
  loan_payment_near: (t, read) => ({
    title: t('loanPaymentNear', loan(read)),
    text: t('loanPaymentNearText', { amount: read('amount'), day: read('day') }),
  }),
  loan_payment_taken: (t, read) => ({
    title: t('loanPaymentTaken', loan(read)),
    text: t('loanPaymentTakenText', { amount: read('amount') }),
  }),
  loan_payment_failed: (t, read) => ({
    title: t('loanPaymentFailed', loan(read)),
    text: t('loanPaymentFailedText', { amount: read('amount') }),
  }),
  loan_repaid_part: (t, read) => ({
    title: t('loanRepaidPart', loan(read)),
    text: t('loanRepaidPartText', { amount: read('amount') }),
  }),
  loan_repaid: (t, read) => ({
    title: t('loanRepaid', loan(read)),
    text: t('loanRepaidText'),
  }),
  loan_cancelled: (t, read) => ({
    title: t('loanCancelled', loan(read)),
    text: t('loanCancelledText'),
  }),
  loan_near_call: (t, read) => ({
    title: t('loanNearCall', loan(read)),
    text: t('loanNearCallText', { cover: read('cover'), level: read('call_level') }),
  }),
  loan_margin_call: (t, read) => ({
    title: t('loanMarginCall', loan(read)),
    text: t('loanMarginCallText', { amount: read('amount'), day: read('day') }),
  }),
  loan_call_met: (t, read) => ({
    title: t('loanCallMet', loan(read)),
    text: t('loanCallMetText'),
  }),
  loan_sale_notice: (t, read) => ({
    title: t('loanSaleNotice', loan(read)),
    text: t('loanSaleNoticeText', { shares: read('shares'), day: read('day') }),
  }),
  loan_shares_sold: (t, read) => ({
    title: t('loanSharesSold', loan(read)),
    text: t('loanSharesSoldText', { shares: read('shares'), amount: read('amount') }),
  }),
  loan_shares_pledged: (t, read) => ({
    title: t('loanSharesPledged', loan(read)),
    text: t('loanSharesPledgedText', { shares: read('shares') }),
  }),
  loan_shares_released: (t, read) => ({
    title: t('loanSharesReleased', loan(read)),
    text: t('loanSharesReleasedText', { shares: read('shares') }),
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
  offer_granted: (t, read) => ({
    title: t('offerGranted'),
    text: t('offerGrantedText', { amount: read('amount'), day: read('day') }),
  }),
  offer_used: (t, read) => ({
    title: t('offerUsed', { symbol: read('symbol') }),
    text: t('offerUsedText', { amount: read('amount') }),
  }),
  offer_expired: (t, read) => ({
    title: t('offerExpired'),
    text: t('offerExpiredText', { day: read('day') }),
  }),
} as const satisfies Partial<Record<NotificationCode, Wording>>;
