import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { StrictMode, useSyncExternalStore, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStream, type Stream } from '../createStream.ts';
import type { ClientEventListener } from '../events/ClientEvents.ts';
import { createFakeEnvironment } from '../testing/fakeEnvironment.ts';
import { createFakeStream } from '../testing/fakeStream.ts';
import { createFakeTokens } from '../testing/fakeTokens.ts';
import { frames, quoteOf } from '../testing/frames.ts';
import type { QuoteState } from '../quotes/QuoteBook.ts';
import { StreamProvider } from './StreamProvider.tsx';
import {
  useClientEvents,
  useHasQuote,
  useLiveSource,
  useLiveSourceOfAll,
  useStreamStatus,
} from './useStream.ts';

const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => {
  cleanup();
  expect(printed).not.toHaveBeenCalled();
});

function provide(stream: Stream) {
  return ({ children }: { children: ReactNode }) => (
    <StreamProvider stream={stream}>{children}</StreamProvider>
  );
}

const priceOf = ({ quote }: QuoteState) => quote?.last_price ?? null;

describe('useLiveSource', () => {
  it('tells its instrument and no other, and renders nothing', () => {
    const stream = createFakeStream({ quotes: [quoteOf('INFY')] });
    let renders = 0;
    const { result } = renderHook(
      () => {
        renders += 1;
        return useLiveSource({ market: 'NSE', symbol: 'INFY' }, priceOf);
      },
      { wrapper: provide(stream) },
    );
    const listener = vi.fn();
    const stop = result.current.subscribe(listener);
    expect(result.current.read()).toBe(100);
    listener.mockClear();
    act(() => stream.show([quoteOf('TCS', 104)]));
    expect(listener).not.toHaveBeenCalled();
    act(() => stream.show([quoteOf('INFY', 105)]));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(result.current.read()).toBe(105);
    expect(renders).toBe(1);
    stop();
  });

  it('stays the same source for an equal instrument, and is another one for another', () => {
    const stream = createFakeStream({ quotes: [quoteOf('INFY', 101), quoteOf('TCS', 102)] });
    const { result, rerender } = renderHook(
      ({ symbol }) => useLiveSource({ market: 'NSE', symbol }, priceOf),
      { wrapper: provide(stream), initialProps: { symbol: 'INFY' } },
    );
    const first = result.current;
    rerender({ symbol: 'INFY' });
    expect(result.current).toBe(first);
    rerender({ symbol: 'TCS' });
    const stop = result.current.subscribe(() => undefined);
    expect(result.current.read()).toBe(102);
    stop();
  });

  it('tells what it is of, and the newest round that it is as of [I4-DONE-SEQ]', () => {
    const stream = createFakeStream({ quotes: [quoteOf('INFY', 101), quoteOf('TCS', 102)] });
    const infy = { market: 'NSE', symbol: 'INFY' } as const;
    const both = [infy, { market: 'NSE', symbol: 'TCS' } as const];
    const pickAll = (states: readonly QuoteState[]) => states.map(priceOf);
    const { result } = renderHook(
      () => [useLiveSource(infy, priceOf, 'lastPrice'), useLiveSourceOfAll(both, pickAll, 'sum')] as const,
      { wrapper: provide(stream) },
    );
    const [one, sum] = result.current;
    expect([one.origin.of, one.origin.figure, one.origin.seq()]).toEqual(['NSE:INFY', 'lastPrice', null]);
    for (const source of [one, sum]) source.subscribe(() => undefined);
    stream.show([quoteOf('INFY', 103)]);
    stream.show([quoteOf('TCS', 104)]);
    expect([one.origin.seq(), sum.origin.seq()]).toEqual([1, 2]);
    expect([sum.origin.of, sum.origin.figure]).toEqual(['NSE:INFY NSE:TCS', 'sum']);
  });

  it('says that the provider is missing', () => {
    expect(() => renderHook(() => useLiveSource({ market: 'NSE', symbol: 'INFY' }, priceOf))).toThrow(
      'StreamProvider is missing',
    );
  });
});

describe('useHasQuote', () => {
  it('changes with the first quote, and renders for no later one', () => {
    const stream = createFakeStream();
    let renders = 0;
    const { result } = renderHook(
      () => {
        renders += 1;
        return useHasQuote({ market: 'NSE', symbol: 'INFY' });
      },
      { wrapper: provide(stream) },
    );
    expect(result.current).toBe(false);
    act(() => stream.show([quoteOf('INFY', 101)]));
    expect(result.current).toBe(true);
    const before = renders;
    act(() => stream.show([quoteOf('INFY', 102)]));
    expect(renders).toBe(before);
  });
});

describe('StreamProvider', () => {
  it('connects once, also in strict mode, and closes when it goes', async () => {
    const environment = createFakeEnvironment();
    const stream = createStream({
      url: 'wss://wealth.example/stock/ws',
      tokens: createFakeTokens(),
      environment,
    });
    function Price() {
      const status = useStreamStatus();
      const { subscribe, read } = useLiveSource({ market: 'NSE', symbol: 'INFY' }, priceOf);
      const price = useSyncExternalStore(subscribe, read, read);
      return <p>{`${status} ${price ?? 'none'}`}</p>;
    }
    const { unmount } = render(
      <StrictMode>
        <StreamProvider stream={stream}>
          <Price />
        </StreamProvider>
      </StrictMode>,
    );
    await act(async () => Promise.resolve());
    expect(environment.sockets.filter((socket) => socket.closedWith === null)).toHaveLength(1);
    const socket = environment.socket();
    act(() => {
      socket.open();
      socket.say(frames.ready(1));
    });
    expect(socket.sent.slice(1)).toEqual([
      { type: 'subscribe', instruments: [{ market: 'NSE', symbol: 'INFY' }] },
    ]);
    act(() => {
      socket.say(frames.snapshot(1, [quoteOf('INFY', 103)]));
      environment.paint();
    });
    expect(screen.getByText('live 103')).toBeDefined();
    unmount();
    expect(socket.closedWith).toBe(1000);
    expect(environment.timerCount()).toBe(0);
  });
});

describe('useClientEvents', () => {
  it('calls the listener of the last render, once for each event', () => {
    const stream = createFakeStream();
    const first = vi.fn<ClientEventListener>();
    const second = vi.fn<ClientEventListener>();
    const { rerender } = renderHook(({ listener }) => useClientEvents(listener), {
      wrapper: provide(stream),
      initialProps: { listener: first },
    });
    rerender({ listener: second });
    act(() => stream.tell({ kind: 'kyc', status: 'approved' }, '2026-01-08T15:30:00+05:30'));
    expect(first).not.toHaveBeenCalled();
    expect(second.mock.calls).toEqual([[{ kind: 'kyc', status: 'approved' }, '2026-01-08T15:30:00+05:30']]);
  });
});

describe('useStreamStatus', () => {
  it('follows the connection', () => {
    const stream = createFakeStream();
    const { result } = renderHook(() => useStreamStatus(), { wrapper: provide(stream) });
    act(() => stream.setStatus('offline'));
    expect(result.current).toBe('offline');
  });
});
