import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callerAt } from './support/callerAt.ts';
import { listen } from './support/listening.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const minute = 60_000;

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

const createCaller = (address: string, hasJar: boolean) => callerAt(host, address, hasJar);

describe('a stranger who tries everything [I3A-M2]', () => {
  it('keeps the owner out of no code: the owner resets the password and signs in', async () => {
    await createCaller('203.0.113.9', false).attack();
    const owner = createCaller('198.51.100.7', true);

    expect(await owner.login()).toBe(429);
    expect(await owner.send()).toBe(200);
    expect(await owner.check('123456')).toBe(200);
    expect(await owner.reset('Other@123')).toBe(200);
    expect(await owner.login('Other@123')).toBe(200);
  });

  it('uses up the stranger’s code, not the owner’s', async () => {
    const owner = createCaller('198.51.100.7', true);
    await owner.send();
    await createCaller('203.0.113.9', true).attack();

    expect(await owner.check('123456')).toBe(200);
  });

  it('uses up none of a browser that has a cookie, even from the same address', async () => {
    const owner = createCaller('198.51.100.7', true);
    await owner.send('9876543214');
    await createCaller('198.51.100.7', false).attack();

    expect(await owner.send()).toBe(200);
    expect(await owner.check('123456')).toBe(200);
  });

  it('does not lock a browser that the client is signed in with', async () => {
    const owner = createCaller('198.51.100.7', true);
    expect(await owner.login()).toBe(200);
    await createCaller('198.51.100.7', false).attack();

    expect(await owner.login()).toBe(200);
    expect(await owner.send()).toBe(200);
  });

  it('locks out nobody behind the same address who has signed in there', async () => {
    const owner = createCaller('198.51.100.7', true);
    await owner.login();
    const stranger = createCaller('198.51.100.7', false);
    for (let count = 0; count < 101; count += 1) {
      await stranger.login('Wrong@123', `91${10_000_000 + count}`);
    }

    expect(await createCaller('198.51.100.7', true).login()).toBe(429);
    expect(await owner.login()).toBe(200);
    expect(await createCaller('198.51.100.8', true).login()).toBe(200);
  });
});

describe('somebody behind the same address who has no cookie [I3A-M2]', () => {
  it('uses up no try of the code that another browser asked for', async () => {
    const owner = createCaller('198.51.100.7', true);
    await owner.send();
    const stranger = createCaller('198.51.100.7', false);
    for (let count = 0; count < 6; count += 1) await stranger.check('000000');

    expect(await owner.check('123456')).toBe(200);
  });

  it('does not replace that code by asking for another one', async () => {
    const owner = createCaller('198.51.100.7', true);
    await owner.send();
    const stranger = createCaller('198.51.100.7', false);
    await stranger.send();
    for (let count = 0; count < 6; count += 1) await stranger.check('000000');

    expect(await owner.check('123456')).toBe(200);
  });

  it('has five tries of it, beside the five of the browser itself', async () => {
    const owner = createCaller('198.51.100.7', true);
    await owner.send();
    const statuses = [];
    for (const caller of [owner, createCaller('198.51.100.7', false)]) {
      for (let count = 0; count < 6; count += 1) statuses.push(await caller.check('000000'));
    }

    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 400, 400, 400, 400, 400, 429]);
  });
});

