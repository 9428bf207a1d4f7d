import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSearch, type SearchFunction } from './createSearch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

interface Call {
  text: string;
  signal: AbortSignal;
  answer: (results: string[]) => void;
  fail: (error: Error) => void;
}

function stage(minLength?: number) {
  const calls: Call[] = [];
  const search: SearchFunction<string> = (text, signal) =>
    new Promise((resolve, reject) => calls.push({ text, signal, answer: resolve, fail: reject }));
  const logError = vi.fn();
  return { calls, logError, search: createSearch({ search, logError, minLength }) };
}

/** Types and lets the 400 ms pass. */
async function typeAndWait({ search, calls }: ReturnType<typeof stage>, text: string) {
  search.setText(text);
  await vi.advanceTimersByTimeAsync(400);
  const call = calls.at(-1);
  if (!call) throw new Error('nothing was searched for');
  return call;
}

describe('a search', () => {
  it('runs 400 ms after the last key, with the trimmed text and a signal [S9-SEARCH-DEBOUNCE] [S7-SEARCH-FUNCTION]', () => {
    const { search, calls } = stage();
    search.setText('ta');
    vi.advanceTimersByTime(399);
    search.setText(' tata ');
    vi.advanceTimersByTime(399);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(1);

    expect(calls.map(({ text }) => text)).toEqual(['tata']);
    expect(calls[0]?.signal.aborted).toBe(false);
  });

  it.each([
    { text: '', minLength: undefined, runs: 0 },
    { text: '   ', minLength: undefined, runs: 0 },
    { text: 't', minLength: undefined, runs: 1 },
    { text: 'ta', minLength: 3, runs: 0 },
    { text: ' ta ', minLength: 3, runs: 0 },
    { text: 'tat', minLength: 3, runs: 1 },
    { text: '', minLength: 0, runs: 0 },
  ])('for "$text" with the minimum $minLength runs $runs times [S5-SEARCH-MINIMUM]', (example) => {
    const { search, calls } = stage(example.minLength);
    search.setText(example.text);
    vi.advanceTimersByTime(400);

    expect(calls).toHaveLength(example.runs);
  });

  it('is loading until the answer is there, and then has the first result under Enter', async () => {
    const at = stage();
    const call = await typeAndWait(at, 'tata');
    expect(at.search.getSnapshot()).toMatchObject({ status: 'loading', results: [] });
    call.answer(['TATASTEEL', 'TATAPOWER']);
    await vi.runAllTimersAsync();

    expect(at.search.getSnapshot()).toEqual({
      text: 'tata',
      status: 'done',
      results: ['TATASTEEL', 'TATAPOWER'],
      activeIndex: 0,
    });
  });

  it('takes the results away when the text changes, and when it is cleared [S5-SEARCH-CLEAR]', async () => {
    const at = stage();
    (await typeAndWait(at, 'tata')).answer(['TATASTEEL']);
    await vi.runAllTimersAsync();
    at.search.setText('tatas');
    expect(at.search.getSnapshot()).toMatchObject({ results: [], activeIndex: -1 });
    at.search.setText('');

    expect(at.search.getSnapshot()).toEqual({ text: '', status: 'idle', results: [], activeIndex: -1 });
  });

  it('cancels the one in flight on the next key, and never shows its late answer', async () => {
    const at = stage();
    const first = await typeAndWait(at, 'ta');
    const second = await typeAndWait(at, 'tata');
    expect(first.signal.aborted).toBe(true);
    second.answer(['TATASTEEL']);
    first.answer(['TAKEOUT']);
    await vi.runAllTimersAsync();

    expect(at.search.getSnapshot().results).toEqual(['TATASTEEL']);
  });

  it('is cancelled by a reset, in flight or still waiting [S4-SEARCH-CANCEL]', async () => {
    const at = stage();
    const call = await typeAndWait(at, 'tata');
    at.search.reset();
    expect(call.signal.aborted).toBe(true);
    call.fail(new Error('aborted'));
    at.search.setText('tatas');
    at.search.reset();
    await vi.runAllTimersAsync();

    expect(at.calls).toHaveLength(1);
    expect(at.logError).not.toHaveBeenCalled();
    expect(at.search.getSnapshot()).toEqual({ text: '', status: 'idle', results: [], activeIndex: -1 });
  });

  it('that fails is only logged [S8-SEARCH-FAILED]', async () => {
    const at = stage();
    const error = new Error('network');
    (await typeAndWait(at, 'tata')).fail(error);
    await vi.runAllTimersAsync();

    expect(at.logError).toHaveBeenCalledExactlyOnceWith(error);
    expect(at.search.getSnapshot()).toMatchObject({ text: 'tata', status: 'failed', results: [] });
  });

  it('moves through the results and wraps at both ends [S9-SEARCH-KEYS]', async () => {
    const at = stage();
    (await typeAndWait(at, 'tata')).answer(['A', 'B', 'C']);
    await vi.runAllTimersAsync();
    const visited = ([-1, 1, 1, 1, 1] as const).map((step) => {
      at.search.move(step);
      return at.search.getSnapshot().activeIndex;
    });
    expect(visited).toEqual([2, 0, 1, 2, 0]);
    at.search.activate(1);
    at.search.activate(7);

    expect(at.search.getSnapshot().activeIndex).toBe(1);
  });

  it('does not move without results', () => {
    const { search } = stage();
    search.move(1);

    expect(search.getSnapshot().activeIndex).toBe(-1);
  });
});
