import type { ApplicationState, IssueApplicationDetail, IssueDetail, OwnDraw } from '@wealth/api-sdk/model';
import { drawOrder } from '@wealth/domain/issues';
import { ipoFixture, ofsFixture, ownAccount } from './issueFixtures.ts';

const at = (day: string, time: string) => `2026-11-${day}T${time}:00+05:30`;

const account = {
  id: ownAccount.id,
  bank_name: ownAccount.bank_name,
  masked_number: ownAccount.masked_number,
  ifsc: ownAccount.ifsc,
  holder: ownAccount.holder,
};

const submitted = { state: 'SUBMITTED', time: at('19', '11:04'), reason: null } as const;
const pending = { state: 'MANDATE_PENDING', time: at('19', '11:04'), reason: null } as const;
const approved = { state: 'MANDATE_APPROVED', time: at('19', '11:21'), reason: null } as const;

/** Two lots at cut-off, whose mandate waits. */
export const pendingFixture: IssueApplicationDetail = {
  id: 'application-1',
  reference: 'IP-5C4D3E2F1A0B',
  kind: 'ipo',
  subject: {
    id: ipoFixture.id,
    kind: 'ipo',
    board: 'mainboard',
    name: ipoFixture.name,
    instrument: ipoFixture.instrument,
  },
  side: 'BUY',
  bids: [{ quantity: 90, price: null, amount: 29_520 }],
  quantity: 90,
  amount: 29_520,
  state: 'MANDATE_PENDING',
  asked_at: at('19', '11:04'),
  account,
  upi_id: ownAccount.upi_id,
  money: { place: 'bank', free: 29_520, blocked: 0, paid: 0 },
  mandate: {
    reference: '632314009187',
    sent_at: at('19', '11:04'),
    until: at('20', '17:00'),
    decided_at: null,
  },
  allotment: null,
  compensation: null,
  waiting_for: { by: 'client', event: 'mandate', until: at('20', '17:00'), otherwise: 'expires' },
  actions: ['change', 'withdraw', 'resend_mandate', 'decide_mandate'],
  history: [submitted, pending],
  draw: null,
  trade: null,
};

const decidedMandate = pendingFixture.mandate && { ...pendingFixture.mandate, decided_at: at('19', '11:21') };

const drawFacts = {
  basis: 'lots',
  seed: '7e1c40aa90af7e1c40aa90af',
  published_at: at('23', '21:00'),
  applicants: 408_495,
  shares: 5_374_935,
  demand: 45_252_243,
  lot_size: 45,
  lots: 119_443,
  adjusted: 0,
  last_place: null,
  bids: [],
} as const satisfies OwnDraw['draw'];

/** The draw of the number that stands at a place, as the server publishes it. */
function drawAt(place: number): OwnDraw {
  const { seed, applicants } = drawFacts;
  const number = drawOrder({ seed, issue: ipoFixture.id, applicants }).numberAt(place);
  return { number: number + 1, place, draw: { ...drawFacts, bids: [...drawFacts.bids] } };
}

const drawnPlace = 88_205;
const undrawnPlace = 311_901;

const blockedFixture: IssueApplicationDetail = {
  ...pendingFixture,
  state: 'MANDATE_APPROVED',
  money: { place: 'bank', free: 0, blocked: 29_520, paid: 0 },
  mandate: decidedMandate,
  waiting_for: { by: 'registrar', event: 'allotment', until: at('23', '21:00'), otherwise: null },
  actions: ['change', 'withdraw'],
  history: [submitted, pending, approved],
};

const drawn = {
  state: 'ALLOTTED',
  time: at('23', '21:00'),
  reason: { code: 'drawn', message: 'Allotted as the published draw says.' },
} as const;

const allottedFixture: IssueApplicationDetail = {
  ...blockedFixture,
  state: 'ALLOTTED',
  allotment: { quantity: 45, price: 328, amount: 14_760, released: 14_760, at: at('23', '21:00') },
  waiting_for: { by: 'bank', event: 'debit', until: at('25', '14:00'), otherwise: null },
  actions: [],
  history: [...blockedFixture.history, drawn],
  draw: drawAt(drawnPlace),
};

const debited = { state: 'DEBITED', time: at('25', '14:00'), reason: null } as const;

const debitedFixture: IssueApplicationDetail = {
  ...allottedFixture,
  state: 'DEBITED',
  money: { place: 'bank', free: 14_760, blocked: 0, paid: 14_760 },
  waiting_for: { by: 'exchange', event: 'listing', until: at('26', '10:00'), otherwise: null },
  history: [...allottedFixture.history, debited],
};

