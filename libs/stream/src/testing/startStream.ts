import { createStream, type StreamOptions } from '../createStream.ts';
import type { InstrumentRef } from '@wealth/domain';
import { createFakeEnvironment } from './fakeEnvironment.ts';
import { createFakeTokens } from './fakeTokens.ts';
import { frames } from './frames.ts';

export function instrument(symbol: string): InstrumentRef {
  return { market: 'NSE', symbol };
}

/** A started stream with everything around it in the hands of the test. */
export function startStream(options: Partial<StreamOptions> & { token?: string | null } = {}) {
  const environment = createFakeEnvironment();
  const tokens = createFakeTokens(options.token === undefined ? 'token-1' : options.token);
  const stream = createStream({ url: 'wss://wealth.example/stock/ws', tokens, environment, ...options });
  stream.start();
  /** The newest socket opens and its server answers `ready`. */
  function goLive(seq = 100) {
    const socket = environment.socket();
    socket.open();
    socket.say(frames.ready(seq));
    return socket;
  }
  const source = (symbol: string) => stream.source(instrument(symbol), (state) => state);
  const listen = (symbol: string, listener: () => void) => source(symbol).subscribe(listener);
  const state = (symbol: string) => source(symbol).read();
  return { environment, tokens, stream, goLive, listen, state };
}

/** Subscriptions of one change of screen are sent together, after it. */
export async function settle(): Promise<void> {
  await Promise.resolve();
}
