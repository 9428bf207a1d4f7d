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
  patch,
  post,
  refusedFor,
  remove,
  succeeds,
} from './contract.ts';
import {
  opened,
  waiting,
  issueId,
  applicationId,
  keyed,
  quantity,
  json,
  issue,
  application,
  listedApplication,
  allotting,
  wait,
  detail,
} from './issueShapes.ts';

const { arrayContaining, like, nullValue, number } = MatchersV3;

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

  it('are changed to another quantity before their mandate is approved [I5C-7-PACT]', async () => {
    const path = `/trade/app/v1/applications/${applicationId}`;
    const bids = [{ quantity: 2 * quantity, price: null }];
    const changed = patch(path)('the change of an application', {
      ...by(waiting),
      json: { bids },
      answer: holding({
        ...application('MANDATE_PENDING'),
        bids: [{ quantity: 2 * quantity, price: nullValue(), amount: number(28_314) }],
        quantity: 2 * quantity,
        amount: number(28_314),
        money: { place: 'bank', free: number(28_314), blocked: number(0), paid: number(0) },
        waiting_for: wait,
        history: arrayContaining({
          state: 'MANDATE_PENDING',
          time: moment('2026-11-20T11:00:00+05:30'),
          reason: { code: 'changed', message: like('Changed by the client.') },
        }),
      }),
    });
    const { bids: now } = await succeeds(changed, () => trade.changeApplication(applicationId, { bids }));
    expect(now).toEqual([{ quantity: 2 * quantity, price: null, amount: 28_314 }]);
  });

  it('are listed, and their mandate is sent again [I5C-7-PACT]', async () => {
    const listed = get('/trade/app/v1/applications')('the applications of a client', {
      ...by(waiting),
      query: { kind: 'ipo' },
      answer: holding({
        items: arrayContaining({ ...listedApplication('MANDATE_PENDING'), waiting_for: wait }),
        next_cursor: nullValue(),
      }),
    });
    const page = await succeeds(listed, () => trade.getApplications({ kind: 'ipo' }));
    expect(page.items[0]).toMatchObject({ state: 'MANDATE_PENDING' });
    const resent = post(`/trade/app/v1/applications/${applicationId}/mandate`)('a mandate sent again', {
      ...by(waiting),
      answer: holding({ ...application('MANDATE_PENDING'), waiting_for: wait }),
    });
    expect(await succeeds(resent, () => trade.resendMandate(applicationId))).toMatchObject({
      id: applicationId,
    });
  });
});
