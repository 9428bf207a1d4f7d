import { MatchersV3 } from '@pact-foundation/pact';
import { moment } from './contract.ts';
import { account, bankId } from './fundShapes.ts';
import { key } from './tradeShapes.ts';

const { arrayContaining, eachLike, integer, like, nullValue, number, regex } = MatchersV3;

export const opened = 'it is 20 November 2026, an IPO is open, and client 9876543210 has confirmed the PIN';
export const waiting =
  'it is 20 November 2026, and client 9876543210 has an application whose mandate waits, the one of the request';
export const issueId = 'IPO-2026-11-B';
export const applicationId = '5c4d3e2f-1a0b-4c9d-8e7f-6a5b4c3d2e1f';
export const keyed = { 'Idempotency-Key': key };
/** One lot. */
export const quantity = 13;
export const bid = { quantity, price: null };
export const json = { bids: [bid], upi_id: 'asha.verma@sandbox', bank_id: bankId };

export const amount = { quantity: integer(quantity), amount: number(14_157) };
export const issue = {
  id: issueId,
  kind: 'ipo',
  board: 'mainboard',
  status: 'open',
  name: like('Enkara'),
  instrument: { market: 'NSE', symbol: like('ENKARA') },
  isin: like('INE000ZR8022'),
  sector: like('Energy'),
  activity: like('wire maker'),
  issue_price: nullValue(),
  cut_off: nullValue(),
  tick_size: number(1),
  face_value: number(10),
  issue_size: number(8_000_000_000),
  retail_shares: integer(2_571_000),
  retail_limit: number(200_000),
  last_price: nullValue(),
  application: nullValue(),
  price_low: number(1_030),
  price_high: number(1_089),
  lot_size: integer(quantity),
  smallest: amount,
  largest: amount,
  opens_at: moment('2026-11-17T10:00:00+05:30'),
  bids_until: moment('2026-11-25T16:00:00+05:30'),
  changes_until: moment('2026-11-25T17:00:00+05:30'),
  mandates_until: moment('2026-11-25T17:00:00+05:30'),
  allotted_at: moment('2026-11-26T21:00:00+05:30'),
  lists_at: moment('2026-11-30T10:00:00+05:30'),
  subscription: {
    as_of: moment('2026-11-20T11:00:00+05:30'),
    categories: eachLike({
      code: like('retail'),
      shares: integer(1),
      bid_shares: integer(1),
      times: number(1.5),
    }),
    retail: { applicants: integer(1), lots: integer(1) },
  },
};
/** As lists have it. */
export const listedApplication = (state: string, decidedAt: unknown = nullValue()) => ({
  id: like(applicationId),
  reference: regex('^IP-[0-9A-F]{12}$', 'IP-5C4D3E2F1A0B'),
  kind: 'ipo',
  subject: {
    id: issueId,
    kind: 'ipo',
    board: 'mainboard',
    name: like('Enkara'),
    instrument: { market: 'NSE', symbol: like('ENKARA') },
  },
  side: 'BUY',
  asked_at: moment('2026-11-20T11:00:00+05:30'),
  actions: like(['change']),
  bids: [{ quantity, price: nullValue(), amount: number(14_157) }],
  quantity,
  amount: number(14_157),
  state,
  account,
  upi_id: 'asha.verma@sandbox',
  money: { place: 'bank', free: number(14_157), blocked: number(0), paid: number(0) },
  mandate: {
    reference: regex('^\\d{12}$', '632314009187'),
    sent_at: moment('2026-11-20T11:00:00+05:30'),
    until: moment('2026-11-25T17:00:00+05:30'),
    decided_at: decidedAt,
  },
  allotment: nullValue(),
  compensation: nullValue(),
  history: arrayContaining({
    state: 'SUBMITTED',
    time: moment('2026-11-20T11:00:00+05:30'),
    reason: nullValue(),
  }),
});
export const application = (state: string, decidedAt?: unknown) => ({
  ...listedApplication(state, decidedAt),
  draw: nullValue(),
  trade: nullValue(),
});

export const allotting = {
  by: 'registrar',
  event: 'allotment',
  until: moment('2026-11-26T21:00:00+05:30'),
  otherwise: nullValue(),
};
export const wait = {
  by: 'client',
  event: 'mandate',
  until: moment('2026-11-25T17:00:00+05:30'),
  otherwise: 'expires',
};

export const detail = {
  extended_from: nullValue(),
  registrar: like('Akshar Registry Services'),
  seller: nullValue(),
  risks: eachLike('Half of the sales come from three customers.'),
  documents: eachLike({
    code: like('abridged_prospectus'),
    title: like('Abridged prospectus'),
    sections: eachLike({
      heading: like('The issue'),
      text: like('It offers its shares for the first time.'),
    }),
  }),
  draw: nullValue(),
};
