import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as trade from '../src/generated/endpoints/trade/trade.ts';
import {
  anyBearer,
  by,
  get,
  holding,
  isRefused,
  moment,
  post,
  refusedFor,
  remove,
  succeeds,
} from './contract.ts';
import { account, bankId } from './fundShapes.ts';
import { key } from './tradeShapes.ts';

const { arrayContaining, eachLike, integer, like, nullValue, number, regex } = MatchersV3;

const opened = 'it is 20 November 2026, an IPO is open, and client 9876543210 has confirmed the PIN';
const windowOpen = 'it is 19 November 2026, and the afternoon window of block deals is open';
const waiting =
  'it is 20 November 2026, and client 9876543210 has an application whose mandate waits, the one of the request';
const issueId = 'IPO-2026-11-B';
const applicationId = '5c4d3e2f-1a0b-4c9d-8e7f-6a5b4c3d2e1f';
const keyed = { 'Idempotency-Key': key };
/** One lot. */
const quantity = 13;
const bid = { quantity, price: null };
const json = { bids: [bid], upi_id: 'asha.verma@sandbox', bank_id: bankId };

const amount = { quantity: integer(quantity), amount: number(14_157) };
const issue = {
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
const application = (state: string, decidedAt: unknown = nullValue()) => ({
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
  draw: nullValue(),
  trade: nullValue(),
});
const allotting = {
  by: 'registrar',
  event: 'allotment',
  until: moment('2026-11-26T21:00:00+05:30'),
  otherwise: nullValue(),
};
const wait = {
  by: 'client',
  event: 'mandate',
  until: moment('2026-11-25T17:00:00+05:30'),
  otherwise: 'expires',
};

const detail = {
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

describe('issues', () => {
  it('are listed with what was bid for so far, and one has its hours [I5C-4-PACT]', async () => {
    const listed = get('/trade/app/v1/ipo')('the IPOs that are open', {
      ...by(opened),
      query: { status: 'open' },
      answer: holding(arrayContaining(issue)),
    });
    const issues = await succeeds(listed, () => trade.getIpoIssues({ status: 'open' }));
    expect(issues[0]).toMatchObject({ id: issueId });
    const timeline = arrayContaining({ code: 'allotment', at: moment('2026-11-26T21:00:00+05:30') });
    const one = get(`/trade/app/v1/ipo/${issueId}`)('one IPO', {
      ...by(opened),
      answer: holding({ ...issue, ...detail, timeline }),
    });
    expect((await succeeds(one, () => trade.getIpoIssue(issueId))).timeline[0]?.code).toBe('allotment');
  });
});

describe('applications', () => {
  const toApply = post(`/trade/app/v1/ipo/${issueId}/applications`);

  it('are made under a key, and wait for their mandate [I5C-4-PACT]', async () => {
    const headers = { ...anyBearer, ...keyed };
    const answer = holding({ ...application('MANDATE_PENDING'), waiting_for: wait });
    const exchange = toApply('an application for an IPO', { state: opened, headers, json, answer });
    const asked = await succeeds(exchange, () => trade.createIpoApplication(issueId, json, keyed));
    expect(asked).toMatchObject({ state: 'MANDATE_PENDING', waiting_for: { by: 'client' } });
  });

  it('off the lot are refused with the code, and previewed with the nearest quantity [I5C-4-PACT]', async () => {
    const body = { ...json, bids: [{ quantity: quantity + 1, price: null }] };
    const message = 'The quantity has to be a multiple of 13.';
    const refusedOne = toApply('an application off the lot', {
      state: opened,
      headers: { ...anyBearer, ...keyed },
      json: body,
      ...refusedFor(400, { field: 'bids', code: 'off_lot', message }),
    });
    const { fieldErrors } = await isRefused(refusedOne, () =>
      trade.createIpoApplication(issueId, body, keyed),
    );
    expect(fieldErrors[0]?.code).toBe('off_lot');
    const fault = {
      field: 'bids',
      index: 0,
      code: 'off_lot',
      message: like(message),
      nearest: quantity,
      until: null,
    };
    const previewed = post(`/trade/app/v1/ipo/${issueId}/applications/preview`)(
      'a preview of an application',
      {
        ...by(opened),
        json: body,
        answer: holding({
          bids: [{ quantity: quantity + 1, price: nullValue(), amount: number(15_246) }],
          quantity: quantity + 1,
          amount: number(15_246),
          place: 'bank',
          charges: [],
          available: nullValue(),
          mandates_until: moment('2026-11-25T17:00:00+05:30'),
          errors: [fault],
        }),
      },
    );
    const { errors } = await succeeds(previewed, () => trade.previewIpoApplication(issueId, body));
    expect(errors[0]).toMatchObject({ code: 'off_lot', nearest: quantity });
  });

  it('are found, approved in the simulated UPI app and withdrawn [I5C-4-PACT]', async () => {
    const path = `/trade/app/v1/applications/${applicationId}`;
    const found = get(path)('an application that waits', {
      ...by(waiting),
      answer: holding({ ...application('MANDATE_PENDING'), waiting_for: wait }),
    });
    expect(await succeeds(found, () => trade.getApplication(applicationId))).toMatchObject({
      id: applicationId,
    });
    const blocked = { place: 'bank', free: number(0), blocked: number(14_157), paid: number(0) };
    const approved = post(`${path}/simulated_mandate`)('the approval of a mandate', {
      ...by(waiting),
      json: { decision: 'approve' },
      answer: holding({
        ...application('MANDATE_APPROVED', moment('2026-11-20T11:00:00+05:30')),
        money: blocked,
        waiting_for: allotting,
      }),
    });
    const decide = () => trade.decideSimulatedMandate(applicationId, { decision: 'approve' });
    expect(await succeeds(approved, decide)).toMatchObject({ state: 'MANDATE_APPROVED' });
    const withdrawn = remove(path)('the withdrawal of an application', {
      ...by(waiting),
      answer: holding({ ...application('WITHDRAWN'), waiting_for: nullValue() }),
    });
    expect(await succeeds(withdrawn, () => trade.withdrawApplication(applicationId))).toMatchObject({
      state: 'WITHDRAWN',
    });
  });
});

describe('block windows', () => {
  const window = (of: object) => ({ ...of, deals: integer(1) });
  const share = { instrument: { market: 'NSE', symbol: like('ARAVBANK') }, name: like('Aravalli Bank') };
  const block = {
    ...share,
    id: regex('^BLK-\\d{8}-(AM|PM)-\\d{2}$', 'BLK-20261119-PM-02'),
    isin: like('INE000A01012'),
    side: regex('^(BUY|SELL)$', 'SELL'),
    quantity: integer(240_000),
    smallest_quantity: integer(169_148),
    price: number(1_478),
    reference: number(1_486.2),
    lower: number(1_441.7),
    upper: number(1_530.7),
    tick_size: number(0.1),
    against_percent: number(-0.55),
    window: 'afternoon',
    tradable_from: nullValue(),
    shown_at: moment('2026-11-19T14:05:00+05:30'),
    status: regex('^(open|taken|ended)$', 'open'),
    application: nullValue(),
  };
  const deal = {
    ...share,
    id: like('BLK-20261119-PM-01'),
    time: moment('2026-11-19T14:06:58+05:30'),
    buyer: like('Sarovar Pension Trust'),
    seller: like('Malhar Family Office'),
    quantity: integer(150_000),
    price: number(2_071.3),
    reference: number(2_064.9),
    against_percent: number(0.31),
    value: number(310_695_000),
    window: regex('^(morning|afternoon)$', 'afternoon'),
    is_own: false,
  };

  it('are told with what is offered in them and the tape of the day [I5C-4-PACT]', async () => {
    const told = get('/trade/app/v1/otc')('the block windows of the day', {
      ...by(windowOpen),
      answer: holding({
        now: moment('2026-11-19T14:19:00+05:30'),
        windows: [
          window({
            window: 'morning',
            from: '2026-11-19T08:45:00+05:30',
            to: '2026-11-19T09:00:00+05:30',
            status: 'closed',
          }),
          window({
            window: 'afternoon',
            from: '2026-11-19T14:05:00+05:30',
            to: '2026-11-19T14:20:00+05:30',
            status: 'open',
          }),
        ],
        next: { window: 'morning', from: '2026-11-20T08:45:00+05:30', to: '2026-11-20T09:00:00+05:30' },
        minimum: 250_000_000,
        band_percent: 3,
        blocks: eachLike(block),
        tape: eachLike(deal),
      }),
    });
    const board = await succeeds(told, () => trade.getBlocks());
    expect(board.windows.map(({ status }) => status)).toEqual(['closed', 'open']);
    expect(board.blocks[0]?.window).toBe('afternoon');
  });
});
