import { afterEach, expect, it } from 'vitest';
import { call, signIn } from './support/api.ts';
import { createBankClient } from './support/bankClient.ts';
import { listen, openStream, type StreamClient } from './support/listening.ts';
import { createOrderClient } from './support/orderClient.ts';
import { createTestSandbox, startOfTest, type TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;

afterEach(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

const jumpTo = (now: string) => call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now } });

interface StreamEvent {
  kind?: string;
  code?: string;
  alert?: { state: string };
  order?: { status: string };
}

/** The events of the stream with their times, up to the one that ends with a text. */
async function readUntil(stream: StreamClient, last: string): Promise<string[]> {
  const lines: string[] = [];
  for (;;) {
    const { type, time, event } = await stream.next();
    if (type !== 'event') continue;
    const { kind, code, alert, order }: StreamEvent = Object(event);
    const what = kind === 'alert' ? alert?.state : kind === 'order' ? order?.status : code;
    lines.push(`${String(time).slice(11, 19)} ${kind === 'notification' ? '' : `${kind} `}${what}`);
    if (lines.at(-1)?.endsWith(last)) return lines;
  }
}

it('a jump of the clock over three kinds of due things does them in order of time [I4C-2-ORDER]', async () => {
  test = await createTestSandbox({ mode: 'exchange-hours' });
  await jumpTo('2026-11-20T08:50:00+05:30');
  const client = await createOrderClient(test);
  await client.place({ price: Math.ceil((await client.quote()).last_price * 0.92) });
  await jumpTo('2026-11-20T08:59:52+05:30');
  const { access_token: token } = await signIn(test.sandbox, '9876543210');
  const endAt = (time: string) =>
    call(test.sandbox, 'POST /client/app/v1/alerts', {
      token,
      json: {
        instrument: { market: 'NSE', symbol: 'ARAVBANK' },
        kind: 'price',
        direction: 'above',
        value: 900_000,
        ends_at: `2026-11-20T${time}+05:30`,
      },
    });
  await endAt('09:00:05');
  await createBankClient(test.sandbox, token).add();
  await endAt('08:59:55');
  const stream = await openStream(await listen(test.sandbox));
  stream.send({ type: 'auth', token });
  await stream.next();
  await jumpTo('2026-11-20T09:02:00+05:30');

  const lines = await readUntil(stream, '09:00:05 alert ended');
  expect(lines.filter((line) => !/ (asset|market)/.test(line))).toEqual([
    '08:59:55 alert ended',
    '09:00:00 order OPEN',
    '09:00:02 bank_verified',
    '09:00:05 alert ended',
  ]);
});

it('a long jump is done piece by piece: requests between are answered as of where it stands [I4C-2-PIECES]', async () => {
  // A clock underneath that goes on with all that is done: one thing fills a piece.
  let now = startOfTest;
  test = await createTestSandbox({ mode: 'exchange-hours', clock: () => (now += 60) });
  await jumpTo('2026-11-19T20:00:00+05:30');
  const client = await createOrderClient(test);
  const { last_price: last } = await client.quote();
  for (let count = 0; count < 5; count += 1) await client.place({ price: Math.ceil(last * 0.92) + count });
  const queued = async () => {
    await client.quote();
    return test.countRows("client_order WHERE status = 'QUEUED'");
  };
  const progress = { isDone: false };
  const jump = jumpTo('2026-11-20T09:10:00+05:30').then((reply) => {
    progress.isDone = true;
    return reply;
  });
  const seen = new Set<number>();
  while (!progress.isDone) {
    seen.add(await queued());
    await new Promise((resolve) => setImmediate(resolve));
  }

  expect((await jump).data).toMatchObject({ now: expect.stringMatching(/^2026-11-20T03:40/) });
  expect([...seen].filter((count) => count > 0 && count < 5).length).toBeGreaterThan(1);
  expect([...seen]).toEqual([...seen].toSorted((a, b) => b - a));
  expect(await queued()).toBe(0);
});

it('two jumps at once are done one after the other', async () => {
  test = await createTestSandbox({ mode: 'exchange-hours' });
  const advance = () => call(test.sandbox, 'POST /sandbox/v1/clock', { json: { advance_ms: 60_000 } });
  const replies = await Promise.all([advance(), advance()]);

  expect(replies.map(({ data }) => data)).toEqual([
    { now: new Date(startOfTest + 60_000).toISOString() },
    { now: new Date(startOfTest + 120_000).toISOString() },
  ]);
});
