import { describe, expect, it, vi } from 'vitest';
import { frames } from '../testing/frames.ts';
import { startStream } from '../testing/startStream.ts';
import type { ClientEventListener } from './ClientEvents.ts';

function listen() {
  const started = startStream();
  const listener = vi.fn<ClientEventListener>();
  const stop = started.stream.subscribeToEvents(listener);
  return { ...started, listener, stop };
}

describe('client events', () => {
  it('reach every listener until it stops', () => {
    const { goLive, listener, stop } = listen();
    const socket = goLive();
    socket.say(frames.kyc('1', 'approved'));
    stop();
    socket.say(frames.kyc('2', 'rejected'));
    expect(listener.mock.calls).toEqual([[{ kind: 'kyc', status: 'approved' }, '2026-01-08T15:30:00+05:30']]);
  });

  it('are told once, also when they come again after a reconnection', () => {
    const { goLive, listener, environment } = listen();
    goLive().say(frames.kyc('1', 'approved'));
    environment.socket().closeByServer(1006);
    environment.advance(1_000);
    goLive().say(frames.kyc('1', 'approved'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('remember the last two hundred only', () => {
    const { goLive, listener } = listen();
    const socket = goLive();
    for (let id = 0; id <= 200; id += 1) socket.say(frames.kyc(`${id}`, 'pending'));
    socket.say(frames.kyc('200', 'pending'));
    expect(listener).toHaveBeenCalledTimes(201);
    socket.say(frames.kyc('0', 'pending'));
    expect(listener).toHaveBeenCalledTimes(202);
  });
});
