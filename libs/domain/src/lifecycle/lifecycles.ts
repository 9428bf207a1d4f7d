import {
  answerEndsAt,
  claimAcknowledgedAt,
  claimPaidAt,
  claimReviewedAt,
  offerEndsAt,
} from '../claims/claimDays.ts';
import { depositEndsAt, payoutOf } from '../funds/fundTimes.ts';
import type { DepositMethod } from '../funds/fundRules.ts';
import { lifecycle, type Lifecycle } from './lifecycle.ts';
import { interest, loan, marginCall, pledge, repayment, securedLoan } from './loanLifecycles.ts';

/** How a submission of the identity check ends is what is done with it. */
const kyc = lifecycle({
  next: {
    submitted: ['in_review', 'approved', 'rejected'],
    in_review: ['approved', 'rejected'],
    approved: [],
    rejected: [],
  },
  first: ['submitted'],
  usual: { submitted: 'in_review', in_review: 'approved' },
  refused: ['rejected'],
});

/** What can become of an order that waits at the exchange. */
const orderEnds = ['COMPLETE', 'CANCELLED', 'EXPIRED', 'REJECTED'] as const;

const order = lifecycle({
  next: {
    QUEUED: ['PENDING', 'TRIGGER_PENDING', 'OPEN', 'PARTIAL', ...orderEnds],
    PENDING: ['TRIGGER_PENDING', 'OPEN', 'PARTIAL', ...orderEnds],
    // A GTT is triggered and ends with that; a stop order is open then.
    TRIGGER_PENDING: ['TRIGGERED', 'OPEN', 'PARTIAL', ...orderEnds],
    OPEN: ['PARTIAL', ...orderEnds],
    PARTIAL: orderEnds,
    TRIGGERED: [],
    COMPLETE: [],
    CANCELLED: [],
    EXPIRED: [],
    REJECTED: [],
  },
  first: ['QUEUED', 'PENDING', 'TRIGGER_PENDING', 'REJECTED'],
  refused: ['REJECTED'],
});

/** The trades of one day: shares and money change hands by the calendar. */
const tradeSettlement: Lifecycle<'TRADED' | 'SETTLED', { completeAt: number }> = {
  next: { TRADED: ['SETTLED'], SETTLED: [] },
  first: ['TRADED'],
  usual: { TRADED: 'SETTLED' },
  dueBy: { TRADED: ({ completeAt }) => completeAt },
  isByTime: true,
};

type DepositState = 'AWAITING_PAYMENT' | 'CREDITED' | 'RETURNED' | 'EXPIRED' | 'CANCELLED';

const deposit: Lifecycle<DepositState, { method: DepositMethod }> = {
  next: {
    AWAITING_PAYMENT: ['CREDITED', 'RETURNED', 'EXPIRED', 'CANCELLED'],
    CREDITED: [],
    RETURNED: [],
    EXPIRED: [],
    CANCELLED: [],
  },
  first: ['AWAITING_PAYMENT'],
  usual: { AWAITING_PAYMENT: 'CREDITED' },
  dueBy: { AWAITING_PAYMENT: ({ method, at }) => depositEndsAt(method, at) },
  refused: ['RETURNED'],
};

const withdrawal = lifecycle({
  next: { REQUESTED: ['SENT', 'CANCELLED'], SENT: ['PAID', 'FAILED'], PAID: [], FAILED: [], CANCELLED: [] },
  first: ['REQUESTED'],
  usual: { REQUESTED: 'SENT', SENT: 'PAID' },
  dueBy: {
    REQUESTED: ({ beganAt }) => payoutOf(beganAt).sentAt,
    SENT: ({ beganAt }) => payoutOf(beganAt).paidAt,
  },
  refused: ['FAILED'],
});

/** What the rules of running accounts pay out: it is on its way as it begins. */
const settlement = lifecycle({
  next: { SENT: ['PAID', 'FAILED'], PAID: [], FAILED: [] },
  first: ['SENT'],
  usual: { SENT: 'PAID' },
  refused: ['FAILED'],
});

