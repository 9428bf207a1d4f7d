import { describe, expect, it, vi } from 'vitest';
import { settle, startStream } from '../testing/startStream.ts';

const chart = { market: 'NSE', symbol: 'ARAVBANK', interval: '5m' } as const;
const opening = 1_795_059_900;

function candleOf(time: number, close = 100) {
  return { time, open: 100, high: Math.max(100, close), low: Math.min(100, close), close, volume: 10 };
}

const frameOf = (seq: number, candle: unknown, more: object = {}) => ({
  type: 'candle',
  seq,
  ...chart,
  candle,
  ...more,
});

async function open() {
  const started = startStream();
  const listener = vi.fn<() => void>();
  const { read, subscribe } = started.stream.candles(chart);
  const stop = subscribe(listener);
  await settle();
  const socket = started.goLive();
  const say = (frame: object) => {
    socket.say(frame);
    started.environment.paint();
  };
  return { ...started, listener, read, stop, socket, say, closes: () => read().map(({ close }) => close) };
}

describe('the running candle', () => {
  it('moves in place, and the next one comes after it [I4-7-FRAME]', async () => {
    const { say, read } = await open();
    say(frameOf(101, candleOf(opening, 101)));
    say(frameOf(102, candleOf(opening, 102)));
    say(frameOf(103, candleOf(opening + 300, 103)));
    expect(read()).toEqual([candleOf(opening, 102), candleOf(opening + 300, 103)]);
  });

  it.each([
    ['told twice', frameOf(102, candleOf(opening, 77))],
    ['out of order', frameOf(90, candleOf(opening, 77))],
    ['of an interval that is over', frameOf(103, candleOf(opening - 300, 77))],
    ['without a trade', frameOf(103, null)],
    ['of another interval', frameOf(103, candleOf(opening, 77), { interval: '1m' })],
    ['of another share', frameOf(103, candleOf(opening, 77), { symbol: 'TEJASMOT' })],
    ['of another market', frameOf(103, candleOf(opening, 77), { market: 'BSE' })],
    ['with a price below nothing', frameOf(103, { ...candleOf(opening), low: -1 })],
    ['with a price that is none', frameOf(103, { ...candleOf(opening), close: null })],
    ['with a volume in words', frameOf(103, { ...candleOf(opening), volume: 'many' })],
    ['without a sequence', frameOf(Number.NaN, candleOf(opening, 77))],
    ['without a symbol', frameOf(103, candleOf(opening, 77), { symbol: undefined })],
  ])('stays as it is after a frame %s [I4-7-FRAME]', async (_, frame) => {
    const { say, closes, listener } = await open();
    say(frameOf(102, candleOf(opening, 101)));
    listener.mockClear();
    say(frame);
    expect(closes()).toEqual([101]);
    expect(listener).not.toHaveBeenCalled();
    say(frameOf(104, candleOf(opening, 105)));
    expect(closes()).toEqual([105]);
  });

  it('is told once a frame, however often it moved', async () => {
    const { socket, environment, listener } = await open();
    for (let seq = 101; seq < 200; seq += 1) socket.say(frameOf(seq, candleOf(opening, seq)));
    expect(listener).not.toHaveBeenCalled();
    environment.paint();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is forgotten when the connection is lost: candles may have been missed', async () => {
    const { say, socket, environment, closes, listener } = await open();
    say(frameOf(101, candleOf(opening, 101)));
    listener.mockClear();
    socket.closeByServer(1006);
    environment.paint();
    expect(closes()).toEqual([]);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is not kept for a chart that was closed', async () => {
    const { say, stop, closes } = await open();
    say(frameOf(101, candleOf(opening, 101)));
    stop();
    expect(closes()).toEqual([]);
    say(frameOf(102, candleOf(opening, 102)));
    expect(closes()).toEqual([]);
  });

  it('goes on for a chart that was opened anew before the one before it was closed twice [I4-7-FRAME]', async () => {
    const { say, stop, stream } = await open();
    stop();
    const again = stream.candles(chart);
    again.subscribe(() => undefined);
    stop();
    say(frameOf(101, candleOf(opening, 101)));
    expect(again.read()).toEqual([candleOf(opening, 101)]);
  });
});