const notDrawnFixture: IssueApplicationDetail = {
  ...blockedFixture,
  state: 'NOT_ALLOTTED',
  allotment: { quantity: 0, price: 328, amount: 0, released: 29_520, at: at('23', '21:00') },
  waiting_for: { by: 'bank', event: 'unblock', until: at('25', '16:00'), otherwise: 'compensated' },
  actions: [],
  history: [
    ...blockedFixture.history,
    {
      state: 'NOT_ALLOTTED',
      time: at('23', '21:00'),
      reason: { code: 'not_drawn', message: 'The draw has not picked this application.' },
    },
  ],
  draw: drawAt(undrawnPlace),
};

/** Five days late: the 26th to the 30th. */
export const lateFixture: IssueApplicationDetail = {
  ...notDrawnFixture,
  compensation: { days: 5, since: '2026-11-26', amount: 500, yearly: 60.66 },
};

const ended = (
  state: ApplicationState,
  code: string,
  from: IssueApplicationDetail = pendingFixture,
): IssueApplicationDetail => ({
  ...from,
  state,
  waiting_for: null,
  actions: [],
  history: [
    ...from.history,
    { state, time: at('19', '14:20'), reason: { code, message: `The server says ${code}.` } },
  ],
});

const freed = { place: 'bank', free: 29_520, blocked: 0, paid: 0 } as const;

/** A bid in an offer for sale that was allotted in part. */
export const offerFixture: IssueApplicationDetail = {
  ...pendingFixture,
  id: 'application-2',
  kind: 'ofs',
  subject: {
    id: ofsFixture.id,
    kind: 'ofs',
    board: 'mainboard',
    name: ofsFixture.name,
    instrument: ofsFixture.instrument,
  },
  bids: [{ quantity: 100, price: null, amount: 148_100 }],
  quantity: 100,
  amount: 148_262.42,
  state: 'BLOCKED',
  account: null,
  upi_id: null,
  mandate: null,
  money: { place: 'cash', free: 0, blocked: 148_262.42, paid: 0 },
  waiting_for: { by: 'exchange', event: 'allotment', until: at('19', '18:00'), otherwise: 'released' },
  actions: ['change', 'withdraw'],
  history: [{ state: 'BLOCKED', time: at('19', '11:04'), reason: null }],
};

const settledFixture: IssueApplicationDetail = {
  ...offerFixture,
  state: 'SETTLED',
  money: { place: 'cash', free: 49_420.81, blocked: 0, paid: 98_841.61 },
  allotment: { quantity: 66, price: 1_496, amount: 98_736, released: 49_420.81, at: at('19', '18:00') },
  waiting_for: null,
  actions: [],
  history: [
    ...offerFixture.history,
    {
      state: 'ALLOTTED',
      time: at('19', '18:00'),
      reason: { code: 'in_proportion', message: 'Shared out in proportion.' },
    },
    { state: 'SETTLED', time: at('20', '08:00'), reason: null },
  ],
  trade: {
    quantity: 66,
    price: 1_496,
    value: 98_736,
    charges: [
      { code: 'securities_transaction_tax', label: 'Securities transaction tax', amount: 99 },
      { code: 'gst', label: 'GST', amount: 1.2 },
    ],
    total: 98_841.61,
    traded_at: at('19', '18:00'),
    settlement_date: '2026-11-20',
  },
};

/** An application in each of its states. */
export const applicationsByState = {
  pending: pendingFixture,
  blocked: blockedFixture,
  declined: { ...ended('MANDATE_REJECTED', 'declined'), money: freed },
  noMoney: { ...ended('MANDATE_REJECTED', 'insufficient_funds'), money: freed },
  expired: { ...ended('EXPIRED', 'not_approved'), money: freed },
  withdrawn: ended('WITHDRAWN', 'by_client', blockedFixture),
  cancelled: ended('CANCELLED', 'issue_withdrawn', blockedFixture),
  allotted: allottedFixture,
  debited: debitedFixture,
  listed: {
    ...debitedFixture,
    state: 'LISTED',
    waiting_for: null,
    history: [...debitedFixture.history, { state: 'LISTED', time: at('26', '10:00'), reason: null }],
  },
  notDrawn: notDrawnFixture,
  late: lateFixture,
  unblocked: {
    ...notDrawnFixture,
    state: 'UNBLOCKED',
    money: freed,
    waiting_for: null,
    history: [...notDrawnFixture.history, { state: 'UNBLOCKED', time: at('25', '16:00'), reason: null }],
  },
  offer: offerFixture,
  settled: settledFixture,
} as const satisfies Record<string, IssueApplicationDetail>;

/** An issue with the client's application for it. */
export const withOwn = (issue: IssueDetail, { id, state, amount }: IssueApplicationDetail): IssueDetail => ({
  ...issue,
  application: { id, state, amount },
});