/** A dividend that has not come by the day on which it should have is missing, and may come later. */
const dividend = lifecycle({
  next: { EXPECTED: ['RECEIVED', 'MISSING'], RECEIVED: [], MISSING: ['RECEIVED'] },
  first: ['EXPECTED'],
  usual: { EXPECTED: 'RECEIVED' },
});

/** An application for an issue, as far as its money goes: the mandate blocks it in the client's own bank. */
const application = lifecycle({
  next: {
    SUBMITTED: ['BLOCKED', 'REFUSED', 'LAPSED', 'WITHDRAWN'],
    BLOCKED: ['UNBLOCKED'],
    REFUSED: [],
    LAPSED: [],
    WITHDRAWN: [],
    UNBLOCKED: [],
  },
  first: ['SUBMITTED'],
  usual: { SUBMITTED: 'BLOCKED', BLOCKED: 'UNBLOCKED' },
  refused: ['REFUSED'],
});

/** The same application as its client follows it: its movement blocks the money, and the allotment brings the shares. */
const issueApplication = lifecycle({
  next: {
    SUBMITTED: ['MANDATE_PENDING'],
    MANDATE_PENDING: ['MANDATE_APPROVED', 'MANDATE_REJECTED', 'EXPIRED', 'WITHDRAWN', 'CANCELLED'],
    MANDATE_APPROVED: ['ALLOTTED', 'NOT_ALLOTTED', 'WITHDRAWN', 'CANCELLED'],
    MANDATE_REJECTED: [],
    EXPIRED: [],
    // Where money was blocked it is released afterwards.
    WITHDRAWN: ['UNBLOCKED'],
    CANCELLED: ['UNBLOCKED'],
    ALLOTTED: ['DEBITED'],
    NOT_ALLOTTED: ['UNBLOCKED'],
    DEBITED: ['LISTED'],
    UNBLOCKED: [],
    LISTED: [],
  },
  first: ['SUBMITTED'],
  usual: {
    SUBMITTED: 'MANDATE_PENDING',
    MANDATE_PENDING: 'MANDATE_APPROVED',
    MANDATE_APPROVED: 'ALLOTTED',
    ALLOTTED: 'DEBITED',
    NOT_ALLOTTED: 'UNBLOCKED',
    DEBITED: 'LISTED',
  },
  refused: ['MANDATE_REJECTED', 'EXPIRED'],
});

/** A bid in an offer for sale, which cash here covers. */
const offerBid = lifecycle({
  next: {
    BLOCKED: ['ALLOTTED', 'NOT_ALLOTTED', 'WITHDRAWN', 'CANCELLED'],
    ALLOTTED: ['SETTLED'],
    NOT_ALLOTTED: [],
    WITHDRAWN: [],
    CANCELLED: [],
    SETTLED: [],
  },
  first: ['BLOCKED'],
  usual: { BLOCKED: 'ALLOTTED', ALLOTTED: 'SETTLED' },
});

/** A bid on a block: it meets it, or waits until the window ends. */
const blockBid = lifecycle({
  next: {
    WAITING: ['MET', 'NOT_MET', 'WITHDRAWN', 'PREVENTED'],
    MET: ['SETTLED'],
    NOT_MET: [],
    WITHDRAWN: [],
    PREVENTED: [],
    SETTLED: [],
  },
  first: ['WAITING'],
  usual: { WAITING: 'MET', MET: 'SETTLED' },
});

type ClaimState =
  | 'SUBMITTED'
  | 'ACKNOWLEDGED'
  | 'UNDER_REVIEW'
  | 'INFO_NEEDED'
  | 'OFFERED'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'PAID';

