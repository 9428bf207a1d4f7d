import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { call, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { listen, openStream, type Frame, type StreamClient } from './support/listening.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const roundMs = 250;
const bank = { market: 'NSE', symbol: 'ARAVBANK' };
const others = ['SATPBANK', 'TERABANK', 'AGNIPETRO', 'SVARNREF', 'VUGINTU'].map((symbol) => ({
  market: 'NSE',
  symbol,
}));
const key = { headers: { authorization: 'wealth-sandbox-key' } };
const levelsSchema = z.array(z.object({ price: z.number(), quantity: z.number(), orders: z.number() }));
const depthSchema = z.object({ bids: levelsSchema, asks: levelsSchema });
const candleSchema = z.object({
  time: z.number(),
  open: z.number(),
  high: z.number(),
  low: z.number(),
  close: z.number(),
  volume: z.number(),
});
const candleFrameSchema = z.object({ seq: z.number(), candle: z.nullable(candleSchema) });

let test: TestSandbox;
let address: string;

eachSandbox(
  async (made) => {
    test = made;
    address = await listen(test.sandbox);
  },
  { isBusiest: true },
);

function step(times = 1): void {
  for (let round = 0; round < times; round += 1) {
    test.advance(roundMs);
    test.timers.run(roundMs);
  }
}

async function open(): Promise<StreamClient> {
  const { access_token } = await signIn(test.sandbox, '9876543210');
  const stream = await openStream(address);
  stream.send({ type: 'auth', token: access_token });
  expect((await stream.next()).type).toBe('ready');
  return stream;
}

/** Every frame up to the answer to a frame that is none. */
async function framesSoFar(stream: StreamClient): Promise<Frame[]> {
  stream.sendText('?');
  const frames: Frame[] = [];
  for (let frame = await stream.next(); frame.type !== 'error'; frame = await stream.next())
    frames.push(frame);
  return frames;
}

async function detailOf(symbol: string) {
  const { data } = await call(test.sandbox, `GET /stock/api/v1/stock_detail?market=NSE&s=${symbol}`, key);
  return z.parse(z.object({ depth: depthSchema }), data).depth;
}

async function chartOf(interval: string) {
  const { data } = await call(
    test.sandbox,
    `GET /stock/api/v1/chart_data?market=NSE&symbol=ARAVBANK&interval=${interval}&limit=10`,
    key,
  );
  return z.parse(z.array(candleSchema), data);
}

describe('order books [I4-1-DEPTH-FRAME]', () => {
  it('come at once, and again when a round has changed them', async () => {
    const stream = await open();
    stream.send({ type: 'subscribe', instruments: [bank], depth: true });
    const first = await stream.next();
    expect(first).toMatchObject({ type: 'depth', seq: 0, ...bank });
    step(40);
    const frames = await framesSoFar(stream);

    expect(new Set(frames.map(({ type }) => type))).toEqual(new Set(['depth']));
    expect(frames.length).toBeGreaterThan(10);
    const numbers = frames.map(({ seq }) => Number(seq));
    expect(new Set(numbers).size).toBe(numbers.length);
    const books = [first, ...frames].map(({ bids, asks }) => JSON.stringify([bids, asks]));
    books.slice(1).forEach((book, index) => expect(book).not.toBe(books[index]));
    const last = frames.at(-1);
    expect(await detailOf('ARAVBANK')).toEqual({ bids: last?.bids, asks: last?.asks });
  });

  it('are five prices of each side, best first, with something between the sides', async () => {
    const { bids, asks } = await detailOf('ARAVBANK');
    expect([bids.length, asks.length]).toEqual([5, 5]);
    expect(bids.map(({ price }) => price)).toEqual(bids.map(({ price }) => price).toSorted((a, b) => b - a));
    expect(asks.map(({ price }) => price)).toEqual(asks.map(({ price }) => price).toSorted((a, b) => a - b));
    expect(bids[0]?.price).toBeLessThan(asks[0]?.price ?? 0);
  });

  it('are five at most: a sixth is too many, and none of its frame is taken', async () => {
    const stream = await open();
    stream.send({ type: 'subscribe', instruments: others, depth: true });
    for (const other of others) expect(await stream.next()).toMatchObject({ type: 'depth', ...other });
    stream.send({ type: 'subscribe', instruments: [bank], depth: true });
    expect(await stream.next()).toMatchObject({ type: 'error', code: 'too_many' });
    stream.send({ type: 'unsubscribe', instruments: others.slice(0, 1), depth: true });
    stream.send({ type: 'subscribe', instruments: [bank], depth: true });

    expect(await stream.next()).toMatchObject({ type: 'depth', ...bank });
  });

  it('end without the quotes, which know nothing of them', async () => {
    const stream = await open();
    stream.send({ type: 'subscribe', instruments: [bank] });
    stream.send({ type: 'subscribe', instruments: [bank], depth: true });
    await stream.next();
    await stream.next();
    stream.send({ type: 'unsubscribe', instruments: [bank] });
    await framesSoFar(stream);
    step(20);
    expect(new Set((await framesSoFar(stream)).map(({ type }) => type))).toEqual(new Set(['depth']));
    stream.send({ type: 'unsubscribe', instruments: [bank], depth: true });
    await framesSoFar(stream);
    step(20);

    expect(await framesSoFar(stream)).toEqual([]);
  });

  it('of an index or of nothing are none: the others of the frame come', async () => {
    const stream = await open();
    const index = { market: 'INDEX', symbol: 'NIFTY50' };
    stream.send({ type: 'subscribe', instruments: [index, bank], depth: true });

    expect(await stream.next()).toMatchObject({ type: 'error', code: 'unknown_instrument' });
    expect(await stream.next()).toMatchObject({ type: 'depth', ...bank });
  });

  it('are empty after a halt has begun', async () => {
    const stream = await open();
    stream.send({ type: 'subscribe', instruments: [bank], depth: true });
    await stream.next();
    await call(test.sandbox, 'POST /sandbox/v1/halt', { json: { ...bank, minutes: 5 } });
    step();
    const frames = await framesSoFar(stream);

    expect(frames.find(({ type }) => type === 'depth')).toMatchObject({ bids: [], asks: [] });
  });
});

describe('running candles [I4-1-CANDLE-FRAME]', () => {
  it.each(['1m', '5m', '1h', '1d', '1mo'])('of %s are those of chart_data', async (candles) => {
    const stream = await open();
    stream.send({ type: 'subscribe', instruments: [bank], candles });
    expect(await stream.next()).toMatchObject({ type: 'candle', seq: 0, ...bank, interval: candles });
    step(8);
    const told = z.parse(candleFrameSchema, (await framesSoFar(stream)).at(-1)).candle;

    expect(told).not.toBeNull();
    expect(told).toEqual((await chartOf(candles)).at(-1));
  });

  it('are told to their end, whatever the rounds', async () => {
    const stream = await open();
    stream.send({ type: 'subscribe', instruments: [bank], candles: '1m' });
    await stream.next();
    for (let round = 0; round < 130; round += 1) {
      test.advance(1_370);
      test.timers.run(roundMs);
    }
    const told = new Map<number, unknown>();
    for (const frame of await framesSoFar(stream)) {
      const { candle } = z.parse(candleFrameSchema, frame);
      if (candle) told.set(candle.time, candle);
    }
    const charted = await chartOf('1m');

    expect([...told.values()].slice(1)).toEqual(charted.slice(-told.size).slice(1));
    expect(told.size).toBeGreaterThan(2);
  });

  it('are of four charts at most, and end when their chart is left', async () => {
    const stream = await open();
    for (const candles of ['1m', '5m', '15m', '1h']) {
      stream.send({ type: 'subscribe', instruments: [bank], candles });
      expect((await stream.next()).type).toBe('candle');
    }
    stream.send({ type: 'subscribe', instruments: [bank], candles: '1d' });
    expect(await stream.next()).toMatchObject({ type: 'error', code: 'too_many' });
    for (const candles of ['1m', '5m', '15m', '1h']) {
      stream.send({ type: 'unsubscribe', instruments: [bank], candles });
    }
    await framesSoFar(stream);
    step(4);

    expect(await framesSoFar(stream)).toEqual([]);
  });

  it.each([
    { name: 'an interval that is none', frame: { instruments: [bank], candles: '2m' } },
    { name: 'two instruments', frame: { instruments: [bank, ...others], candles: '1m' } },
    { name: 'a book and a chart at once', frame: { instruments: [bank], candles: '1m', depth: true } },
    { name: 'a book with a number to resume from', frame: { instruments: [bank], depth: true, from_seq: 1 } },
    { name: 'no book', frame: { instruments: [bank], depth: false } },
  ])('of $name are a bad frame', async ({ frame }) => {
    const stream = await open();
    stream.send({ type: 'subscribe', ...frame });

    expect(await stream.next()).toMatchObject({ type: 'error', code: 'bad_frame' });
  });
});

describe('the market [I4-1-MARKET-FRAME]', () => {
  async function inHours(laterMs = 0): Promise<StreamClient> {
    const other = await createTestSandbox({ mode: 'exchange-hours' });
    onTestFinished(async () => {
      expect(other.errors).toEqual([]);
      await other.dispose();
    });
    test = other;
    test.advance(laterMs);
    address = await listen(test.sandbox);
    return open();
  }

  it('tells each phase that changes, as market_status has it, to a page that follows nothing', async () => {
    const twoSecondsBefore = 4 * 3_600_000 + 15 * 60_000 - 2_000;
    const stream = await inHours(twoSecondsBefore);
    step(4);
    expect(await framesSoFar(stream)).toEqual([]);
    step(4);
    const frames = await framesSoFar(stream);
    const { data } = await call(test.sandbox, 'GET /stock/api/v1/market_status', key);

    expect(frames.map(({ type }) => type)).toEqual(['market']);
    expect(frames[0]?.status).toEqual(data);
    expect(frames[0]?.status).toMatchObject({ auction: { phase: 'closing-auction' } });
  });

  it('tells a halt, and its end', async () => {
    const stream = await inHours();
    step();
    await call(test.sandbox, 'POST /sandbox/v1/halt', { json: { ...bank, minutes: 5 } });
    step(3);
    const began = await framesSoFar(stream);
    expect(began.map(({ status }) => status)).toMatchObject([{ halts: [bank] }]);
    test.advance(5 * 60_000);
    step();

    expect((await framesSoFar(stream)).map(({ status }) => status)).toMatchObject([{ halts: [] }]);
  });
});
