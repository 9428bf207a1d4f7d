import type { ClaimableSubject, ClaimDetail, ClaimFormula, ClaimLadderStep } from '@wealth/api-sdk/model';

export const orderSubject: ClaimableSubject = {
  kind: 'order',
  id: 'order-1',
  reference: '1100000000482190',
  name: 'AUSHADHI',
  quantity: 62,
  at: '2026-11-17T10:41:58+05:30',
  formulas: [],
};

export const lateFormula: ClaimFormula = {
  code: 'late_unblock',
  amount: 500,
  days: 5,
  blocked: 29_520,
  gain: null,
  shares: null,
  chance_percent: null,
};

export const applicationSubject: ClaimableSubject = {
  kind: 'application',
  id: 'application-1',
  reference: 'IP-5C4D3E2F1A0B',
  name: 'Bharani Solar',
  quantity: 90,
  at: '2026-11-02T11:04:18+05:30',
  formulas: [lateFormula],
};

export const movementSubject: ClaimableSubject = {
  kind: 'movement',
  id: 'movement-1',
  reference: 'WD4F7A2C91',
  name: 'deposit',
  quantity: 25_000,
  at: '2026-11-10T09:32:07+05:30',
  formulas: [],
};

const ladder: ClaimLadderStep[] = [
  { code: 'service', from: '2026-10-30', until: null, state: 'done', answer_days: 21 },
  { code: 'grievance', from: '2026-10-30', until: null, state: 'open', answer_days: 21 },
  { code: 'scores', from: '2026-11-21', until: '2027-10-28', state: 'later', answer_days: 21 },
  { code: 'odr', from: '2026-11-21', until: null, state: 'later', answer_days: 42 },
];

const step = (state: ClaimDetail['state'], time: string) => ({ state, time, reason: null, text: null });

/** Under review on the twentieth of its 21 days. */
export const claimFixture: ClaimDetail = {
  id: 'claim-1',
  reference: 'CP-26100214',
  reason: 'order_late',
  subject: {
    kind: 'order',
    id: 'order-0',
    reference: '1100000000471085',
    name: 'NEELINFO',
    quantity: 43,
    at: '2026-10-28T10:41:58+05:30',
  },
  amount: 860,
  happened_on: '2026-10-28',
  state: 'UNDER_REVIEW',
  received_at: '2026-10-30T09:12:00+05:30',
  answer_by: '2026-11-20',
  is_overdue: false,
  offer: null,
  payment: null,
  history: [
    step('SUBMITTED', '2026-10-30T09:12:00+05:30'),
    step('ACKNOWLEDGED', '2026-10-30T10:12:00+05:30'),
    step('UNDER_REVIEW', '2026-11-02T10:00:00+05:30'),
  ],
  text: 'I sent the order at 10:41:58. It was placed at 10:43:31, at a higher price.',
  images: [{ url: '', name: 'order-screen-1.png' }],
  formula: null,
  record: [
    { time: '2026-10-28T10:41:58.204+05:30', state: 'PENDING', quantity: null, price: null, amount: null },
    { time: '2026-10-28T10:43:31.870+05:30', state: 'TRADE', quantity: 43, price: 1_560.4, amount: null },
  ],
  ladder,
};

/** Answered in part on the nineteenth day. */
export const offeredClaim: ClaimDetail = {
  ...claimFixture,
  state: 'OFFERED',
  offer: {
    amount: 620,
    lines: [
      { text: '43 shares bought ₹14.40 dearer', claimed: 619.2, offered: 619.2 },
      { text: 'Charges on the difference', claimed: 0.8, offered: 0.8 },
      { text: 'Your time, 2 hours', claimed: 240, offered: 0 },
    ],
    why: 'The delay was ours. For the hours there is no rule that lets us pay.',
    offered_at: '2026-11-18T11:05:00+05:30',
    until: '2026-12-02',
  },
  history: [
    ...claimFixture.history,
    {
      state: 'OFFERED',
      time: '2026-11-18T11:05:00+05:30',
      reason: { code: 'in_part', message: 'Accepted in part.' },
      text: null,
    },
  ],
};

export const askedClaim: ClaimDetail = {
  ...claimFixture,
  state: 'INFO_NEEDED',
  history: [
    ...claimFixture.history,
    { state: 'INFO_NEEDED', time: '2026-11-10T10:00:00+05:30', reason: null, text: 'On which exchange?' },
  ],
};

const openLadder = ladder.map((one) =>
  one.state === 'later' ? { ...one, from: '2026-11-19', state: 'open' as const } : one,
);

export const refusedClaim: ClaimDetail = {
  ...offeredClaim,
  state: 'REJECTED',
  ladder: openLadder,
  history: [
    ...offeredClaim.history,
    {
      state: 'REJECTED',
      time: '2026-11-19T14:40:00+05:30',
      reason: { code: 'by_client', message: 'By the client.' },
      text: null,
    },
  ],
};

export const acceptedClaim: ClaimDetail = {
  ...offeredClaim,
  state: 'ACCEPTED',
  payment: {
    account: {
      id: 'account-1',
      bank_name: 'Sandbox Bank',
      masked_number: '••••4821',
      ifsc: 'SBOX0000001',
      holder: 'Asha Verma',
    },
    due_at: '2026-11-23T18:00:00+05:30',
    paid_at: null,
  },
  history: [...offeredClaim.history, step('ACCEPTED', '2026-11-19T14:40:00+05:30')],
};

export const paidClaim: ClaimDetail = {
  ...acceptedClaim,
  state: 'PAID',
  payment: acceptedClaim.payment && { ...acceptedClaim.payment, paid_at: '2026-11-23T18:00:00+05:30' },
  history: [...acceptedClaim.history, step('PAID', '2026-11-23T18:00:00+05:30')],
};
