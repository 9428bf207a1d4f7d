import { describe, expect, it } from 'vitest';
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

  it('says since when the connection is lost, and when the next attempt is', () => {
    const { stream, socket } = live();
    socket.closeByServer(1006);
    expect(stream.freshness()).toEqual({ kind: 'lost', since: heartbeat.server_time, retryInMs: 1_000 });
  });

  it('keeps the first moment of a loss over attempts that fail', () => {
    const { environment, stream, socket } = live();
    socket.closeByServer(1006);
    environment.advance(1_000);
    expect(stream.freshness()).toEqual({ kind: 'lost', since: heartbeat.server_time, retryInMs: null });
    environment.socket().closeByServer(1006);
    expect(stream.freshness()).toMatchObject({ kind: 'lost', since: heartbeat.server_time });
  });

  it('tells a device without a network apart, at once', () => {
    const { environment, stream } = live();
    environment.setOnline(false);
    expect(stream.freshness()).toEqual({ kind: 'offline', since: heartbeat.server_time, retryInMs: null });
  });

  it('calls a connection silent that says nothing for as long as a heartbeat takes, and takes it back', () => {
    const { environment, stream, socket } = live();
    environment.advance(5_900);
    expect(stream.freshness().kind).toBe('live');
    environment.advance(200);
    expect(stream.freshness()).toMatchObject({ kind: 'silent', since: heartbeat.server_time });
    socket.say(heartbeat);
    expect(stream.freshness()).toEqual({ kind: 'live', since: null, retryInMs: null });
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
    const { stream, socket } = live();
    const seen: string[] = [];
    const stop = stream.onFreshnessChange(() => seen.push(stream.freshness().kind));
    const before = stream.freshness();
    socket.say(heartbeat);
    expect(stream.freshness()).toBe(before);
    socket.closeByServer(1006);
    stop();
    expect(seen).toEqual(['lost', 'lost']);
  });
});
