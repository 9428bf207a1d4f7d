import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as client from '../src/generated/endpoints/client/client.ts';
import {
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
  unverified,
} from './contract.ts';

const { arrayContaining, boolean, eachLike, integer, like, regex } = MatchersV3;

describe('GET achievements', () => {
  const toAchievements = get('/client/app/v1/achievements');
  const call = () => client.getAchievements();
  const achievement = {
    code: like('two_bank_accounts'),
    title: like('Two verified bank accounts'),
    description: like('Two accounts in your own name are verified.'),
    progress: integer(1),
    target: integer(2),
  };

  it('answers earned and open ones', async () => {
    const earned = { ...achievement, earned_at: moment('2026-03-12T13:30:00+05:30') };
    const open = { ...achievement, earned_at: null };
    const answer = holding(arrayContaining(earned, open));
    const exchange = toAchievements('the achievements', { ...by(holder), answer });

    expect(await succeeds(exchange, call)).toMatchObject([
      { earned_at: '2026-03-12T13:30:00+05:30' },
      { earned_at: null },
    ]);
  });

  it('answers open ones to a new client', async () => {
    const answer = holding(eachLike({ ...achievement, progress: integer(0), earned_at: null }));
    const exchange = toAchievements('the achievements of a new client', { ...by(unverified), answer });

    expect(await succeeds(exchange, call)).toMatchObject([{ earned_at: null }]);
  });

  it('answers 401 without a good token', async () => {
    expect(await asksForNewToken(toAchievements('the achievements without a good token', {}), call)).toBe(
      true,
    );
  });
});

describe('GET notifications', () => {
  const toNotifications = get('/client/app/v1/notifications');
  const items = eachLike({
    id: like('0d7c9a58-8f0b-4f57-8a0a-9d3f6f4f2b11'),
    code: like('bank_verified'),
    category: regex('^(orders|money|alerts|security|account)$', 'account'),
    message: like('Bank account verified. Sandbox Bank ••••4821 can be used for deposits and withdrawals.'),
    params: like({}),
    time: moment('2026-11-19T10:12:10+05:30'),
    read: boolean(false),
  });

  it('answers the first page and how many are unread', async () => {
    const answer = holding({ items, next_cursor: null, unread_count: integer(1) });
    const exchange = toNotifications('the notifications', { ...by(holder), answer });

    expect(await succeeds(exchange, () => client.getNotifications())).toMatchObject({
      items: [{ code: 'bank_verified' }],
      next_cursor: null,
      unread_count: 1,
    });
  });

  it('answers where the next page begins', async () => {
    const answer = holding({ items, next_cursor: regex('^[0-9]+$', '41'), unread_count: integer(1) });
    const exchange = toNotifications('a first page of notifications', {
      ...by(holder),
      query: { limit: '1' },
      answer,
    });

    expect((await succeeds(exchange, () => client.getNotifications({ limit: 1 }))).next_cursor).toBe('41');
  });

  it('answers 400 to a page that is too long', async () => {
    const exchange = toNotifications('a page of too many notifications', {
      ...by(holder),
      query: { limit: '201' },
      ...refused(400, 'Please check the highlighted fields.'),
    });

    expect((await isRefused(exchange, () => client.getNotifications({ limit: 201 }))).status).toBe(400);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toNotifications('the notifications without a good token', {});

    expect(await asksForNewToken(exchange, () => client.getNotifications())).toBe(true);
  });
});

describe('POST notifications/read', () => {
  const toRead = post('/client/app/v1/notifications/read');

  it('marks all', async () => {
    const exchange = toRead('all notifications to be read', {
      ...by(holder),
      json: {},
      answer: holding({ unread_count: 0 }),
    });

    expect(await succeeds(exchange, () => client.markNotificationsRead({}))).toEqual({ unread_count: 0 });
  });

  it('marks some', async () => {
    const json = { ids: ['0d7c9a58-8f0b-4f57-8a0a-9d3f6f4f2b11'] };
    const answer = holding({ unread_count: integer(1) });
    const exchange = toRead('a notification to be read', { ...by(holder), json, answer });

    expect(await succeeds(exchange, () => client.markNotificationsRead(json))).toEqual({ unread_count: 1 });
  });

  it('answers 400 to ids that are none', async () => {
    const json = { ids: [''] };
    const exchange = toRead('a notification without an id to be read', {
      ...by(holder),
      json,
      ...refused(400, 'Please check the highlighted fields.'),
    });

    expect((await isRefused(exchange, () => client.markNotificationsRead(json))).status).toBe(400);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toRead('notifications to be read without a good token', { json: {} });

    expect(await asksForNewToken(exchange, () => client.markNotificationsRead({}))).toBe(true);
  });
});
