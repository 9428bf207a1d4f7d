import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStream, type Stream } from '../createStream.ts';
import type { ClientEventListener } from '../events/ClientEvents.ts';
import { createFakeEnvironment } from '../testing/fakeEnvironment.ts';
import { createFakeStream } from '../testing/fakeStream.ts';
import { createFakeTokens } from '../testing/fakeTokens.ts';
import { frames, quoteOf } from '../testing/frames.ts';
import { StreamProvider } from './StreamProvider.tsx';
import { useClientEvents, useQuote, useStreamStatus } from './useStream.ts';

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

describe('useQuote', () => {
  it('shows the quote of its instrument and renders for no other', () => {
    const stream = createFakeStream({ quotes: [quoteOf('INFY')] });
    let renders = 0;
    const { result } = renderHook(
      () => {
        renders += 1;
        return useQuote({ market: 'NSE', symbol: 'INFY' });
      },
      { wrapper: provide(stream) },
    );
    expect(result.current.quote?.last_price).toBe(100);
    const before = renders;
    act(() => stream.show([quoteOf('TCS', 104)]));
    expect(renders).toBe(before);
    act(() => stream.show([quoteOf('INFY', 105)]));
    expect(result.current.quote?.last_price).toBe(105);
    act(() => stream.setStale(true));
    expect(result.current).toMatchObject({ isStale: true, quote: { last_price: 105 } });
  });

  it('follows another instrument and none', () => {
    const stream = createFakeStream({ quotes: [quoteOf('INFY', 101), quoteOf('TCS', 102)] });
    const first: { symbol?: string } = { symbol: 'INFY' };
    const { result, rerender } = renderHook(
      ({ symbol }: { symbol?: string }) => useQuote(symbol === undefined ? null : { market: 'NSE', symbol }),
      { wrapper: provide(stream), initialProps: first },
    );
    rerender({ symbol: 'TCS' });
    expect(result.current.quote?.last_price).toBe(102);
    rerender({});
    expect(result.current).toEqual({ quote: null, isStale: false });
  });

  it('says that the provider is missing', () => {
    expect(() => renderHook(() => useQuote(null))).toThrow('StreamProvider is missing');
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
      const { quote } = useQuote({ market: 'NSE', symbol: 'INFY' });
      return <p>{`${status} ${quote?.last_price ?? 'none'}`}</p>;
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
