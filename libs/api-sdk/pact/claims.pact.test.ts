import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as credit from '../src/generated/endpoints/credit/credit.ts';
import {
  anyBearer,
  by,
  get,
  holder,
  holding,
  isRefused,
  moment,
  post,
  refusedFor,
  succeeds,
} from './contract.ts';
import { account } from './fundShapes.ts';
import { key } from './tradeShapes.ts';
import type { ClaimBody } from '../src/generated/model/claimBody.ts';

const { arrayContaining, eachLike, like, regex } = MatchersV3;

const keyed = { 'Idempotency-Key': key };
const day = (example: string) => regex('^\\d{4}-\\d{2}-\\d{2}$', example);
const json: ClaimBody = {
  reason: 'statement_wrong',
  subject: null,
  amount: 1_240,
  happened_on: '2026-11-17',
  text: 'Two purchases are missing.',
  images: [],
};
const rung = (code: string, rest: object) => ({ code, from: day('2026-11-19'), ...rest });
const claim = {
  id: like('0b7c6d5e-4f3a-4b2c-9d1e-0f1a2b3c4d5e'),
  reference: regex('^CP-\\d{8,}$', 'CP-26110001'),
  reason: 'statement_wrong',
  subject: null,
  amount: 1_240,
  happened_on: '2026-11-17',
  state: 'SUBMITTED',
  received_at: moment('2026-11-19T14:32:07+05:30'),
  answer_by: day('2026-12-10'),
  is_overdue: false,
  offer: null,
  payment: null,
  history: [{ state: 'SUBMITTED', time: moment('2026-11-19T14:32:07+05:30'), reason: null, text: null }],
  text: 'Two purchases are missing.',
  images: [],
  formula: null,
  record: [],
  ladder: [
    rung('service', { until: null, state: 'done', answer_days: 21 }),
    rung('grievance', { until: null, state: 'open', answer_days: 21 }),
    rung('scores', { until: day('2027-11-17'), state: 'later', answer_days: 21 }),
    rung('odr', { until: null, state: 'later', answer_days: 42 }),
  ],
};
const claimId = '0b7c6d5e-4f3a-4b2c-9d1e-0f1a2b3c4d5e';
const on = 'it is 20 November 2026, and client 9876543210 has confirmed the PIN and a claim';
const toClaim = post('/credit/app/v1/compensations');

describe('claims for compensation', () => {
  it('are taken under a key, with their reference and day [I6B-8-PACT]', async () => {
    const headers = { ...anyBearer, ...keyed };
    const exchange = toClaim('a claim for compensation', {
      state: holder,
      headers,
      json,
      answer: holding(claim),
    });
    const taken = await succeeds(exchange, () => credit.createClaim(json, keyed));
    expect(taken).toMatchObject({ state: 'SUBMITTED', images: [] });
  });

  it('without an amount are refused with the code [I6B-8-PACT]', async () => {
    const body = { ...json, amount: null };
    const exchange = toClaim('a claim without an amount', {
      state: holder,
      headers: { ...anyBearer, ...keyed },
      json: body,
      ...refusedFor(400, {
        field: 'amount',
        code: 'amount_required',
        message: 'Enter the amount that you claim.',
      }),
    });
    const { fieldErrors } = await isRefused(exchange, () => credit.createClaim(body, keyed));
    expect(fieldErrors[0]?.code).toBe('amount_required');
  });

  it('are previewed with the day of the answer [I6B-8-PACT]', async () => {
    const answer = holding({ subject: null, formula: null, answer_by: day('2026-12-10'), errors: [] });
    const exchange = post('/credit/app/v1/compensations/preview')('what would refuse a claim', {
      ...by(holder),
      json,
      answer,
    });
    expect((await succeeds(exchange, () => credit.previewClaim(json))).errors).toEqual([]);
  });

  it('are a list, empty before the first [I6B-8-PACT]', async () => {
    const exchange = get('/credit/app/v1/compensations')('the claims of a client', {
      ...by(holder),
      answer: holding({ items: [], next_cursor: null }),
    });
    expect((await succeeds(exchange, () => credit.getClaims())).items).toEqual([]);
  });

  it('are about what the client has done in the last months [I6B-8-PACT]', async () => {
    const subject = {
      kind: regex('^(order|application|movement)$', 'order'),
      id: like('3f2a1b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b'),
      reference: like('1100000000482190'),
      name: like('OSHADHI'),
      quantity: like(62),
      at: moment('2026-11-17T10:41:58+05:30'),
      formulas: [],
    };
    const exchange = get('/credit/app/v1/compensations/subjects/recent')('what can be claimed for', {
      ...by(holder),
      answer: holding(eachLike(subject)),
    });
    const [first] = await succeeds(exchange, () => credit.getClaimSubjects());
    expect(first?.kind).toBe('order');
  });

  it('are read with the way on [I6B-8-PACT]', async () => {
    const exchange = get(`/credit/app/v1/compensations/${claimId}`)('a claim', {
      ...by(`${on} that was received, the one of the request`),
      answer: holding(claim),
    });
    expect((await succeeds(exchange, () => credit.getClaim(claimId))).state).toBe('SUBMITTED');
  });

  it('are told what was asked for [I6B-8-PACT]', async () => {
    const body = { text: 'Those of 7 October.', images: [] };
    const exchange = post(`/credit/app/v1/compensations/${claimId}/information`)('what was asked for', {
      state: `${on} of which more is asked for, the one of the request`,
      headers: { ...anyBearer, ...keyed },
      json: body,
      answer: holding({ ...claim, state: 'UNDER_REVIEW', history: arrayContaining(claim.history[0]) }),
    });
    const told = await succeeds(exchange, () => credit.addClaimInformation(claimId, body, keyed));
    expect(told.state).toBe('UNDER_REVIEW');
  });

  it('are settled by the offer that is accepted [I6B-8-PACT]', async () => {
    const body = { accept: true };
    const offer = {
      amount: 620,
      until: day('2026-12-04'),
      why: 'The delay was ours.',
      offered_at: moment('2026-11-20T11:00:00+05:30'),
      lines: [{ text: null, claimed: 1_240, offered: 620 }],
    };
    const exchange = post(`/credit/app/v1/compensations/${claimId}/answer`)('an offer that is accepted', {
      state: `${on} with an offer, the one of the request`,
      headers: { ...anyBearer, ...keyed },
      json: body,
      answer: holding({
        ...claim,
        state: 'ACCEPTED',
        offer,
        payment: { account, due_at: moment('2026-11-24T18:00:00+05:30'), paid_at: null },
        history: arrayContaining(claim.history[0]),
      }),
    });
    const accepted = await succeeds(exchange, () => credit.answerClaimOffer(claimId, body, keyed));
    expect(accepted.state).toBe('ACCEPTED');
  });
});
