import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { follow } from '../testing/follow.ts';
import { frames } from '../testing/frames.ts';
import { instrument, settle, startStream } from '../testing/startStream.ts';
import { backoffMs } from './backoffMs.ts';

describe('authentication', () => {
  it('is the first frame, sent when the socket opens [I1-8-STREAM] [S7-WEBSOCKET]', async () => {
    const { environment, stream, listen } = startStream();
    listen('INFY', () => undefined);
    await settle();
    const socket = environment.socket();
    expect(socket.url).toBe('wss://wealth.example/stock/ws');
    expect(socket.sent).toEqual([]);
    socket.open();
    expect(socket.sent).toEqual([{ type: 'auth', token: 'token-1' }]);
    expect(stream.status()).toBe('connecting');
    socket.say(frames.ready(100));
    expect(stream.status()).toBe('live');
    expect(socket.sent[1]).toEqual({ type: 'subscribe', instruments: [instrument('INFY')] });
  });

  it('sends a renewed token on the same socket, and none twice', () => {
    const { environment, tokens, goLive } = startStream();
    const socket = goLive();
    tokens.set('token-2');
    tokens.set('token-2');
    expect(socket.sent).toEqual([
      { type: 'auth', token: 'token-1' },
      { type: 'auth', token: 'token-2' },
    ]);
    expect(environment.sockets).toHaveLength(1);
  });

  it('does not subscribe again when a renewed token is answered', async () => {
    const { socket, tokens } = await follow('INFY');
    tokens.set('token-2');
    socket.say(frames.ready(101));
    expect(socket.sent).toEqual([{ type: 'auth', token: 'token-2' }]);
  });

  it('uses the token that is newest when the socket opens', () => {
    const { environment, tokens } = startStream();
    tokens.set('token-2');
    environment.socket().open();
    expect(environment.sockets).toHaveLength(1);
    expect(environment.socket().sent).toEqual([{ type: 'auth', token: 'token-2' }]);
  });

  it('waits for a token when nobody is signed in', () => {
    const { environment, tokens, stream } = startStream({ token: null });
    expect(environment.sockets).toHaveLength(0);
    expect(stream.status()).toBe('idle');
    tokens.set('token-1');
    expect(environment.sockets).toHaveLength(1);
  });
});

describe('a close with 4401', () => {
  it('asks for one refresh and comes back with the new token [I1-8-STREAM]', async () => {
    const { environment, tokens, stream, goLive } = startStream();
    goLive().closeByServer(4401);
    await vi.waitFor(() => expect(environment.sockets).toHaveLength(2));
    expect(tokens.refreshed).toEqual(['token-1']);
    environment.socket().open();
    expect(environment.socket().sent).toEqual([{ type: 'auth', token: 'renewed' }]);
    environment.socket().say(frames.ready(7));
    expect(stream.status()).toBe('live');
  });

  it('asks for no second refresh before a connection has been good', async () => {
    const { environment, tokens, goLive } = startStream();
    goLive().closeByServer(4401);
    await vi.waitFor(() => expect(environment.sockets).toHaveLength(2));
    environment.socket().open();
    environment.socket().closeByServer(4401);
    await settle();
    expect(tokens.refreshed).toHaveLength(1);
    environment.advance(1_000);
    expect(environment.sockets).toHaveLength(3);
    goLive().closeByServer(4401);
    await vi.waitFor(() => expect(tokens.refreshed).toHaveLength(2));
  });

  it.each([true, false])('asks for no refresh when a renewed token crosses it (live: %s)', async (isLive) => {
    const { environment, tokens, goLive } = startStream();
    const socket = environment.socket();
    if (isLive) goLive();
    else socket.open();
    tokens.set('token-2');
    socket.closeByServer(4401);
    await settle();
    expect(environment.sockets).toHaveLength(2);
    environment.socket().open();
    expect(environment.socket().sent).toEqual([{ type: 'auth', token: 'token-2' }]);
    expect(tokens.refreshed).toEqual([]);

    environment.socket().closeByServer(4401);
    await settle();
    expect(tokens.refreshed).toEqual(['token-2']);
  });

  it('is what an error "not_authenticated" comes to', async () => {
    const { tokens, goLive } = startStream();
    const socket = goLive();
    socket.say(frames.error('not_authenticated'));
    expect(socket.closedWith).toBe(1000);
    await vi.waitFor(() => expect(tokens.refreshed).toEqual(['token-1']));
  });

  it('ends in rest when the refresh ends the session', async () => {
    const { environment, tokens, stream, goLive } = startStream();
    tokens.onRefresh = () => {
      tokens.set(null);
      return Promise.reject(new Error('Session expired — please login again.'));
    };
    goLive().closeByServer(4401);
    await vi.waitFor(() => expect(stream.status()).toBe('idle'));
    environment.advance(120_000);
    expect(environment.sockets).toHaveLength(1);
  });

  it('tries again later when the refresh fails and the session stays', async () => {
    const { environment, tokens, goLive } = startStream();
    tokens.onRefresh = () => Promise.reject(new Error('offline'));
    goLive().closeByServer(4401);
    // The next attempt, and the loss that is told if it lasts.
    await vi.waitFor(() => expect(environment.timerCount()).toBe(2));
    environment.advance(1_000);
    expect(environment.sockets).toHaveLength(2);
  });
});

