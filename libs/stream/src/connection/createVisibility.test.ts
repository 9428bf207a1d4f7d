import { describe, expect, it, vi } from 'vitest';
import { follow } from '../testing/follow.ts';
import { frames, quoteOf, tickOf } from '../testing/frames.ts';
import { instrument, settle, startStream } from '../testing/startStream.ts';

describe('a tab that is hidden [I4-4-HIDDEN]', () => {
  const both = [instrument('INFY'), instrument('TCS')];

  it('gives up its quotes after 10 s and has one snapshot on return, its socket all the while', async () => {
    const { socket, environment, stream, price, isStale } = await follow('INFY', 'TCS');
    const told = vi.fn();
    stream.subscribeToEvents(told);
    environment.setHidden(true);
    environment.advance(4_999);
    socket.say(frames.heartbeat(100));
    environment.advance(4_999);
    expect(socket.sent).toEqual([]);
    socket.say(frames.heartbeat(100));
    environment.advance(2);
    await settle();
    expect(socket.sent).toEqual([{ type: 'unsubscribe', instruments: both }]);
    // On their way when the server heard of it.
    socket.say(frames.ticks(101, [tickOf('INFY', 101)]));
    socket.say(frames.snapshot(101, [quoteOf('INFY', 101)]));
    socket.say(frames.kyc('1', 'approved'));
    expect([told.mock.calls.length, price('INFY'), isStale('INFY')]).toEqual([1, 100, true]);

    environment.setHidden(false);
    await settle();
    expect(socket.sent.slice(1)).toEqual([{ type: 'subscribe', instruments: both }]);
    socket.say(frames.snapshot(500, [quoteOf('INFY', 77), quoteOf('TCS', 78)]));
    socket.say(frames.ticks(501, [tickOf('TCS', 79)]));
    expect([price('INFY'), price('TCS'), isStale('INFY')]).toEqual([77, 79, false]);
    expect(socket.sent).toHaveLength(2);
    expect([stream.counters().gaps, environment.sockets.length]).toEqual([0, 1]);
  });

  it('for less says nothing', async () => {
    const { socket, environment } = await follow('INFY');
    environment.setHidden(true);
    environment.advance(9_999);
    environment.setHidden(false);
    environment.advance(500);
    await settle();
    expect(socket.sent).toEqual([]);
  });

  it('asks for nothing when it connects again or follows more, until it is seen', async () => {
    const { socket, environment, goLive, listen, stops } = await follow('INFY');
    environment.setHidden(true);
    environment.advance(5_000);
    socket.say(frames.heartbeat(100));
    environment.advance(5_000);
    await settle();
    socket.closeByServer(1006);
    environment.advance(1_000);
    // The server has restarted and counts from the start.
    const next = goLive(3);
    listen('TCS', () => undefined);
    stops[0]?.();
    await settle();
    expect(next.sent.slice(1)).toEqual([]);
    environment.setHidden(false);
    await settle();
    expect(next.sent.slice(1)).toEqual([{ type: 'subscribe', instruments: [instrument('TCS')] }]);
  });

  it('that opened behind another one rests too, and leaves no timer behind', async () => {
    const { environment, stream } = startStream();
    stream.stop();
    environment.setHidden(true);
    stream.start();
    stream.stop();
    expect(environment.timerCount()).toBe(0);
  });

  it('has no order book and no running candle told, and catches up on return [I4-4-SIDES-HIDDEN]', async () => {
    const { socket, environment, stream } = await follow('INFY');
    const share = instrument('INFY');
    const chart = { ...share, interval: '5m' };
    const woken = vi.fn();
    stream.onWake(woken);
    stream.depth(share).subscribe(() => undefined);
    stream.candles(chart).subscribe(() => undefined);
    await settle();
    const level = { price: 100, quantity: 10, orders: 2 };
    const depth = { type: 'depth', seq: 100, ...share, bids: [level], asks: [] };
    const running = { time: 1_795_059_900, open: 100, high: 101, low: 99, close: 100, volume: 10 };
    const candle = { type: 'candle', seq: 100, ...chart, candle: running };
    socket.say(depth);
    socket.say(candle);
    socket.sent.length = 0;
    environment.setHidden(true);
    environment.advance(4_999);
    socket.say(frames.heartbeat(100));
    environment.advance(5_001);
    await settle();
    const asked = (type: string) => [
      { type, instruments: [share] },
      { type, instruments: [share], depth: true },
      { type, instruments: [share], candles: '5m' },
    ];
    expect(socket.sent).toEqual(asked('unsubscribe'));
    // On their way when the server heard of it.
    socket.say({ ...depth, seq: 101, bids: [] });
    socket.say({ ...candle, seq: 101 });
    expect(stream.depth(share).read()).toEqual({ depth: { bids: [level], asks: [] }, isStale: true });
    expect(stream.candles(chart).read()).toEqual([]);
    expect(woken).not.toHaveBeenCalled();

    socket.sent.length = 0;
    environment.setHidden(false);
    await settle();
    expect(socket.sent).toEqual(asked('subscribe'));
    expect(woken).toHaveBeenCalledOnce();
    // Held rounds: the sequence may stand where it stood.
    socket.say({ ...depth, bids: [] });
    socket.say(candle);
    expect(stream.depth(share).read()).toEqual({ depth: { bids: [], asks: [] }, isStale: false });
    expect(stream.candles(chart).read()).toEqual([running]);
  });

  it('that is looked at all the while is not woken', async () => {
    const { environment, stream } = await follow('INFY');
    const woken = vi.fn();
    stream.onWake(woken);
    environment.setHidden(true);
    environment.advance(4_000);
    environment.setHidden(false);
    await settle();
    expect(woken).not.toHaveBeenCalled();
  });
});
