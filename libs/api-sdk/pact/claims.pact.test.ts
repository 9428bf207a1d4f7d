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
import { key } from './tradeShapes.ts';
import type { ClaimBody } from '../src/generated/model/claimBody.ts';

const { like, regex } = MatchersV3;

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
});
