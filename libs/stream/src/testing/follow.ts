import { vi } from 'vitest';
import { frames, quoteOf } from './frames.ts';
import { settle, startStream } from './startStream.ts';

/** A live stream that follows instruments whose snapshot, at 100 rupees and seq 100, has come and been painted. */
export async function follow(...symbols: string[]) {
  const started = startStream();
  const listeners = symbols.map(() => vi.fn<() => void>());
  const stops = symbols.map((symbol, index) => started.listen(symbol, () => listeners[index]?.()));
  await settle();
  const socket = started.goLive();
  socket.say(
    frames.snapshot(
      100,
      symbols.map((symbol) => quoteOf(symbol)),
    ),
  );
  started.environment.paint();
  for (const listener of listeners) listener.mockClear();
  socket.sent.length = 0;
  const price = (symbol: string) => {
    started.environment.paint();
    return started.state(symbol).quote?.last_price ?? null;
  };
  const isStale = (symbol: string) => {
    started.environment.paint();
    return started.state(symbol).isStale;
  };
  return { ...started, socket, listeners, stops, price, isStale };
}