describe('guessing stays bounded [I3A-M2]', () => {
  it('five passwords for a mobile, whatever the addresses', async () => {
    const statuses = [];
    for (let count = 0; count < 8; count += 1) {
      statuses.push(await createCaller(`203.0.113.${count}`, true).login('Wrong@123'));
    }

    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  });

  it('five passwords from a browser that is known', async () => {
    const owner = createCaller('198.51.100.7', true);
    await owner.login();
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await owner.login('Wrong@123'));

    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await owner.login()).toBe(429);
    test.advance(15 * minute);
    expect(await owner.login()).toBe(200);
  });

  it('a browser is known for its own client only', async () => {
    const other = createCaller('203.0.113.9', true);
    await other.login('Wealth@123', '9876543214');
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await other.login('Wrong@123'));

    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it.each(['made.up', 'made-up', '', `${'x'.repeat(43)}.${'y'.repeat(43)}`])(
    'a cookie that this server did not give (%s) makes no other browser',
    async (value) => {
      const owner = createCaller('198.51.100.7', true);
      await owner.login();
      await createCaller('203.0.113.9', false).attack();
      owner.jar.set('__Host-browser', value);

      expect(await owner.login()).toBe(429);
    },
  );

  it.each([{ hasJar: true }, { hasJar: false }])(
    'three codes for a caller (cookies: $hasJar)',
    async ({ hasJar }) => {
      const caller = createCaller('203.0.113.9', hasJar);
      const statuses = [];
      for (let count = 0; count < 5; count += 1) statuses.push(await caller.send());

      expect(statuses).toEqual([200, 200, 200, 429, 429]);
    },
  );

  it('nine codes for a mobile, whatever the addresses, and more for a browser that is known', async () => {
    const owner = createCaller('198.51.100.7', true);
    await owner.login();
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push(await createCaller(`203.0.113.${count}`, true).send());
    }

    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect(await owner.send()).toBe(200);
  });

  it('six of the nine codes for one address, however many cookies it has gathered', async () => {
    const address = '203.0.113.9';
    const callers = Array.from({ length: 4 }, (_, index) => createCaller(address, index > 0));
    for (const [index, caller] of callers.entries()) await caller.send(`91${10_000_000 + index}`);
    const statuses = [];
    for (const caller of callers) {
      for (let count = 0; count < 4; count += 1) statuses.push(await caller.send());
    }

    expect(statuses.filter((status) => status === 200)).toHaveLength(6);
    expect(await createCaller('198.51.100.7', true).send()).toBe(200);
  });

  it.each([{ hasJar: true }, { hasJar: false }])(
    'five checks a code (cookies: $hasJar)',
    async ({ hasJar }) => {
      const caller = createCaller('203.0.113.9', hasJar);
      await caller.send();
      const statuses = [];
      for (let count = 0; count < 6; count += 1) statuses.push(await caller.check('000000'));

      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
      expect(await caller.check('123456')).toBe(429);
    },
  );

  it('the code of one browser is no code of another one', async () => {
    const owner = createCaller('198.51.100.7', true);
    await owner.send();

    expect(await createCaller('203.0.113.9', true).check('123456')).toBe(400);
  });

  it('an ended session lets its browser be known for 30 days', async () => {
    const owner = createCaller('198.51.100.7', true);
    await owner.login();
    test.advance(13 * 60 * minute);
    await createCaller('203.0.113.9', false).attack();
    expect(await owner.login()).toBe(200);
    test.advance(61 * 24 * 60 * minute);
    test.timers.run(minute);
    await createCaller('203.0.113.9', false).attack();

    expect(await owner.login()).toBe(429);
  });
});

describe('the address of a caller [I3A-M7]', () => {
  it('is the peer’s when no proxy is trusted, whatever the header says', async () => {
    await test.dispose();
    test = await createTestSandbox();
    host = await listen(test.sandbox);
    for (let count = 0; count < 100; count += 1) {
      await createCaller(`203.0.113.${count}`, false).login('Wrong@123', `91${10_000_000 + count}`);
    }

    expect(await createCaller('198.51.100.7', false).login()).toBe(429);
  });

  it('is what the trusted proxy has added, not what the caller wrote before it', async () => {
    for (let count = 0; count < 100; count += 1) {
      const forged = `198.51.100.${count}, 203.0.113.9`;
      await createCaller(forged, false).login('Wrong@123', `91${10_000_000 + count}`);
    }

    expect(await createCaller('203.0.113.9', false).login()).toBe(429);
    expect(await createCaller('198.51.100.7', false).login()).toBe(200);
  });
});
