import md5 from 'md5';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, login, toAuthData } from './support/api.ts';
import { callerAt } from './support/callerAt.ts';
import { listen } from './support/listening.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const mobile = '9876543210';

let test: TestSandbox;
let host: string;

beforeEach(async () => {
  // The address of a caller is what the trusted proxy says.
  test = await createTestSandbox({ trustedProxies: ['127.0.0.1'] });
  host = await listen(test.sandbox);
});

afterEach(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

describe('a client who has forgotten the password', () => {
  async function lockedBrowser(address: string, username?: string) {
    const caller = callerAt(host, address, true);
    await caller.login('Wealth@123', username);
    for (let count = 0; count < 5; count += 1) await caller.login('Wrong@123', username);
    expect(await caller.login('Wealth@123', username)).toBe(429);
    return caller;
  }

  it('resets it in the browser that is locked, and signs in there at once', async () => {
    const owner = await lockedBrowser('198.51.100.7');
    await owner.send();
    await owner.check('123456');

    expect(await owner.reset('Other@123')).toBe(200);
    expect(await owner.login('Other@123')).toBe(200);
  });

  it('frees every browser of their own by it, and none of another client', async () => {
    const here = await lockedBrowser('198.51.100.7');
    const there = await lockedBrowser('198.51.100.8');
    const other = await lockedBrowser('198.51.100.9', '9876543214');
    await here.send();
    await here.check('123456');
    await here.reset('Other@123');

    expect(await there.login('Other@123')).toBe(200);
    expect(await other.login('Wealth@123', '9876543214')).toBe(429);
  });

  it('is no longer kept from changing it for the wrong current passwords of before', async () => {
    const change = async (password: string, old: string) => {
      const session = toAuthData(await login(test.sandbox, mobile, { password }));
      return call(test.sandbox, 'POST /auth/app/v1/change_pwd', {
        token: session.access_token,
        json: { old_password: md5(old), new_password: md5('Third@123') },
      });
    };
    for (let count = 0; count < 5; count += 1) await change('Wealth@123', 'Wrong@123');
    expect((await change('Wealth@123', 'Wealth@123')).status).toBe(429);
    const browser = callerAt(host, '198.51.100.7', true);
    await browser.send();
    await browser.check('123456');
    await browser.reset('Other@123');

    expect((await change('Other@123', 'Other@123')).status).toBe(200);
  });
});
