import type { NotificationCode } from '@wealth/api-sdk/codes';
import type { Read, Wording } from './wording.ts';

const claim = (read: Read) => ({ reference: read('reference') });

/** Our words for what is told of claims. */
export const claimWordings = {
  claim_received: (t, read) => ({
    title: t('claimReceived', claim(read)),
    text: t('claimReceivedText', { day: read('day') }),
  }),
  claim_info_needed: (t, read) => ({
    title: t('claimInfoNeeded', claim(read)),
    text: t('claimInfoNeededText'),
  }),
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
} as const satisfies Partial<Record<NotificationCode, Wording>>;