describe('reconnection', () => {
  it('waits longer after each failure, from 1 to 30 seconds, and starts over after a heartbeat', () => {
    const { environment, stream, goLive } = startStream();
    environment.setRandom(0.999999);
    const waits = Array.from({ length: 6 }, () => {
      environment.socket().closeByServer(1006);
      expect(stream.status()).toBe('waiting');
      const before = environment.sockets.length;
      let waited = 0;
      while (environment.sockets.length === before) {
        environment.advance(1_000);
        waited += 1;
      }
      return waited;
    });
    expect(waits).toEqual([2, 4, 8, 16, 30, 30]);
    const socket = goLive();
    socket.say(frames.heartbeat(101));
    socket.closeByServer(1006);
    environment.advance(2_000);
    expect(environment.sockets).toHaveLength(8);
  });

  it('keeps waiting longer when the server lets in and closes at once', () => {
    const { environment, goLive } = startStream();
    environment.setRandom(0.999999);
    goLive().closeByServer(1006);
    environment.advance(2_000);
    goLive().closeByServer(1006);
    environment.advance(2_000);
    expect(environment.sockets).toHaveLength(2);
    environment.advance(2_000);
    expect(environment.sockets).toHaveLength(3);
  });

  it('stays between 1 and 30 seconds whatever the count and the chance', () => {
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (count, random) => {
          expect(backoffMs(count, random)).toBeGreaterThanOrEqual(1_000);
          expect(backoffMs(count, random)).toBeLessThanOrEqual(30_000);
        },
      ),
    );
  });
});

describe('heartbeat', () => {
  it('takes a half-open socket for dead after two missed ones [I1-8-STREAM]', () => {
    const { environment, stream, goLive } = startStream();
    const socket = goLive();
    environment.advance(5_000);
    socket.say(frames.heartbeat(101));
    environment.advance(10_999);
    expect(stream.status()).toBe('live');
    environment.advance(1);
    expect(stream.status()).toBe('waiting');
    expect(socket.closedWith).toBe(1000);
    socket.say(frames.ready(200));
    expect(stream.status()).toBe('waiting');
    socket.closeByServer(1006);
    expect(environment.timerCount()).toBe(1);
    environment.advance(2_000);
    expect(environment.sockets).toHaveLength(2);
  });

  it('gives up a socket that never opens', () => {
    const { environment, stream } = startStream();
    environment.advance(11_000);
    expect(stream.status()).toBe('waiting');
    expect(environment.socket().closedWith).toBe(1000);
  });

  it('tells the time of the server', () => {
    const onServerTime = vi.fn<(time: string) => void>();
    const { goLive } = startStream({ onServerTime });
    goLive().say(frames.heartbeat(101));
    expect(onServerTime.mock.calls).toEqual([['2026-01-08T15:30:00+05:30'], ['2026-01-08T15:30:00+05:30']]);
  });
});

describe('rest', () => {
  it('closes at sign-out, leaves no timer, and forgets what was shown', async () => {
    const { environment, tokens, stream, goLive, listen } = startStream();
    listen('INFY', () => undefined);
    await settle();
    const socket = goLive();
    tokens.set(null);
    expect(socket.closedWith).toBe(1000);
    expect(stream.status()).toBe('idle');
    environment.advance(600_000);
    expect(environment.sockets).toHaveLength(1);
    expect(environment.timerCount()).toBe(0);
  });

  it('stops a planned attempt at sign-out', () => {
    const { environment, tokens, stream, goLive } = startStream();
    goLive().closeByServer(1006);
    tokens.set(null);
    environment.advance(600_000);
    expect([stream.status(), environment.sockets.length]).toEqual(['idle', 1]);
  });

  it('closes when it is stopped, hears nothing more, and can start again', () => {
    const { environment, tokens, stream, goLive } = startStream();
    const socket = goLive();
    stream.stop();
    tokens.set('token-2');
    environment.setOnline(true);
    expect([socket.closedWith, stream.status(), environment.sockets.length]).toEqual([1000, 'idle', 1]);
    stream.start();
    stream.start();
    expect(environment.sockets).toHaveLength(2);
  });

  it('pauses while offline and comes back at once', () => {
    const { environment, stream, goLive } = startStream();
    const socket = goLive();
    environment.setOnline(false);
    expect([stream.status(), socket.closedWith]).toEqual(['offline', 1000]);
    environment.advance(600_000);
    expect(environment.sockets).toHaveLength(1);
    environment.setOnline(true);
    expect(environment.sockets).toHaveLength(2);
  });

  it('does not try while offline after a lost connection', () => {
    const { environment, stream, goLive } = startStream();
    goLive();
    environment.isOnline = () => false;
    environment.socket().closeByServer(1006);
    expect(stream.status()).toBe('offline');
  });

  it('tells its listeners of every status, once', () => {
    const { environment, stream, goLive } = startStream();
    const seen: string[] = [];
    const stop = stream.onStatusChange(() => seen.push(stream.status()));
    goLive().closeByServer(1006);
    environment.advance(1_000);
    stop();
    stream.stop();
    expect(seen).toEqual(['live', 'waiting', 'connecting']);
  });
});

it('reports what the server objects to and stays connected', () => {
  const onProblem = vi.fn();
  const { stream, goLive } = startStream({ onProblem });
  goLive().say(frames.error('unknown_instrument'));
  expect(onProblem).toHaveBeenCalledWith({ code: 'unknown_instrument', message: 'A message for the log.' });
  expect(stream.status()).toBe('live');
});
