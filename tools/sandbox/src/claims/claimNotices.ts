import { toWire, type CalendarDay, type Paise } from '@wealth/domain';
import type { Notice } from '../clients/noticeTexts.ts';

const figure = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const money = (amount: Paise) => `₹${figure.format(toWire(amount))}`;

/** Every notice about claims; each names the claim, so that it leads to it. */
export const claimNotices = {
  received: (id: string, reference: string, day: CalendarDay): Notice => ({
    code: 'claim_received',
    category: 'account',
    title: `Claim ${reference} received`,
    body: `It is answered by ${day}. Claiming is free, and nobody may ask you for a fee.`,
    params: { claim_id: id, reference, day },
  }),
  infoNeeded: (id: string, reference: string): Notice => ({
    code: 'claim_info_needed',
    category: 'account',
    title: `Claim ${reference}: we have a question`,
    body: 'The days of the answer go on. Please answer on the page of the claim.',
    params: { claim_id: id, reference },
  }),
  offered: (id: string, reference: string, { amount, day }: { amount: Paise; day: CalendarDay }): Notice => ({
    code: 'claim_offered',
    category: 'money',
    title: `Claim ${reference}: an offer of ${money(amount)}`,
    body: `It can be accepted until ${day}. Accepting it closes no other way.`,
    params: { claim_id: id, reference, amount: money(amount), day },
  }),
  declined: (id: string, reference: string): Notice => ({
    code: 'claim_declined',
    category: 'account',
    title: `Claim ${reference} is declined`,
    body: 'The page of the claim says why, and where you can go on.',
    params: { claim_id: id, reference },
  }),
  offerEnded: (id: string, reference: string): Notice => ({
    code: 'claim_offer_ended',
    category: 'account',
    title: `Claim ${reference}: the offer has ended`,
    body: 'Nobody accepted it in time. You can still go to SCORES and SMART ODR.',
    params: { claim_id: id, reference },
  }),
  overdue: (id: string, reference: string): Notice => ({
    code: 'claim_overdue',
    category: 'account',
    title: `Claim ${reference}: 21 days without an answer`,
    body: 'You can go to SCORES or SMART ODR now.',
    params: { claim_id: id, reference },
  }),
  paid: (id: string, reference: string, amount: Paise): Notice => ({
    code: 'claim_paid',
    category: 'money',
    title: `Claim ${reference}: ${money(amount)} is paid`,
    body: 'It was paid to your own bank account.',
    params: { claim_id: id, reference, amount: money(amount) },
  }),
} as const;