/** A claim for compensation: rejected by us with a reason, by the client, or because the offer was not answered. */
const claim: Lifecycle<ClaimState> = {
  next: {
    SUBMITTED: ['ACKNOWLEDGED'],
    ACKNOWLEDGED: ['UNDER_REVIEW'],
    UNDER_REVIEW: ['INFO_NEEDED', 'OFFERED', 'REJECTED'],
    INFO_NEEDED: ['UNDER_REVIEW'],
    OFFERED: ['ACCEPTED', 'REJECTED'],
    ACCEPTED: ['PAID'],
    REJECTED: [],
    PAID: [],
  },
  first: ['SUBMITTED'],
  again: ['UNDER_REVIEW', 'INFO_NEEDED'],
  usual: {
    SUBMITTED: 'ACKNOWLEDGED',
    ACKNOWLEDGED: 'UNDER_REVIEW',
    UNDER_REVIEW: 'OFFERED',
    INFO_NEEDED: 'UNDER_REVIEW',
    OFFERED: 'ACCEPTED',
    ACCEPTED: 'PAID',
  },
  dueBy: {
    SUBMITTED: ({ beganAt }) => claimAcknowledgedAt(beganAt),
    ACKNOWLEDGED: ({ beganAt }) => claimReviewedAt(beganAt),
    UNDER_REVIEW: ({ beganAt }) => answerEndsAt(beganAt),
    OFFERED: ({ at }) => offerEndsAt(at),
    ACCEPTED: ({ at }) => claimPaidAt(at),
  },
  refused: ['REJECTED'],
};

/** What we pay for a claim, out of our own money. */
const compensation = lifecycle({
  next: { DUE: ['PAID'], PAID: [] },
  first: ['DUE'],
  usual: { DUE: 'PAID' },
});

const allotment = lifecycle({
  next: { ALLOTTED: ['LISTED'], LISTED: [] },
  first: ['ALLOTTED'],
  usual: { ALLOTTED: 'LISTED' },
});

const bonus = lifecycle({
  next: { ALLOTTED: ['TRADABLE'], TRADABLE: [] },
  first: ['ALLOTTED'],
  usual: { ALLOTTED: 'TRADABLE' },
});

const demerger = lifecycle({
  next: { ALLOTTED: ['LISTED'], LISTED: [] },
  first: ['ALLOTTED'],
  usual: { ALLOTTED: 'LISTED' },
});

const fraction = lifecycle({
  next: { EXPECTED: ['PAID'], PAID: [] },
  first: ['EXPECTED'],
  usual: { EXPECTED: 'PAID' },
});

/** The lifecycle of everything that has states: what refuses a step, draws it and waits for it asks here. */
export const lifecycles = {
  kyc,
  order,
  tradeSettlement,
  deposit,
  withdrawal,
  settlement,
  refund: lifecycle({ next: { PAID: [] }, first: ['PAID'] }),
  fee: lifecycle({ next: { CHARGED: [] }, first: ['CHARGED'] }),
  dividend,
  application,
  issueApplication,
  offerBid,
  blockBid,
  claim,
  compensation,
  // A waiver of one of our own charges: used up by sales, or over.
  waiver: lifecycle({
    next: { AVAILABLE: ['USED', 'EXPIRED'], USED: [], EXPIRED: [] },
    first: ['AVAILABLE'],
  }),
  allotment,
  bonus,
  demerger,
  fraction,
  loan,
  securedLoan,
  marginCall,
  repayment,
  interest,
  pledge,
  resettlement: lifecycle({ next: { RECALLED: ['SETTLED'], SETTLED: [] }, first: ['RECALLED'] }),
  exchange: lifecycle({ next: { EXCHANGED: [] }, first: ['EXCHANGED'] }),
  transferIn: lifecycle({ next: { RECEIVED: [] }, first: ['RECEIVED'] }),
  transferOut: lifecycle({ next: { SENT: [] }, first: ['SENT'] }),
} as const;

export type LifecycleKind = keyof typeof lifecycles;
/** The states of a kind. */
export type StateOf<Kind extends LifecycleKind> = keyof (typeof lifecycles)[Kind]['next'];
