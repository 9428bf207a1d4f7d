import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { getIdentityDetail, submitIdentity } from '../src/generated/endpoints/identify/identify.ts';
import {
  anyBearer,
  asksForNewToken,
  by,
  get,
  holder,
  holding,
  isRefused,
  moment,
  post,
  refused,
  succeeds,
} from './contract.ts';

const { eachLike, like, regex } = MatchersV3;

describe('POST identify', () => {
  const toSubmit = post('/identify/app/v1');
  const uploaded = 'client 9876543211 is unverified, signed in and has uploaded both sides of the ID';
  const json = {
    full_name: 'Asha Verma',
    id_no: 'ZZZPZ1234Z',
    mobile: '9876543211',
    id_front_url: '/files/6f0d4c2e-8f1b-4f8e-9a53-0c0ab1e4f6d2',
    id_back_url: '/files/0a4c8a5e-5a3f-4a0f-8a0c-4f1d5b8f9b11',
  };

  it('takes the five fields [S7-IDENTIFY]', async () => {
    await expect(
      succeeds(toSubmit('an identity check', { ...by(uploaded), json }), () => submitIdentity(json)),
    ).resolves.toBeNull();
  });

  it('takes an empty mobile and an idempotency key', async () => {
    const body = { ...json, mobile: '' };
    const key = { 'Idempotency-Key': '9b2f0f3e-5f0a-4b62-9f4d-7d0f3f1f6a11' };
    const exchange = toSubmit('an identity check without a mobile, with a key', {
      state: uploaded,
      headers: { ...anyBearer, ...key },
      json: body,
    });

    await expect(succeeds(exchange, () => submitIdentity(body, key))).resolves.toBeNull();
  });

  it('answers 400 with the faults of fields [I1-9-ENVELOPE]', async () => {
    const body = { ...json, mobile: 'none' };
    const fault = { field: 'mobile', code: 'pattern', message: 'Phone number must be 10–15 digits.' };
    const answer = {
      data: {
        errors: eachLike({ field: like(fault.field), code: like(fault.code), message: like(fault.message) }),
      },
      message: like('Please check the highlighted fields.'),
    };
    const exchange = toSubmit('an identity check with a wrong mobile', {
      ...by(uploaded),
      json: body,
      status: 400,
      answer,
    });

    expect((await isRefused(exchange, () => submitIdentity(body))).fieldErrors).toEqual([fault]);
  });

  it('answers 409 while one is pending', async () => {
    const more = {
      ...by('client 9876543212 is pending and signed in'),
      json,
      ...refused(409, 'Already in progress.'),
    };

    expect(
      (await isRefused(toSubmit('a second identity check', more), () => submitIdentity(json))).status,
    ).toBe(409);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toSubmit('an identity check without a good token', { json });

    expect(await asksForNewToken(exchange, () => submitIdentity(json))).toBe(true);
  });
});

describe('GET identify/detail', () => {
  const toDetail = get('/identify/app/v1/detail');
  const call = () => getIdentityDetail();

  it('answers the record [S7-IDENTIFY-DETAIL]', async () => {
    const answer = holding({
      full_name: like('Asha Verma'),
      id_no: like('ZZZPZ1234Z'),
      mobile: like('9876543210'),
      create_datetime: moment('2026-11-02T10:15:00+05:30'),
      check_time: moment('2026-11-03T11:00:00+05:30'),
      id_front_url: regex('^/files/.+$', '/files/front'),
      id_back_url: regex('^/files/.+$', '/files/back'),
    });

    expect(await succeeds(toDetail('the identity record', { ...by(holder), answer }), call)).toMatchObject({
      full_name: 'Asha Verma',
      check_time: '2026-11-03T11:00:00+05:30',
    });
  });

  it('answers how far the check is, why it was rejected and what came before', async () => {
    const rejected = 'client 9876543213 is rejected for a reason and signed in';
    const reason = 'The photograph of the back cannot be read.';
    const answer = holding({
      status: 'rejected',
      reason: like(reason),
      timeline: [
        { step: 'submitted', time: moment('2026-11-16T10:08:00+05:30') },
        { step: 'in_review', time: moment('2026-11-16T10:09:00+05:30') },
        { step: 'decided', time: moment('2026-11-18T11:26:00+05:30') },
      ],
      full_name: like('Kabir Sethi'),
      id_no: like('ZZZPZ1313Z'),
      mobile: like('9876543213'),
      create_datetime: moment('2026-11-16T10:08:00+05:30'),
      check_time: moment('2026-11-18T11:26:00+05:30'),
      id_front_url: regex('^/files/.+$', '/files/front'),
      id_back_url: regex('^/files/.+$', '/files/back'),
      earlier: eachLike({
        create_datetime: moment('2026-11-10T10:08:00+05:30'),
        check_time: moment('2026-11-11T10:08:00+05:30'),
        status: 'rejected',
        reason: like('The photograph of the front is too dark.'),
      }),
    });
    const exchange = toDetail('the identity record of a rejected client', { ...by(rejected), answer });

    expect(await succeeds(exchange, call)).toMatchObject({ status: 'rejected', reason });
  });

  it('answers 404 where there is none', async () => {
    const more = { ...by('client 9876543211 is unverified and signed in'), ...refused(404, 'Not found.') };

    expect((await isRefused(toDetail('an identity record that is not there', more), call)).status).toBe(404);
  });

  it('answers 401 without a good token', async () => {
    expect(await asksForNewToken(toDetail('the identity record without a good token', {}), call)).toBe(true);
  });
});
