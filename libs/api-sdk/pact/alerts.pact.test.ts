import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as client from '../src/generated/endpoints/client/client.ts';
import type { PriceAlertBody } from '../src/generated/model/index.ts';
import {
  asksForNewToken,
  by,
  get,
  holder,
  holding,
  isRefused,
  moment,
  patch,
  post,
  refused,
  remove,
  succeeds,
} from './contract.ts';

const { boolean, like, number, regex } = MatchersV3;

const id = '3f8a0c5e-9d1b-4c1f-8f0e-2b7d6a4c9e31';
const path = `/client/app/v1/alerts/${id}`;
const alerted = 'client 9876543210 is signed in and has one alert, which has fired, the one of the request';
const wrong = refused(400, 'Please check the highlighted fields.');

const body: PriceAlertBody = {
  instrument: { market: 'NSE', symbol: 'ARAVBANK' },
  kind: 'price',
  direction: 'above',
  value: 9_000_000,
  repeat: false,
  ends_at: null,
};
const alert = {
  id: like(id),
  instrument: { market: 'NSE', symbol: 'ARAVBANK', name: like('Aravalli Bank'), listed: boolean(true) },
  kind: regex('^(price|change_percent|week52|volume)$', 'price'),
  direction: regex('^(above|below)$', 'above'),
  value: number(9_000_000),
  repeat: boolean(false),
  ends_at: null,
  state: 'armed',
  created_at: moment('2026-11-19T14:02:07+05:30'),
  fired: [] as unknown[],
};
const firing = {
  price: number(1010.4),
  time: moment('2026-11-19T14:32:07+05:30'),
  hour_later: null,
  day_later: null,
};

describe('GET alerts', () => {
  const toAlerts = get('/client/app/v1/alerts');

  it('answers what waits and what has fired [I4-10-PACT]', async () => {
    const answer = holding([{ ...alert, id, state: 'fired', fired: [firing] }]);
    const exchange = toAlerts('the alerts', { ...by(alerted), answer });

    expect(await succeeds(exchange, () => client.getAlerts())).toMatchObject([
      { id, state: 'fired', fired: [{ hour_later: null }] },
    ]);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toAlerts('the alerts without a good token', {});
    expect(await asksForNewToken(exchange, () => client.getAlerts())).toBe(true);
  });
});

describe('POST alerts', () => {
  const toCreate = post('/client/app/v1/alerts');

  it('answers the alert, which waits [I4-10-PACT]', async () => {
    const exchange = toCreate('a new alert', { ...by(holder), json: body, answer: holding(alert) });
    expect(await succeeds(exchange, () => client.createAlert(body))).toMatchObject({ state: 'armed' });
  });

  it('answers 400 to an instrument that is not listed', async () => {
    const json: PriceAlertBody = { ...body, instrument: { market: 'NSE', symbol: 'NOSUCH' } };
    const exchange = toCreate('an alert on nothing', { ...by(holder), json, ...wrong });
    expect((await isRefused(exchange, () => client.createAlert(json))).status).toBe(400);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toCreate('a new alert without a good token', { json: body });
    expect(await asksForNewToken(exchange, () => client.createAlert(body))).toBe(true);
  });
});

describe('PATCH an alert', () => {
  const toChange = patch(path);
  const json = { value: 9_000_000, repeat: true };

  it('lets it wait again [I4-10-PACT]', async () => {
    const answer = holding({ ...alert, id, repeat: true, fired: [firing] });
    const exchange = toChange('a changed alert', { ...by(alerted), json, answer });
    expect(await succeeds(exchange, () => client.changeAlert(id, json))).toMatchObject({ state: 'armed' });
  });

  it('answers 400 to no change', async () => {
    const exchange = toChange('an alert that is not changed', { ...by(alerted), json: {}, ...wrong });
    expect((await isRefused(exchange, () => client.changeAlert(id, {}))).status).toBe(400);
  });

  it('answers 404 to one that is gone', async () => {
    const more = { ...by(holder), json, ...refused(404, 'Not found.') };
    const exchange = toChange('a changed alert that is gone', more);
    expect((await isRefused(exchange, () => client.changeAlert(id, json))).status).toBe(404);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toChange('a changed alert without a good token', { json });
    expect(await asksForNewToken(exchange, () => client.changeAlert(id, json))).toBe(true);
  });
});

describe('DELETE an alert', () => {
  const toRemove = remove(path);

  it('answers nothing [I4-10-PACT]', async () => {
    const exchange = toRemove('an alert to remove', by(alerted));
    expect(await succeeds(exchange, () => client.removeAlert(id))).toBeNull();
  });

  it('answers 404 to one that is gone', async () => {
    const exchange = toRemove('an alert to remove that is gone', {
      ...by(holder),
      ...refused(404, 'Not found.'),
    });
    expect((await isRefused(exchange, () => client.removeAlert(id))).status).toBe(404);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toRemove('an alert to remove without a good token', {});
    expect(await asksForNewToken(exchange, () => client.removeAlert(id))).toBe(true);
  });
});
