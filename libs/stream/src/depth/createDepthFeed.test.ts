import { describe, expect, it, vi } from 'vitest';
import { frames } from '../testing/frames.ts';
import { instrument, settle, startStream } from '../testing/startStream.ts';

const share = instrument('ARAVBANK');
const level = (price: number) => ({ price, quantity: 10, orders: 2 });

const frameOf = (seq: number, bid = 100, more: object = {}) => ({
  type: 'depth',
  seq,
  ...share,
  bids: [level(bid)],
  asks: [level(bid + 1)],
  ...more,
});

const asked = (type: string, symbol = 'ARAVBANK') => ({
  type,
  instruments: [instrument(symbol)],
  depth: true,
});

async function open() {
  const started = startStream();
  const listener = vi.fn<() => void>();
  const { read, subscribe } = started.stream.depth(share);
  const stop = subscribe(listener);
  await settle();
  const socket = started.goLive();
  const say = (frame: object) => {
    socket.say(frame);
    started.environment.paint();
  };
  return { ...started, listener, read, stop, socket, say, bid: () => read().depth?.bids[0]?.price };
}

describe('an order book [I4-1-DEPTH-FRAME]', () => {
  it('is asked for while somebody listens, however many, and for the rest nothing is said', async () => {
    const { socket, stream, stop } = await open();
    const before = socket.sent.length;
    const stopOther = stream.depth(share).subscribe(() => undefined);
    await settle();
    stop();
    stop();
    await settle();
    expect(socket.sent.length).toBe(before);
    expect(socket.sent.at(-1)).toEqual(asked('subscribe'));
    stopOther();
    await settle();
    expect(socket.sent.slice(before)).toEqual([asked('unsubscribe')]);
    expect(startStream().goLive().sent).toEqual([{ type: 'auth', token: 'token-1' }]);
  });

  it('is told whole, once a frame at most', async () => {
    const { socket, environment, listener, read } = await open();
    for (let seq = 101; seq < 120; seq += 1) socket.say(frameOf(seq, seq));
    expect(listener).not.toHaveBeenCalled();
    environment.paint();
    expect(listener).toHaveBeenCalledOnce();
    expect(read()).toEqual({ depth: { bids: [level(119)], asks: [level(120)] }, isStale: false });
    expect(read()).toBe(read());
  });

  it.each([
    ['told twice', frameOf(102, 77)],
    ['out of order', frameOf(90, 77)],
    ['of another share', frameOf(103, 77, { symbol: 'TEJASMOT' })],
    ['with a price below nothing', frameOf(103, -1)],
    ['with six levels', frameOf(103, 77, { asks: Array.from({ length: 6 }, () => level(78)) })],
    ['with a side that is none', frameOf(103, 77, { bids: null })],
  ])('stays as it is after a frame %s', async (_, frame) => {
    const { say, bid, listener } = await open();
    say(frameOf(102, 101));
    listener.mockClear();
    say(frame);
    expect(bid()).toBe(101);
    expect(listener).not.toHaveBeenCalled();
  });

  it('grows stale with a lost connection, is asked for again on the next one, and is fresh with its frame', async () => {
    const { say, socket, environment, read } = await open();
    say(frameOf(101));
    socket.closeByServer(1012);
    environment.paint();
    expect(read()).toMatchObject({ isStale: true, depth: { bids: [level(100)] } });
    environment.advance(1_000);
    const next = environment.socket();
    next.open();
    next.say(frames.ready(3));
    expect(next.sent).toContainEqual(asked('subscribe'));
    next.say(frameOf(3, 90));
    environment.paint();
    expect(read()).toMatchObject({ isStale: false, depth: { bids: [level(90)] } });
  });

  it('is forgotten when nobody listens any more', async () => {
    const { say, stop, read } = await open();
    say(frameOf(101));
    stop();
    expect(read()).toEqual({ depth: null, isStale: false });
  });

  it('is forgotten when the client signs out', async () => {
    const { say, socket, tokens, environment, read } = await open();
    say(frameOf(101));
    tokens.set(null);
    socket.closeByServer(4401);
    environment.paint();
    expect(read().depth).toBeNull();
  });

  it('waits beyond five until another one leaves', async () => {
    const { socket, stream, stop } = await open();
    for (let count = 1; count <= 5; count += 1) {
      stream.depth(instrument(`S${String(count)}`)).subscribe(() => undefined);
    }
    await settle();
    const symbols = () => JSON.stringify(socket.sent);
    expect(symbols()).toContain('"S4"');
    expect(symbols()).not.toContain('"S5"');
    stop();
    await settle();
    expect(socket.sent.slice(-2)).toEqual([asked('unsubscribe'), asked('subscribe', 'S5')]);
  });

  it('does not flood the server when the screen changes in every frame', async () => {
    const { socket, stream, environment } = await open();
    const before = socket.sent.length;
    for (let frame = 0; frame < 120; frame += 1) {
      const stop = stream.depth(instrument(`S${String(frame)}`)).subscribe(() => undefined);
      await settle();
      environment.advance(8);
      stop();
      await settle();
      environment.advance(8);
    }
    // Two seconds, of which the server would take forty frames, ten of these at most.
    expect(socket.sent.length - before).toBeLessThanOrEqual(12);
  });
});

describe('a running candle [I4-1-CANDLE-FRAME]', () => {
  it('is asked for while its chart is open, and again on the next connection', async () => {
    const { stream, socket, environment } = await open();
    const chart = { ...share, interval: '5m' };
    const stop = stream.candles(chart).subscribe(() => undefined);
    await settle();
    const wish = { instruments: [share], candles: '5m' };
    expect(socket.sent.at(-1)).toEqual({ type: 'subscribe', ...wish });
    socket.closeByServer(1006);
    environment.advance(1_000);
    const next = environment.socket();
    next.open();
    next.say(frames.ready(101));
    expect(next.sent).toContainEqual({ type: 'subscribe', ...wish });
    stop();
    await settle();
    expect(next.sent.at(-1)).toEqual({ type: 'unsubscribe', ...wish });
  });
});

describe('the market [I4-1-MARKET-FRAME]', () => {
  const status = {
    day: '2026-11-19',
    mode: 'exchange-hours',
    auction: { phase: 'closing-auction', ends_at: '2026-11-19T15:35:00+05:30' },
    plain: { phase: 'closed', ends_at: '2026-11-19T15:50:00+05:30' },
    halts: [],
    next_opening: '2026-11-20T09:15:00+05:30',
    holiday: null,
  };

  it('is what was told last, and nothing once a change may have been missed', async () => {
    const { stream, socket } = await open();
    const listener = vi.fn<() => void>();
    stream.market.subscribe(listener);
    expect(stream.market.read()).toBeNull();
    socket.say({ type: 'market', seq: 101, status });
    expect(stream.market.read()).toEqual(status);
    socket.say({ type: 'market', seq: 102, status: { ...status, plain: { phase: 'party', ends_at: 'x' } } });
    expect(listener).toHaveBeenCalledOnce();
    socket.closeByServer(1006);
    expect(stream.market.read()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
