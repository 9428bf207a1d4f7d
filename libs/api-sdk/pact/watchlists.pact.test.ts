import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as client from '../src/generated/endpoints/client/client.ts';
import type { WatchlistBody } from '../src/generated/model/index.ts';
import {
  asksForNewToken,
  by,
  get,
  holder,
  holding,
  isRefused,
  put,
  refused,
  refusedFor,
  remove,
  succeeds,
} from './contract.ts';

const { arrayContaining, eachLike, integer, like, boolean, regex } = MatchersV3;

const id = '7c1d2f0a-4b1e-4a57-9a0c-6f1f5f3f8a01';
const listed = 'client 9876543210 is signed in and has a watch list of version 2, the one of the request';
const path = `/client/app/v1/watchlists/${id}`;
const stale = { field: 'version', code: 'stale', message: 'This list was changed elsewhere.' };

const body: WatchlistBody = {
  name: 'Lenders',
  version: 0,
  instruments: [{ market: 'NSE', symbol: 'ARAVBANK' }],
  columns: ['last_price', 'change_percent'],
  sort: { column: 'change_percent', direction: 'descending' },
};
const instruments = eachLike({
  market: regex('^(NSE|BSE|INDEX)$', 'NSE'),
  symbol: like('ARAVBANK'),
  name: like('Aravalli Bank'),
  listed: boolean(true),
});
const look = { columns: eachLike('last_price'), sort: null };
const own = { id: like(id), kind: 'own', name: like('Lenders'), version: integer(2), instruments, ...look };
const holdings = { ...own, id: 'holdings', kind: 'holdings', version: integer(0) };
const saved = { ...own, id, sort: body.sort };

describe('GET watchlists', () => {
  const toLists = get('/client/app/v1/watchlists');

  it('answers own lists and the one of the holdings [I4-10-PACT]', async () => {
    const exchange = toLists('the watch lists', {
      ...by(listed),
      answer: holding(arrayContaining(own, holdings)),
    });

    expect(await succeeds(exchange, () => client.getWatchlists())).toMatchObject([
      { kind: 'own' },
      { kind: 'holdings' },
    ]);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toLists('the watch lists without a good token', {});
    expect(await asksForNewToken(exchange, () => client.getWatchlists())).toBe(true);
  });
});

describe('PUT watchlists', () => {
  const toSave = put('/client/app/v1/watchlists');

  it('answers 409 with all lists when one is not named [I4-10-PACT]', async () => {
    const json = [{ id: 'holdings', version: 0 }];
    const refusal = refusedFor(409, stale);
    const current = arrayContaining(own, holdings);
    const answer = { ...refusal.answer, data: { ...refusal.answer.data, current } };
    const exchange = toSave('an order of lists that does not name all', {
      ...by(listed),
      ...refusal,
      json,
      answer,
    });

    expect((await isRefused(exchange, () => client.saveWatchlists(json))).data).toMatchObject({
      current: [{ kind: 'own' }, { kind: 'holdings' }],
    });
  });

  it('answers 400 to a list that is named twice', async () => {
    const json = [
      { id: 'holdings', version: 0 },
      { id: 'holdings', version: 0 },
    ];
    const exchange = toSave('an order that names a list twice', {
      ...by(holder),
      json,
      ...refused(400, 'Please check the highlighted fields.'),
    });

    expect((await isRefused(exchange, () => client.saveWatchlists(json))).status).toBe(400);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toSave('an order of lists without a good token', { json: [] });
    expect(await asksForNewToken(exchange, () => client.saveWatchlists([]))).toBe(true);
  });
});

describe('PUT a watch list', () => {
  const toSave = put(path);

  it('makes it with version 0 [I4-10-PACT]', async () => {
    const answer = holding({ ...saved, version: 1 });
    const exchange = toSave('a new watch list', { ...by(holder), json: body, answer });

    expect(await succeeds(exchange, () => client.saveWatchlist(id, body))).toMatchObject({ id, version: 1 });
  });

  it('changes the version that was seen', async () => {
    const json = { ...body, version: 2 };
    const answer = holding({ ...saved, version: 3 });
    const exchange = toSave('a changed watch list', { ...by(listed), json, answer });

    expect(await succeeds(exchange, () => client.saveWatchlist(id, json))).toMatchObject({ version: 3 });
  });

  it('answers 409 with the list as it is to another version [I4-10-PACT]', async () => {
    const json = { ...body, version: 1 };
    const refusal = refusedFor(409, stale);
    const answer = {
      ...refusal.answer,
      data: { ...refusal.answer.data, current: { ...own, id, version: 2 } },
    };
    const exchange = toSave('a watch list of an old version', { ...by(listed), ...refusal, json, answer });

    expect((await isRefused(exchange, () => client.saveWatchlist(id, json))).data).toMatchObject({
      current: { id, version: 2 },
    });
  });

  it('answers 404 to one that is gone', async () => {
    const json = { ...body, version: 3 };
    const exchange = toSave('a watch list that is gone', {
      ...by(holder),
      json,
      ...refused(404, 'Not found.'),
    });

    expect((await isRefused(exchange, () => client.saveWatchlist(id, json))).status).toBe(404);
  });

  it('answers 400 to a name of blanks', async () => {
    const json = { ...body, name: ' ' };
    const exchange = toSave('a watch list without a name', {
      ...by(holder),
      json,
      ...refused(400, 'Please check the highlighted fields.'),
    });

    expect((await isRefused(exchange, () => client.saveWatchlist(id, json))).status).toBe(400);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toSave('a watch list without a good token', { json: body });
    expect(await asksForNewToken(exchange, () => client.saveWatchlist(id, body))).toBe(true);
  });
});

describe('DELETE a watch list', () => {
  const toRemove = remove(path);

  it('removes the version that was seen', async () => {
    const exchange = toRemove('a watch list to remove', { ...by(listed), query: { version: '2' } });
    expect(await succeeds(exchange, () => client.removeWatchlist(id, { version: 2 }))).toBeNull();
  });

  it('answers 409 to another version', async () => {
    const more = { ...by(listed), query: { version: '1' }, ...refusedFor(409, stale) };
    const exchange = toRemove('an old version to remove', more);

    expect((await isRefused(exchange, () => client.removeWatchlist(id, { version: 1 }))).status).toBe(409);
  });

  it('answers 404 to one that is gone', async () => {
    const more = { ...by(holder), query: { version: '2' }, ...refused(404, 'Not found.') };
    const exchange = toRemove('a watch list to remove that is gone', more);

    expect((await isRefused(exchange, () => client.removeWatchlist(id, { version: 2 }))).status).toBe(404);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toRemove('a watch list to remove without a good token', { query: { version: '2' } });
    expect(await asksForNewToken(exchange, () => client.removeWatchlist(id, { version: 2 }))).toBe(true);
  });
});
