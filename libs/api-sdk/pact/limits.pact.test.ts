import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as client from '../src/generated/endpoints/client/client.ts';
import type { TradeLimitValues } from '../src/generated/model/index.ts';
import {
  asksForNewToken,
  by,
  get,
  holder,
  holding,
  isRefused,
  moment,
  put,
  refused,
  succeeds,
} from './contract.ts';

const { number, regex } = MatchersV3;

const path = '/client/app/v1/limits';
const waiting = 'client 9876543210 is signed in and has own limits, a looser one of which waits';
const coolingOff = 'client 9876543210 is signed in and is cooling off';
const wrong = refused(400, 'Please check the highlighted fields.');

const values: TradeLimitValues = {
  daily_loss: 5_000,
  largest_order: 200_000,
  segments_off: ['otc'],
  cooling_off_until: null,
};
const lost = { lost_today: number(1240.5) };
const day = regex('^\\d{4}-\\d\\d-\\d\\d$', '2026-11-20');

describe('GET limits', () => {
  it('answers none before they are set [I5A-11-API]', async () => {
    const none = { daily_loss: null, largest_order: null, segments_off: [], cooling_off_until: null };
    const answer = holding({ ...none, pending: null, ...lost });
    const exchange = get(path)('the own limits', { ...by(holder), answer });
    expect(await succeeds(exchange, () => client.getTradeLimits())).toMatchObject({ daily_loss: null });
  });

  it('answers what counts, and what waits with its day [I5A-9-LIMITS] [I5A-11-API]', async () => {
    const own = { daily_loss: 5_000, largest_order: 200_000, segments_off: [], cooling_off_until: null };
    const pending = { daily_loss: 9_000, largest_order: 200_000, segments_off: [], from: day };
    const answer = holding({ ...own, pending, ...lost });
    const exchange = get(path)('the own limits with one that waits', { ...by(waiting), answer });
    expect(await succeeds(exchange, () => client.getTradeLimits())).toMatchObject({
      daily_loss: 5_000,
      pending: { daily_loss: 9_000 },
    });
  });

  it('answers until when a cooling-off runs [I5A-9-LIMITS]', async () => {
    const own = { daily_loss: 5_000, largest_order: 200_000, segments_off: [] };
    const until = moment('2026-11-26T14:32:07+05:30');
    const answer = holding({ ...own, cooling_off_until: until, pending: null, ...lost });
    const exchange = get(path)('the own limits while cooling off', { ...by(coolingOff), answer });
    expect((await succeeds(exchange, () => client.getTradeLimits())).cooling_off_until).not.toBeNull();
  });

  it('answers 401 without a good token', async () => {
    const exchange = get(path)('the own limits without a good token', {});
    expect(await asksForNewToken(exchange, () => client.getTradeLimits())).toBe(true);
  });
});

describe('PUT limits', () => {
  it('lets what is tighter count at once [I5A-9-LIMITS] [I5A-11-API]', async () => {
    const answer = holding({ ...values, pending: null, ...lost });
    const exchange = put(path)('own limits', { ...by(holder), json: values, answer });
    expect(await succeeds(exchange, () => client.saveTradeLimits(values))).toMatchObject(values);
  });

  it('lets what is looser wait for the next trading day [I5A-9-LIMITS] [DEM-29]', async () => {
    const json = { ...values, daily_loss: null, segments_off: [] };
    const own = { daily_loss: 5_000, largest_order: 200_000, segments_off: [], cooling_off_until: null };
    const pending = { daily_loss: null, largest_order: 200_000, segments_off: [], from: day };
    const answer = holding({ ...own, pending, ...lost });
    const exchange = put(path)('looser own limits', { ...by(waiting), json, answer });
    expect(await succeeds(exchange, () => client.saveTradeLimits(json))).toMatchObject({
      daily_loss: 5_000,
      pending: { daily_loss: null },
    });
  });

  it('answers 400 to the end of a cooling-off that runs', async () => {
    const exchange = put(path)('the end of a cooling-off', { ...by(coolingOff), json: values, ...wrong });
    expect((await isRefused(exchange, () => client.saveTradeLimits(values))).status).toBe(400);
  });

  it('answers 400 to a limit of nothing', async () => {
    const json = { ...values, daily_loss: 0 };
    const exchange = put(path)('own limits that cannot be', { ...by(holder), json, ...wrong });
    expect((await isRefused(exchange, () => client.saveTradeLimits(json))).status).toBe(400);
  });

  it('answers 401 without a good token', async () => {
    const exchange = put(path)('own limits without a good token', { json: values });
    expect(await asksForNewToken(exchange, () => client.saveTradeLimits(values))).toBe(true);
  });
});
