import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, signIn } from './support/api.ts';
import { listen, openStream, sendRaw, type StreamClient } from './support/listening.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const roundMs = 250;
const heartbeatMs = 5_000;
/** A longer round tells four trades a minute instead of all of them. */
const longestWholeRoundMs = 5_000;
const sensex = { market: 'INDEX', symbol: 'SENSEX' };
const pageSchema = z.object({ items: z.array(z.object({ market: z.string(), symbol: z.string() })) });

let test: TestSandbox;
let address: string;

beforeEach(async () => {
  // Every instrument tries for a new price in each round, so that rounds are large.
  test = await createTestSandbox({ isBusiest: true });
  address = await listen(test.sandbox);
});

afterEach(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

async function tokenOf(mobile = '9876543210'): Promise<string> {
  return (await signIn(test.sandbox, mobile)).access_token;
}

async function open(token: string): Promise<StreamClient> {
  const stream = await openStream(address);
  stream.send({ type: 'auth', token });
  expect((await stream.next()).type).toBe('ready');
  return stream;
}

async function allInstruments() {
  const { data } = await call(test.sandbox, 'GET /stock/api/v1/instruments?exchange=all&limit=200', {
    headers: { authorization: 'wealth-sandbox-key' },
  });
  const { items } = z.parse(pageSchema, data);
  return items.map(({ market, symbol }) => ({ market, symbol }));
}

async function letSocketsWork(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

async function step(rounds: number, lengthMs = roundMs): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    test.advance(lengthMs);
    test.timers.run(roundMs);
    if (round % 5 === 0) await letSocketsWork();
  }
}

/** Few long rounds, each of some hundred kilobytes: together more than the system's own buffers and a megabyte. */
function fillBuffers(): Promise<void> {
  return step(24, longestWholeRoundMs);
}

async function openDeaf(token: string): Promise<StreamClient> {
  const stream = await open(token);
  stream.send({ type: 'subscribe', instruments: await allInstruments() });
  await stream.next();
  stream.pause();
  return stream;
}

describe('a socket that does not read [I3A-H3]', () => {
  it('is closed with 1008 when it still has too much waiting at the second heartbeat [I4B-B12]', async () => {
    const token = await tokenOf();
    const deaf = await openDeaf(token);
    const other = await open(token);
    await fillBuffers();
    test.timers.run(heartbeatMs, 2);
    deaf.resume();

    expect(await deaf.closed).toBe(1008);
    expect((await other.next()).type).toBe('heartbeat');
    expect((await other.next()).type).toBe('heartbeat');
    other.send({ type: 'subscribe', instruments: [sensex] });
    expect((await other.next()).type).toBe('snapshot');
  });

  it('is closed with 1008 when it asks for more', async () => {
    const deaf = await openDeaf(await tokenOf());
    await fillBuffers();
    deaf.send({ type: 'subscribe', instruments: [sensex] });
    await expect.poll(() => test.timers.isWaiting(2_000)).toBe(true);
    deaf.resume();

    expect(await deaf.closed).toBe(1008);
  });

  it('is cut off when it does not answer the close either, with all that waits for it', async () => {
    const deaf = await openDeaf(await tokenOf());
    await fillBuffers();
    test.timers.run(heartbeatMs, 2);
    test.timers.pass(2_000);
    deaf.resume();

    expect(await deaf.closed).toBe(1006);
  });
});

describe('a socket that floods [I3A-H3]', () => {
  it('is closed with 1008 after forty frames at once', async () => {
    const stream = await open(await tokenOf());
    for (let count = 0; count < 60; count += 1) stream.send({ type: 'unsubscribe', instruments: [sensex] });

    expect(await stream.closed).toBe(1008);
  });

  it('may send twenty a second for as long as it likes', async () => {
    const stream = await open(await tokenOf());
    for (let second = 0; second < 10; second += 1) {
      for (let count = 0; count < 20; count += 1) stream.sendText('?');
      for (let count = 0; count < 20; count += 1) expect((await stream.next()).type).toBe('error');
      test.advance(1_000);
    }
  });

  it('is closed with 1008 when it subscribes to 500 instruments again and again [I4B-F4]', async () => {
    const stream = await open(await tokenOf());
    const instruments = Array.from({ length: 500 }, () => sensex);
    for (let count = 0; count < 5; count += 1) stream.send({ type: 'subscribe', instruments });
    for (let count = 0; count < 4; count += 1) expect((await stream.next()).type).toBe('snapshot');

    expect(await stream.closed).toBe(1008);
  });

  it('may subscribe to 500 instruments each second', async () => {
    const stream = await open(await tokenOf());
    const instruments = Array.from({ length: 500 }, () => sensex);
    for (let second = 0; second < 10; second += 1) {
      stream.send({ type: 'subscribe', instruments });
      expect((await stream.next()).type).toBe('snapshot');
      test.advance(1_000);
    }
  });

  it('gets the missed rounds once, then a snapshot', async () => {
    const stream = await open(await tokenOf());
    await step(3);
    stream.send({ type: 'subscribe', instruments: [sensex], from_seq: 2 });
    expect(await stream.next()).toMatchObject({ type: 'ticks', seq: 3 });
    stream.send({ type: 'subscribe', instruments: [sensex], from_seq: 2 });

    expect(await stream.next()).toMatchObject({ type: 'snapshot', seq: 3 });
  });

  it.each(['subscribe', 'unsubscribe'])('gets too_many for a list of 501 in a frame to %s', async (type) => {
    const stream = await open(await tokenOf());
    stream.send({ type, instruments: Array.from({ length: 501 }, () => sensex) });

    expect(await stream.next()).toMatchObject({ type: 'error', code: 'too_many' });
  });
});

describe('sockets [I3A-H3]', () => {
  it('of one client are ten: another one closes the oldest with 1008', async () => {
    const token = await tokenOf();
    const streams = [];
    for (let count = 0; count < 11; count += 1) streams.push(await open(token));

    expect(await streams[0]?.closed).toBe(1008);
    test.timers.run(heartbeatMs);
    for (const stream of streams.slice(1)) expect((await stream.next()).type).toBe('heartbeat');
  });

  it('of one client may say again who they are, and none of them is closed for it', async () => {
    const token = await tokenOf();
    const streams = [];
    for (let count = 0; count < 10; count += 1) streams.push(await open(token));
    await open(await tokenOf('9876543211'));
    streams[9]?.send({ type: 'auth', token });
    expect((await streams[9]?.next())?.type).toBe('ready');
    test.timers.run(heartbeatMs);

    for (const stream of streams) expect((await stream.next()).type).toBe('heartbeat');
  });

  it('of one address that have not said who they are are fifty: then 429, until they have', async () => {
    const token = await tokenOf();
    const streams = [];
    for (let count = 0; count < 50; count += 1) streams.push(await openStream(address));
    const refused = await sendRaw(
      address,
      [
        'GET /stock/ws HTTP/1.1',
        `Host: ${address}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        '',
        '',
      ].join('\r\n'),
    );
    expect(refused).toMatch(/^HTTP\/1\.1 429 /);
    expect(refused).toMatch(/\r\nretry-after: \d+\r\n/i);
    streams[0]?.send({ type: 'auth', token });
    expect((await streams[0]?.next())?.type).toBe('ready');

    await expect(openStream(address)).resolves.toBeDefined();
  });
});
