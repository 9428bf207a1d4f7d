import { describe, expect, it, vi } from 'vitest';
import { json, text } from '../../test/localServer.ts';
import { serve } from '../../test/serve.ts';
import { rejection } from '../../test/rejection.ts';
import { login } from '../generated/endpoints/auth/auth.ts';
import { getSystemInfo } from '../generated/endpoints/client/client.ts';
import { maxBodyBytes } from './transport.ts';

const credentials = { username: '9876543210', password: '5f4dcc3b5aa765d61d8327deb882cf99' };
const authData = { access_token: 'a', refresh_token: 'r', expires_in: 900, token_type: 'Bearer' };
const success = { data: authData, message: 'OK' };

describe('a server that does not answer in full', () => {
  it('is too large beyond 5 MB, and the rest is not waited for [I1-4-MALFORMED]', async () => {
    let closed = () => {};
    const connectionClosed = new Promise<void>((resolve) => (closed = resolve));
    await serve((response) => {
      response.on('close', closed);
      response.writeHead(200);
      response.write(' '.repeat(maxBodyBytes + 1));
    });

    expect(await rejection(login(credentials))).toMatchObject({ kind: 'tooLarge', status: 200 });
    await connectionClosed;
  });

  it('may send 5 MB', async () => {
    const body = JSON.stringify(success);
    await serve(text(200, body + ' '.repeat(maxBodyBytes - body.length)));

    await expect(login(credentials)).resolves.toEqual(authData);
  });

  it('times out after 10 seconds without headers [S9-TIMEOUT] [S8-TIMEOUT]', async () => {
    const { server, clock } = await serve(() => {});

    const call = rejection(getSystemInfo());
    await server.arrived(1);
    clock.expire();

    expect(await call).toMatchObject({ kind: 'timeout', status: null });
    expect(server.seen).toHaveLength(1);
  });

  it('times out when the body stalls after the headers', async () => {
    let headersSent = () => {};
    const stalled = new Promise<void>((resolve) => (headersSent = resolve));
    const { clock } = await serve((response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"data":', headersSent);
    });

    const call = rejection(getSystemInfo());
    await stalled;
    clock.expire();

    expect((await call).kind).toBe('timeout');
    expect(clock.running()).toBe(0);
  });

  it('is a network error when the body ends before its length [S8-NETWORK]', async () => {
    const { clock } = await serve((response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"data":', () => response.destroy());
    });

    expect((await rejection(login(credentials))).kind).toBe('network');
    expect(clock.running()).toBe(0);
  });

  it('is offline when the browser says so [S8-OFFLINE]', async () => {
    await serve((response) => response.destroy(), { isOnline: () => false });

    expect((await rejection(login(credentials))).kind).toBe('offline');
  });
});

describe('a request that nobody waits for', () => {
  it('is aborted, on the wire too', async () => {
    let closed = () => {};
    const connectionClosed = new Promise<void>((resolve) => (closed = resolve));
    const { server, clock } = await serve((response) => response.on('close', closed));
    const leaving = new AbortController();

    const call = rejection(getSystemInfo(undefined, leaving.signal));
    await server.arrived(1);
    leaving.abort();

    expect((await call).kind).toBe('aborted');
    await connectionClosed;
    expect(clock.running()).toBe(0);
  });

  it('is not sent when it was aborted before', async () => {
    const { server } = await serve(json(200, success));

    expect((await rejection(getSystemInfo(undefined, AbortSignal.abort()))).kind).toBe('aborted');
    expect(server.seen).toHaveLength(0);
  });

  it('is aborted in the pause before a repeat', async () => {
    const leaving = new AbortController();
    const { server } = await serve(json(503, { data: null, message: 'Later' }), {
      schedule: (_run, delayMs) => {
        if (delayMs < 5000) leaving.abort();
        return () => {};
      },
    });

    expect((await rejection(getSystemInfo(undefined, leaving.signal))).kind).toBe('aborted');
    expect(server.seen).toHaveLength(1);
  });
});

it('outlives the page where it is told to [I3A-L7] [I3A-M8]', async () => {
  const sent: (boolean | undefined)[] = [];
  vi.stubGlobal('fetch', async (_url: string, options: RequestInit) => {
    sent.push(options.keepalive);
    return new Response(JSON.stringify(success));
  });
  await login(credentials);
  await login(credentials, undefined, { keepalive: true });
  vi.unstubAllGlobals();

  expect(sent).toEqual([false, true]);
});
