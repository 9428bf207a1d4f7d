import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { follow } from '../testing/follow.ts';
import { frames, quoteOf, tickOf } from '../testing/frames.ts';
import { instrument, settle } from '../testing/startStream.ts';

describe('subscriptions', () => {
  it('are shared: many subscribers, one on the wire, given up with the last', async () => {
    const { socket, stops, listen, state } = await follow('INFY');
    const second = listen('INFY', () => undefined);
    await settle();
    expect(socket.sent).toEqual([]);
    stops[0]?.();
    stops[0]?.();
    await settle();
    expect(socket.sent).toEqual([]);
    second();
    await settle();
    expect(socket.sent).toEqual([{ type: 'unsubscribe', instruments: [instrument('INFY')] }]);
    expect(state('INFY').quote).toBeNull();
  });

  it('of one change of screen go out in one frame, without what leaves and comes back', async () => {
    const { socket, stops, listen } = await follow('INFY', 'TCS');
    stops[0]?.();
    stops[1]?.();
    listen('INFY', () => undefined);
    listen('SBIN', () => undefined);
    listen('ITC', () => undefined);
    await settle();
    expect(socket.sent).toEqual([
      { type: 'unsubscribe', instruments: [instrument('TCS')] },
      { type: 'subscribe', instruments: [instrument('SBIN'), instrument('ITC')] },
    ]);
  });

  it('that leave and come back in one change of screen keep their quote, and go on [I3B-4-LIVE]', async () => {
    const { socket, stops, listen, price } = await follow('INFY');
    stops[0]?.();
    listen('INFY', () => undefined);
    await settle();
    expect(price('INFY')).toBe(100);
    socket.say(frames.ticks(101, [tickOf('INFY', 101)]));
    expect(price('INFY')).toBe(101);
  });

  it('that change in every frame, as while a long list is scrolled, do not flood the server', async () => {
    const { socket, environment, listen, state } = await follow('S0');
    let stop = listen('S1', () => undefined);
    for (let frame = 2; frame < 240; frame += 1) {
      stop();
      stop = listen(`S${String(frame)}`, () => undefined);
      await settle();
      environment.advance(16);
    }
    // Four seconds, of which the server would take 120 frames.
    expect(socket.sent.length).toBeLessThanOrEqual(60);
    environment.advance(2_000);
    await settle();
    // What is on the screen in the end is what the server was told last.
    expect(socket.sent.at(-1)).toEqual({ type: 'subscribe', instruments: [instrument('S239')] });
    socket.say(frames.snapshot(200, [quoteOf('S239', 100)]));
    environment.paint();
    expect(state('S239').quote).not.toBeNull();
  });

  it('stop at the 500 that the server takes, and go on when there is room', async () => {
    const symbols = Array.from({ length: 501 }, (_, index) => `S${index}`);
    const { socket, stops } = await follow(...symbols);
    stops[0]?.();
    await settle();
    expect(socket.sent).toEqual([
      { type: 'unsubscribe', instruments: [instrument('S0')] },
      { type: 'subscribe', instruments: [instrument('S500')] },
    ]);
  });
});

