import { describe, expect, it, vi } from 'vitest';
import { frames } from '../testing/frames.ts';
import { startStream } from '../testing/startStream.ts';

const heartbeat = { type: 'heartbeat', seq: 100, server_time: '2026-11-19T14:28:00+05:30' };

function live() {
  const parts = startStream();
  const socket = parts.goLive();
  socket.say(heartbeat);
  return { ...parts, socket };
}

describe('whether the figures are of now [I3A-LOOK-2]', () => {
  it('is not known before the first connection, and live with it', () => {
    const { stream, goLive } = startStream();
    expect(stream.freshness()).toEqual({ kind: 'unknown', since: null, retryInMs: null });
    goLive();
    expect(stream.freshness().kind).toBe('live');
  });

  it('says since when the connection is lost, once it has been for 2 s', () => {
    const { environment, stream, socket } = live();
    socket.closeByServer(1006);
    environment.advance(1_999);
    expect(stream.freshness().kind).toBe('live');
    environment.advance(1);
    expect(stream.freshness()).toEqual({ kind: 'lost', since: heartbeat.server_time, retryInMs: null });
  });

  it('says when the next attempt is, counted from the moment it is said', () => {
    const { environment, stream, socket } = live();
    socket.closeByServer(1006);
    environment.advance(1_000);
    environment.setRandom(0.5);
    environment.socket().closeByServer(1006);
    environment.advance(1_000);
    expect(stream.freshness()).toMatchObject({ kind: 'lost', retryInMs: 1_500 });
  });

  it('keeps the first moment of a loss over attempts that fail', () => {
    const { environment, stream, socket } = live();
    socket.closeByServer(1006);
    environment.advance(2_000);
    environment.socket().closeByServer(1006);
    expect(stream.freshness()).toEqual({ kind: 'lost', since: heartbeat.server_time, retryInMs: 1_000 });
    environment.advance(1_000);
    expect(stream.freshness()).toEqual({ kind: 'lost', since: heartbeat.server_time, retryInMs: null });
  });

  it('says nothing of a token that ended and was renewed', async () => {
    const { environment, stream, goLive, socket } = live();
    const listener = vi.fn<() => void>();
    stream.onFreshnessChange(listener);
    socket.closeByServer(4401);
    environment.advance(500);
    await vi.waitFor(() => expect(environment.sockets).toHaveLength(2));
    environment.advance(1_400);
    goLive();
    environment.advance(4_900);
    expect(stream.freshness().kind).toBe('live');
    expect(listener).not.toHaveBeenCalled();
  });

  it('says that the connection is lost where the token is not renewed in time', async () => {
    const { environment, stream, socket } = live();
    socket.closeByServer(4401);
    await vi.waitFor(() => expect(environment.sockets).toHaveLength(2));
    environment.advance(2_000);
    expect(stream.freshness()).toMatchObject({ kind: 'lost', since: heartbeat.server_time });
  });

  it('tells a device without a network apart, at once', () => {
    const { environment, stream } = live();
    environment.setOnline(false);
    expect(stream.freshness()).toEqual({ kind: 'offline', since: heartbeat.server_time, retryInMs: null });
  });

  it('says nothing of a heartbeat that is late', () => {
    const { environment, stream, socket } = live();
    const listener = vi.fn<() => void>();
    stream.onFreshnessChange(listener);
    environment.advance(5_400);
    socket.say(heartbeat);
    environment.advance(5_400);
    expect(stream.freshness().kind).toBe('live');
    expect(listener).not.toHaveBeenCalled();
  });

  it('calls a connection silent that has said nothing for 5 s, and takes it back [I4-4-STALE]', () => {
    const { environment, stream, socket } = live();
    environment.advance(5_500);
    expect(stream.freshness()).toEqual({ kind: 'silent', since: heartbeat.server_time, retryInMs: null });
    socket.say(heartbeat);
    expect(stream.freshness()).toEqual({ kind: 'live', since: null, retryInMs: null });
  });

  it('calls a silent connection lost as soon as it counts as dead', () => {
    const { environment, stream } = live();
    environment.advance(11_000);
    expect(stream.freshness()).toEqual({ kind: 'lost', since: heartbeat.server_time, retryInMs: 1_000 });
  });

  it('gives up a socket that opens and never speaks, and tries anew later each time [I4-4-MUTE]', () => {
    const { environment, stream } = startStream();
    environment.socket().open();
    environment.advance(10_999);
    expect(stream.status()).toBe('connecting');
    environment.advance(1);
    expect([stream.status(), stream.freshness().kind]).toEqual(['waiting', 'unknown']);
    expect(environment.socket().closedWith).toBe(1000);
    environment.advance(2_000);
    expect([environment.sockets.length, stream.freshness().kind]).toEqual([2, 'lost']);
    environment.setRandom(1);
    environment.socket().open();
    // 11 s of silence, then up to 4 s.
    environment.advance(13_999);
    expect(environment.sockets).toHaveLength(2);
    environment.advance(1);
    expect(environment.sockets).toHaveLength(3);
  });

  it('waits for nothing any more where the client signs out', () => {
    const { environment, stream, socket, tokens } = live();
    socket.closeByServer(1006);
    tokens.set(null);
    expect(stream.freshness().kind).toBe('unknown');
    expect(environment.timerCount()).toBe(0);
  });

  it('tries at once when it is asked to', () => {
    const { environment, stream, socket } = live();
    socket.closeByServer(1006);
    stream.retryNow();
    expect(environment.sockets).toHaveLength(2);
    environment.socket().open();
    environment.socket().say(frames.ready(5));
    expect(stream.freshness().kind).toBe('live');
  });

  it('tells its listeners once for each change, and keeps the same object between them', () => {
    const { environment, stream, socket } = live();
    const seen: string[] = [];
    const stop = stream.onFreshnessChange(() => seen.push(stream.freshness().kind));
    const before = stream.freshness();
    socket.say(heartbeat);
    expect(stream.freshness()).toBe(before);
    socket.closeByServer(1006);
    environment.advance(2_000);
    environment.socket().closeByServer(1006);
    stop();
    expect(seen).toEqual(['lost', 'lost']);
  });
});
