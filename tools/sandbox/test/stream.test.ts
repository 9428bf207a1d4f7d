import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, signIn } from './support/api.ts';
import { listen, openStream, type StreamClient } from './support/listening.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const roundMs = 250;
const heartbeatMs = 5_000;
const sensex = { market: 'INDEX', symbol: 'SENSEX' };
const bank = { market: 'NSE', symbol: 'ARAVBANK' };

const pageSchema = z.object({ items: z.array(z.object({ market: z.string(), symbol: z.string() })) });
const tickSchema = z.object({ ticks: z.array(z.record(z.string(), z.unknown())) });

let test: TestSandbox;
let address: string;

beforeEach(async () => {
  // Every share trades eight times a second, so that ticks are certain.
  test = await createTestSandbox({ isBusiest: true });
  address = await listen(test.sandbox);
});

afterEach(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

/** One round of the market, a quarter of a second later. */
function step(times = 1, lengthMs = roundMs): void {
  for (let round = 0; round < times; round += 1) {
    test.advance(lengthMs);
    test.timers.run(roundMs);
  }
}

async function open(mobile = '9876543210'): Promise<StreamClient> {
  const { access_token } = await signIn(test.sandbox, mobile);
  const stream = await openStream(address);
  stream.send({ type: 'auth', token: access_token });
  expect((await stream.next()).type).toBe('ready');
  return stream;
}

describe('subscriptions', () => {
  it('begin with a snapshot and go on with a batch for each round, numbered without a gap [I1-6-STREAM]', async () => {
    const stream = await open();
    stream.send({ type: 'subscribe', instruments: [sensex, bank] });
    const snapshot = await stream.next();
    step(20);
    const batches = [];
    for (let round = 0; round < 20; round += 1) batches.push(await stream.next());

    expect(snapshot).toMatchObject({ type: 'snapshot', seq: 0 });
    expect(snapshot.quotes).toHaveLength(2);
    expect(batches.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    const ticks = batches.flatMap((batch) => z.parse(tickSchema, batch).ticks);
    expect(ticks.length).toBeGreaterThan(0);
    expect(new Set(ticks.map((tick) => tick.symbol))).toEqual(new Set(['SENSEX', 'ARAVBANK']));
    // A share that was traded more than once lists its trades.
    const names = Object.keys(ticks[0] ?? {}).filter((name) => name !== 'trades');
    expect(names.toSorted()).toEqual(
      ['change', 'change_percent', 'high', 'last_price', 'low', 'market', 'symbol', 'volume'].toSorted(),
    );
  });

  it('send a batch without ticks too, while the exchange is closed', async () => {
    await test.dispose();
    test = await createTestSandbox({ mode: 'exchange-hours' });
    address = await listen(test.sandbox);
    test.advance(11 * 3_600_000);
    step();
    const stream = await open();
    stream.send({ type: 'subscribe', instruments: [sensex] });
    // Loans of the seeds were valued in the evening, each after a round of its own.
    const { seq } = await stream.next();
    step();

    expect(await stream.next()).toMatchObject({ type: 'ticks', seq: Number(seq) + 1, ticks: [] });
  });

  it('end, and then nothing more comes', async () => {
    const stream = await open();
    stream.send({ type: 'subscribe', instruments: [sensex] });
    await stream.next();
    stream.send({ type: 'unsubscribe', instruments: [sensex] });
    // The answer to a bad frame shows that the one before it was read.
    stream.sendText('?');
    await stream.next();
    step();
    test.timers.run(heartbeatMs);

    expect((await stream.next()).type).toBe('heartbeat');
  });

  it('replay what was missed from a number that is still known', async () => {
    const stream = await open();
    step(5);
    stream.send({ type: 'subscribe', instruments: [sensex], from_seq: 2 });
    const replayed = [await stream.next(), await stream.next(), await stream.next()];

    expect(replayed.map(({ type, seq }) => [type, seq])).toEqual([
      ['ticks', 3],
      ['ticks', 4],
      ['ticks', 5],
    ]);
  });

  it.each([
    { name: 'clock', path: 'clock' as const, json: { now: '2026-11-19T15:00:00+05:30' } },
    { name: 'state of trading', path: 'halt' as const, json: { market: 'NSE', symbol: 'ARAVBANK' } },
  ])('begin anew with a snapshot where the $name has jumped since [I4B-B8]', async ({ path, json }) => {
    step(3);
    await call(test.sandbox, `POST /sandbox/v1/${path}`, { json });
    step(2);
    const before = await open();
    before.send({ type: 'subscribe', instruments: [bank], from_seq: 3 });
    const after = await open();
    after.send({ type: 'subscribe', instruments: [bank], from_seq: 4 });

    expect(await before.next()).toMatchObject({ type: 'snapshot', seq: 6 });
    expect(await after.next()).toMatchObject({ type: 'ticks', seq: 5 });
    expect(await after.next()).toMatchObject({ type: 'ticks', seq: 6 });
  });

  it.each([
    { name: 'too old', fromSeq: 3 },
    { name: 'not one of ours', fromSeq: 9_999 },
  ])('begin anew with a snapshot from a number that is $name', async ({ fromSeq }) => {
    const stream = await open();
    step(130);
    stream.send({ type: 'subscribe', instruments: [sensex], from_seq: fromSeq });

    expect(await stream.next()).toMatchObject({ type: 'snapshot', seq: 130 });
  });

  it('never use a number of an earlier run again', async () => {
    step(7);
    test.timers.run(5_000);
    await test.restart();
    address = await listen(test.sandbox);
    const { access_token } = await signIn(test.sandbox, '9876543210');
    const stream = await openStream(address);
    stream.send({ type: 'auth', token: access_token });

    expect((await stream.next()).seq).toBeGreaterThan(1_000);
  });
});

describe('what does not fit', () => {
  it.each([
    { name: 'no JSON', text: '?' },
    { name: 'a list', text: '[]' },
    { name: 'nothing', text: '{}' },
    { name: 'null', text: 'null' },
    { name: 'a subscription to nothing', text: '{"type":"subscribe"}' },
    { name: 'a subscription to no instrument', text: '{"type":"subscribe","instruments":[]}' },
    { name: 'a field of its own', text: '{"type":"auth","token":"x","role":"admin"}' },
    {
      name: 'a negative number',
      text: JSON.stringify({ type: 'subscribe', instruments: [sensex], from_seq: -1 }),
    },
    { name: 'a type of the prototype', text: '{"type":"__proto__"}' },
    { name: 'brackets 10,000 deep', text: '['.repeat(10_000) },
  ])('answers bad_frame to $name and stays open', async ({ text }) => {
    const stream = await open();
    stream.sendText(text);

    expect(await stream.next()).toMatchObject({ type: 'error', code: 'bad_frame' });
    stream.send({ type: 'subscribe', instruments: [sensex] });
    expect((await stream.next()).type).toBe('snapshot');
  });

  it('answers bad_frame to bytes', async () => {
    const stream = await open();
    stream.sendText(Buffer.from([0, 1, 2]));

    expect(await stream.next()).toMatchObject({ type: 'error', code: 'bad_frame' });
  });

  it('names an unknown instrument and subscribes the others', async () => {
    const stream = await open();
    stream.send({ type: 'subscribe', instruments: [{ market: 'NSE', symbol: 'NOBODY' }, sensex] });

    expect(await stream.next()).toMatchObject({ type: 'error', code: 'unknown_instrument' });
    expect((await stream.next()).quotes).toHaveLength(1);
  });

  it('takes at most 500 instruments', async () => {
    const stream = await open();
    const instruments = Array.from({ length: 501 }, (_, index) => ({ market: 'NSE', symbol: `N${index}` }));
    stream.send({ type: 'subscribe', instruments });

    expect(await stream.next()).toMatchObject({ type: 'error', code: 'too_many' });
  });

  it('closes with 1009 for a frame over 64 KiB', async () => {
    const stream = await open();
    stream.sendText(' '.repeat(65_537));

    expect(await stream.closed).toBe(1009);
  });
});

it('beats every five seconds', async () => {
  const stream = await open();
  step(4);
  test.timers.run(heartbeatMs);

  expect(await stream.next()).toEqual({
    type: 'heartbeat',
    seq: 4,
    server_time: '2026-11-19T11:00:01+05:30',
  });
});

it('tells a client and nobody else that its KYC was decided', async () => {
  const concerned = await open('9876543212');
  const other = await open('9876543211');
  await call(test.sandbox, 'POST /sandbox/v1/kyc', { json: { mobile: '9876543212', status: 'approved' } });
  test.timers.run(heartbeatMs);

  expect(await concerned.next()).toMatchObject({ type: 'event', event: { kind: 'kyc', status: 'approved' } });
  expect((await other.next()).type).toBe('heartbeat');
});

it('drops ticks for a page that hangs and gives it a snapshot once it reads again [I4B-B12]', async () => {
  const stream = await open();
  const { data } = await call(test.sandbox, 'GET /stock/api/v1/instruments?exchange=all&limit=200', {
    headers: { authorization: 'wealth-sandbox-key' },
  });
  const { items } = z.parse(pageSchema, data);
  stream.send({
    type: 'subscribe',
    instruments: items,
  });
  await stream.next();
  stream.pause();
  // The longest rounds that tell all their trades: some hundred kilobytes each.
  const rounds = 24;
  for (let round = 0; round < rounds; round += 1) {
    step(1, 5_000);
    // Lets the sockets of this process work between two rounds.
    if (round % 5 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  stream.resume();
  let frame = await stream.next();
  let previous = 0;
  let received = 0;
  while (frame.type === 'ticks') {
    previous = Number(frame.seq);
    received += 1;
    step();
    await new Promise((resolve) => setImmediate(resolve));
    frame = await stream.next();
  }

  expect(frame.type).toBe('snapshot');
  expect(Number(frame.seq)).toBeGreaterThan(previous + 1);
  expect(received).toBeLessThan(rounds);
});

it.each([
  { name: 'a reset', code: 1001, act: () => call(test.sandbox, 'POST /sandbox/v1/reset', { json: {} }) },
  { name: 'a restart', code: 1012, act: () => test.restart() },
])('closes with $code for $name', async ({ code, act }) => {
  const stream = await open();
  await act();

  expect(await stream.closed).toBe(code);
});