describe('sequence', () => {
  it('applies each batch once and in order [I1-8-STREAM]', async () => {
    const { socket, price, stream } = await follow('INFY');
    socket.say(frames.ticks(101, [tickOf('INFY', 101)]));
    socket.say(frames.ticks(102, [tickOf('INFY', 102)]));
    expect(price('INFY')).toBe(102);
    socket.say(frames.ticks(101, [tickOf('INFY', 90)]));
    socket.say(frames.ticks(102, [tickOf('INFY', 91)]));
    expect(price('INFY')).toBe(102);
    expect(stream.counters().repeated).toBe(2);
  });

  it('keeps what a tick does not say, and takes the time of the batch', async () => {
    const { socket, environment, state } = await follow('INFY');
    socket.say({ ...frames.ticks(101, [tickOf('INFY', 105)]), time: '2026-01-08T15:30:01+05:30' });
    environment.paint();
    expect(state('INFY').quote).toEqual({
      ...quoteOf('INFY', 105),
      time: '2026-01-08T15:30:01+05:30',
    });
  });

  it('answers a gap with a fresh snapshot of everything, once [I1-8-STREAM] [D-SOCKET]', async () => {
    const { socket, price, stream } = await follow('INFY', 'TCS');
    socket.say(frames.ticks(105, [tickOf('INFY', 105)]));
    socket.say(frames.ticks(106));
    expect(socket.sent).toEqual([
      { type: 'subscribe', instruments: [instrument('INFY'), instrument('TCS')] },
    ]);
    socket.say(frames.snapshot(106, [quoteOf('INFY', 106), quoteOf('TCS', 104)]));
    expect([price('INFY'), price('TCS')]).toEqual([106, 104]);
    expect(stream.counters().gaps).toBe(1);
  });

  it('does not let an older snapshot overwrite a newer tick', async () => {
    const { socket, price } = await follow('INFY');
    socket.say(frames.ticks(101, [tickOf('INFY', 101)]));
    socket.say(frames.snapshot(100, [quoteOf('INFY', 99)]));
    expect(price('INFY')).toBe(101);
  });

  it('asks for the rest when a snapshot is ahead and does not hold all', async () => {
    const { socket } = await follow('INFY', 'TCS');
    socket.say(frames.snapshot(110, [quoteOf('INFY', 110)]));
    expect(socket.sent).toEqual([
      { type: 'subscribe', instruments: [instrument('INFY'), instrument('TCS')] },
    ]);
  });

  it('takes a snapshot of everything for the end of a jam, without asking', async () => {
    const { socket, price } = await follow('INFY', 'TCS');
    socket.say(frames.snapshot(110, [quoteOf('INFY', 110), quoteOf('TCS', 111)]));
    socket.say(frames.ticks(111));
    expect([price('INFY'), price('TCS'), socket.sent]).toEqual([110, 111, []]);
  });

  it('takes no pause without subscriptions for a gap', async () => {
    const { stream, socket, stops, price, listen } = await follow('INFY');
    stops[0]?.();
    await settle();
    socket.say(frames.ticks(101, [tickOf('INFY', 101)]));
    listen('INFY', () => undefined);
    await settle();
    socket.say(frames.snapshot(400, [quoteOf('INFY', 104)]));
    socket.say(frames.ticks(401, [tickOf('INFY', 105)]));
    expect(price('INFY')).toBe(105);
    expect(stream.counters().gaps).toBe(0);
  });

  it('shows the newest of what arrived, in any order and with any repetition [I4-BAD-TICKS]', async () => {
    const { socket, price } = await follow('INFY');
    let newest = 100;
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 90, max: 400 }), { minLength: 1, maxLength: 30 }), (order) => {
        for (const seq of order) {
          socket.say(frames.ticks(seq, [tickOf('INFY', seq)]));
          newest = Math.max(newest, seq);
        }
        expect(price('INFY')).toBe(newest);
      }),
    );
  });
});

describe('after a reconnection', () => {
  it('resumes by sequence what was known, and asks in full for what is new [I1-8-STREAM] [D-SOCKET]', async () => {
    const { stream, socket, environment, goLive, price, listen } = await follow('INFY');
    socket.say(frames.ticks(101));
    socket.closeByServer(1006);
    listen('TCS', () => undefined);
    await settle();
    environment.advance(1_000);
    const next = goLive(103);
    expect(next.sent.slice(1)).toEqual([
      { type: 'subscribe', instruments: [instrument('INFY')], from_seq: 101 },
      { type: 'subscribe', instruments: [instrument('TCS')] },
    ]);
    next.say(frames.ticks(102, [tickOf('INFY', 102)]));
    next.say(frames.ticks(103, [tickOf('INFY', 103)]));
    next.say(frames.snapshot(103, [quoteOf('TCS', 110)]));
    expect([price('INFY'), price('TCS')]).toEqual([103, 110]);
    expect(stream.counters()).toMatchObject({ gaps: 0, repeated: 0 });
  });

  it.each([
    { what: 'said that it restarts', code: 1012, seq: 500 },
    { what: 'was reset', code: 1001, seq: 500 },
    { what: 'counts from its own beginning', code: 1006, seq: 3 },
  ])('asks in full when the server $what', async ({ code, seq }) => {
    const { socket, environment, goLive, price } = await follow('INFY');
    socket.closeByServer(code);
    environment.advance(1_000);
    const next = goLive(seq);
    expect(next.sent.slice(1)).toEqual([{ type: 'subscribe', instruments: [instrument('INFY')] }]);
    next.say(frames.snapshot(seq, [quoteOf('INFY', 77)]));
    next.say(frames.ticks(seq + 1, [tickOf('INFY', 78)]));
    expect(price('INFY')).toBe(78);
  });

  it('shows nothing of one session in the next', async () => {
    const { tokens, price, goLive } = await follow('INFY');
    tokens.set(null);
    expect(price('INFY')).toBeNull();
    tokens.set('token-2');
    expect(goLive(900).sent.slice(1)).toEqual([{ type: 'subscribe', instruments: [instrument('INFY')] }]);
  });
});

