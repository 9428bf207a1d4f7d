import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, refresh, signIn, toAuthData } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { listen, openStream, sendRaw } from './support/listening.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const heartbeatMs = 5_000;
const sensex = { market: 'INDEX', symbol: 'SENSEX' };
const logSchema = z.array(z.object({ method: z.string(), path: z.string(), status: z.number() }));

let test: TestSandbox;
let address: string;

eachSandbox(async (made) => {
  test = made;
  address = await listen(test.sandbox);
});

describe('authentication', () => {
  it('answers ready with the number of the last round and the time', async () => {
    test.timers.run(250, 3);
    const { access_token } = await signIn(test.sandbox, '9876543210');
    const stream = await openStream(address);
    stream.send({ type: 'auth', token: access_token });

    expect(await stream.next()).toEqual({ type: 'ready', seq: 3, server_time: '2026-11-19T11:00:00+05:30' });
  });

  it('closes with 4401 after five seconds without a frame', async () => {
    const stream = await openStream(address);
    test.timers.pass(5_000);

    expect(await stream.closed).toBe(4401);
  });

  it('closes with 4401 for a token that is not good', async () => {
    const stream = await openStream(address);
    stream.send({ type: 'auth', token: 'nonsense' });

    expect(await stream.closed).toBe(4401);
  });

  it('asks for it before anything else', async () => {
    const stream = await openStream(address);
    stream.send({ type: 'subscribe', instruments: [sensex] });

    expect(await stream.next()).toMatchObject({ type: 'error', code: 'not_authenticated' });
  });

  it('closes with 4401 when the token expires, and stays with a renewed one', async () => {
    const { access_token, refresh_token } = await signIn(test.sandbox, '9876543210');
    const expiring = await openStream(address);
    const renewed = await openStream(address);
    for (const stream of [expiring, renewed]) {
      stream.send({ type: 'auth', token: access_token });
      await stream.next();
    }
    test.advance(10 * 60_000);
    const next = toAuthData(await refresh(test.sandbox, refresh_token));
    renewed.send({ type: 'auth', token: next.access_token });
    expect((await renewed.next()).type).toBe('ready');
    test.pass(5 * 60_000);

    expect(await expiring.closed).toBe(4401);
    renewed.send({ type: 'subscribe', instruments: [sensex] });
    expect((await renewed.next()).type).toBe('snapshot');
  });

  it('closes with 4401 at the next heartbeat when the session was ended elsewhere', async () => {
    const { access_token } = await signIn(test.sandbox, '9876543210');
    const stream = await openStream(address);
    stream.send({ type: 'auth', token: access_token });
    await stream.next();
    await call(test.sandbox, 'POST /auth/app/v1/logout', { token: access_token });
    test.timers.run(heartbeatMs);

    expect(await stream.closed).toBe(4401);
  });
});

describe('the handshake', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
    { origin: 'https://SELF' },
    { origin: 'http://SELF.evil.example' },
  ])('refuses a page from $origin with 403', async ({ origin }) => {
    await expect(openStream(address, { origin: origin.replace('SELF', address) })).rejects.toThrow('403');
  });

  it('takes a page of the own origin', async () => {
    await expect(openStream(address, { origin: `http://${address}` })).resolves.toBeDefined();
  });

  const handshake = (first: string, headers: readonly string[]) =>
    [first, 'Connection: Upgrade', 'Upgrade: websocket', ...headers, '', ''].join('\r\n');
  // An accepted handshake is not ended by the server.
  const isAnswered = /^HTTP\/1\.1 101 /;
  const whole = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];

  it.each([
    { name: 'two Hosts', hosts: ['Host: localhost', 'Host: evil.example'] },
    { name: 'no Host', hosts: [] },
  ])('with $name is malformed, as any request', async ({ hosts }) => {
    const raw = await sendRaw(address, handshake('GET /stock/ws HTTP/1.1', [...hosts, ...whole]), isAnswered);

    expect(raw).toMatch(/^HTTP\/1\.1 400 /);
    expect(raw).toContain('{"data":null,"message":"The request is not valid HTTP."}');
  });

  it('is logged with the status that it got', async () => {
    const host = `Host: ${address}`;
    await sendRaw(address, handshake('GET /stock/ws HTTP/1.1', [host]), isAnswered);
    await sendRaw(address, handshake('POST /stock/ws HTTP/1.1', [host, ...whole]), isAnswered);
    await sendRaw(address, handshake('GET /stock/ws HTTP/1.1', [host, host, ...whole]), isAnswered);
    await openStream(address);
    const { data } = await call(test.sandbox, 'GET /sandbox/v1/requests');

    expect(z.parse(logSchema, data).map(({ method, status }) => `${method} ${status}`)).toEqual([
      'GET 400',
      'POST 405',
      'GET 400',
      'GET 101',
    ]);
  });
});
