import { describe, expect, it } from 'vitest';
import { call, login } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { listen, openStream } from './support/listening.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;

eachSandbox(
  (made) => {
    test = made;
  },
  { allowedOrigins: ['https://wealth.example:8443', 'nonsense'] },
);

describe('a host name that somebody else may have pointed here [I3A-L4]', () => {
  it.each([
    'evil.example',
    'evil.example:4200',
    'localhost.evil.example',
    'a/b',
    '',
    'localhost@evil.example',
  ])('%s gets neither a sign-in nor the page', async (host) => {
    const signIn = await login(test.sandbox, '9876543210', {
      headers: { host, origin: `http://${host}` },
    });
    const page = await call(test.sandbox, 'GET /', { headers: { host, accept: 'text/html' } });

    expect([signIn.status, signIn.data]).toEqual([403, null]);
    expect([page.status, page.message]).toEqual([403, 'This host name is not served here.']);
  });

  it('opens no stream', async () => {
    const address = await listen(test.sandbox);

    await expect(openStream(address, { headers: { host: 'evil.example' } })).rejects.toThrow('403');
  });
});

describe('the names of this server [I3A-L4]', () => {
  it.each([
    'localhost:4200',
    'LOCALHOST',
    'app.localhost:4200',
    '127.0.0.1:4200',
    '192.168.1.5:4200',
    '[::1]:4200',
    'wealth.example',
    'wealth.example:8443',
  ])('%s is served', async (host) => {
    expect((await login(test.sandbox, '9876543210', { headers: { host } })).status).toBe(200);
  });

  it('leave the control API to this machine', async () => {
    for (const host of ['wealth.example', '192.168.1.5:4200', 'app.localhost:4200']) {
      const reply = await call(test.sandbox, 'GET /sandbox/v1/requests', { headers: { host } });
      expect(reply.status).toBe(403);
    }
  });
});