describe('staleness', () => {
  it('is marked with the drop and gone with the next batch', async () => {
    const { socket, environment, goLive, isStale, price } = await follow('INFY');
    socket.closeByServer(1006);
    expect([isStale('INFY'), price('INFY')]).toEqual([true, 100]);
    environment.advance(1_000);
    const next = goLive(101);
    expect(isStale('INFY')).toBe(true);
    next.say(frames.ticks(101));
    expect(isStale('INFY')).toBe(false);
  });

  it('comes after five seconds without a round or a heartbeat, never from shares that do not trade [I4-4-STALE]', async () => {
    const { socket, environment, isStale } = await follow('INFY');
    for (let seq = 101; seq < 150; seq += 1) {
      environment.advance(250);
      socket.say(frames.ticks(seq));
    }
    expect(isStale('INFY')).toBe(false);
    // Rounds are held, as by the control API; the server lives.
    environment.advance(4_999);
    socket.say(frames.heartbeat(149));
    environment.advance(4_999);
    expect(isStale('INFY')).toBe(false);
    environment.advance(1);
    expect(isStale('INFY')).toBe(true);
    socket.say(frames.heartbeat(149));
    expect(isStale('INFY')).toBe(false);
  });

  it('stays after a drop until the rounds go on, whatever else is said [I4-4-STALE]', async () => {
    const { socket, environment, goLive, isStale } = await follow('INFY');
    socket.closeByServer(1006);
    environment.advance(1_000);
    const next = goLive(101);
    environment.advance(5_000);
    next.say(frames.heartbeat(101));
    expect(isStale('INFY')).toBe(true);
    next.say(frames.ticks(101));
    expect(isStale('INFY')).toBe(false);
  });
});

describe('flush', () => {
  it('tells every subscriber once a frame, with the newest quote [I1-8-STREAM]', async () => {
    const { socket, environment, listeners, listen, state } = await follow('INFY', 'TCS');
    const second = vi.fn();
    listen('INFY', second);
    for (let seq = 101; seq <= 120; seq += 1) socket.say(frames.ticks(seq, [tickOf('INFY', seq)]));
    expect(listeners[0]).not.toHaveBeenCalled();
    const before = state('INFY');
    expect(before.quote?.last_price).toBe(100);
    environment.paint();
    expect(listeners[0]).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
    expect(listeners[1]).not.toHaveBeenCalled();
    expect(state('INFY').quote?.last_price).toBe(120);
    environment.paint();
    expect(listeners[0]).toHaveBeenCalledTimes(1);
  });

  it('tells one that follows several instruments once a frame [I3B-4-LIVE]', async () => {
    const { socket, environment, stream } = await follow('INFY', 'TCS');
    const sum = stream.sourceOfAll([instrument('INFY'), instrument('TCS')], (states) =>
      states.reduce((total, { quote }) => total + (quote?.last_price ?? 0), 0),
    );
    const listener = vi.fn();
    const stop = sum.subscribe(listener);
    socket.say(frames.ticks(101, [tickOf('INFY', 101), tickOf('TCS', 103)]));
    environment.paint();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(sum.read()).toBe(204);
    stop();
    socket.say(frames.ticks(102, [tickOf('INFY', 102)]));
    environment.paint();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('gives the same object while nothing changes', async () => {
    const { socket, environment, state } = await follow('INFY');
    const before = state('INFY');
    socket.say(frames.ticks(101));
    environment.paint();
    expect(state('INFY')).toBe(before);
  });

  it('does not tell one who left between batch and frame', async () => {
    const { socket, environment, listeners, stops } = await follow('INFY');
    socket.say(frames.ticks(101, [tickOf('INFY', 101)]));
    stops[0]?.();
    environment.paint();
    expect(listeners[0]).not.toHaveBeenCalled();
  });
});
