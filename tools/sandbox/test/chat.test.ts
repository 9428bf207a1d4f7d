import { resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { call, origin } from './support/api.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

/** The frame is the app's. */
const chatFrameFolder = resolve(import.meta.dirname, '../../../apps/web/chat-frame');

let test: TestSandbox;

async function start(overrides: Parameters<typeof createTestSandbox>[0] = {}): Promise<void> {
  test = await createTestSandbox({ chatFrameFolder, ...overrides });
}

afterEach(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return test.sandbox.fetch(new Request(`${origin}${path}`, { headers }));
}

describe('the chat frame', () => {
  it('may run scripts of this server alone, without an origin of its own, inside a page of ours [I3-8-FRAME]', async () => {
    await start();
    const response = await get('/chat-frame.html');

    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(response.headers.get('content-security-policy')).toBe(
      [
        "default-src 'none'",
        'script-src http://localhost:4200',
        'style-src http://localhost:4200',
        'img-src http://localhost:4200 data:',
        'font-src http://localhost:4200',
        "connect-src 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
        'sandbox allow-scripts',
        'report-uri /csp-report',
      ].join('; '),
    );
    expect(await response.text()).toContain('data-widget="/sandbox/chat/widget.js"');
  });

  it('names the one configured origin of another widget', async () => {
    await start({ chatScript: 'https://chat.example/v1/widget.js?a="1"&b=2' });
    const response = await get('/chat-frame.html');
    const policy = response.headers.get('content-security-policy');

    expect(policy).toContain('script-src http://localhost:4200 https://chat.example;');
    expect(policy).toContain('style-src https://chat.example;');
    expect(policy).toContain('connect-src https://chat.example wss://chat.example;');
    expect(await response.text()).toContain(
      'data-widget="https://chat.example/v1/widget.js?a=%221%22&amp;b=2"',
    );
  });

  it('takes no host that a header could be broken with', async () => {
    await start();
    const response = await get('/chat-frame.html', { host: "evil.example; script-src 'unsafe-inline'" });

    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it.each([
    ['/chat-frame.js', 'text/javascript; charset=utf-8'],
    ['/sandbox/chat/widget.js', 'text/javascript; charset=utf-8'],
    ['/sandbox/chat/widget.css', 'text/css; charset=utf-8'],
  ])('can load %s, control API or not', async (path, type) => {
    await start({ controlEnabled: false });
    const { status, headers } = await get(path);

    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it.each(['/chat-frame.html', '/sandbox/chat/widget.js'])('can be made to fail: %s', async (path) => {
    await start();
    await call(test.sandbox, 'POST /sandbox/v1/faults', { json: { path, kind: 'status', status: 503 } });

    expect((await get(path)).status).toBe(503);
    expect((await call(test.sandbox, 'GET /sandbox/v1/requests')).data).toEqual([]);
  });
});

describe('the switches', () => {
  it.each([
    { mode: 'always-open', always_open: true },
    { mode: 'exchange-hours', always_open: false },
  ] as const)('say that there is a chat, and whether the market is $mode', async ({ mode, always_open }) => {
    await start({ mode });

    expect((await call(test.sandbox, 'GET /client/app/v1/system_info')).data).toMatchObject({
      features: { chat: true, always_open },
    });
  });
});
