import { describe, expect, it } from 'vitest';
import { inTurn, json, text, type Handler } from '../../test/localServer.ts';
import { serve } from '../../test/serve.ts';
import { rejection } from '../../test/rejection.ts';
import { getSystemInfo } from '../generated/endpoints/client/client.ts';
import { submitIdentity } from '../generated/endpoints/identify/identify.ts';
import { getMovers } from '../generated/endpoints/stock/stock.ts';

const html = '<!doctype html><title>Bad gateway</title>';

const unavailable = json(503, { data: null, message: 'Later' });
const identity = {
  full_name: 'A',
  id_no: 'Z',
  mobile: '',
  id_front_url: '/files/a',
  id_back_url: '/files/b',
};

describe('repeats', () => {
  it.each([
    { random: 0, pauses: [225, 750] },
    { random: 0.5, pauses: [300, 1000] },
  ])('of a GET come after 300 ms and 1 s with jitter ($random)', async ({ random, pauses }) => {
    const { server, clock } = await serve(unavailable, { random: () => random });

    expect(await rejection(getSystemInfo())).toMatchObject({ kind: 'server', status: 503 });
    expect(server.seen).toHaveLength(3);
    expect(clock.pauses).toEqual(pauses);
  });

  it.each([
    { fault: '502', handler: text(502, html), requests: 2 },
    { fault: '503', handler: unavailable, requests: 2 },
    { fault: '504', handler: text(504, ''), requests: 2 },
    {
      fault: 'a broken connection',
      handler: ((response) => response.destroy()) satisfies Handler,
      requests: 2,
    },
    { fault: '500', handler: json(500, { data: null, message: 'No' }), requests: 1 },
    { fault: '429', handler: json(429, { data: null, message: 'No' }), requests: 1 },
    { fault: '400', handler: json(400, { data: null, message: 'No' }), requests: 1 },
    { fault: 'HTML with 200', handler: text(200, html), requests: 1 },
  ])('of a GET after $fault: $requests requests in all', async ({ handler, requests }) => {
    const { server } = await serve(inTurn(handler, json(200, { data: [], message: 'OK' })));

    await getMovers({ kind: 'active' }).catch(() => {});

    expect(server.seen).toHaveLength(requests);
  });

  it('of a mutation do not happen', async () => {
    const { server } = await serve(unavailable);

    expect((await rejection(submitIdentity(identity))).status).toBe(503);
    expect(server.seen).toHaveLength(1);
  });

  it('of a mutation with an idempotency key send the same key', async () => {
    const { server } = await serve(inTurn(unavailable, json(200, { data: null, message: 'OK' })));
    const key = '9b2f0f3e-5f0a-4b62-9f4d-7d0f3f1f6a11';

    await submitIdentity(identity, { 'Idempotency-Key': key });

    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual([key, key]);
  });

  it('do not happen offline', async () => {
    const { server } = await serve((response) => response.destroy(), { isOnline: () => false });

    expect((await rejection(getSystemInfo())).kind).toBe('offline');
    expect(server.seen).toHaveLength(1);
  });
});
