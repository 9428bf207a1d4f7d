import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resultsOf, searchStage, typeAndWait } from './searchStage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const empty = { text: '', status: 'idle', groups: [], isFound: false, activeIndex: -1 };
const found = (...items: string[]) => [{ id: 'results', heading: 'Instruments', items }];
describe('a search', () => {
  it('runs 400 ms after the last key, with the trimmed text and a signal [S9-SEARCH-DEBOUNCE] [S7-SEARCH-FUNCTION]', () => {
    const { search, calls } = searchStage();
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
    const { search, calls } = searchStage({ minLength: example.minLength });
    search.setText(example.text);
    vi.advanceTimersByTime(400);

    expect(calls).toHaveLength(example.runs);
  });

  it('is loading until the answer is there, and then has the first result under Enter', async () => {
    const at = searchStage();
    const call = await typeAndWait(at, 'tata');
    expect(at.search.getSnapshot()).toMatchObject({ status: 'loading', groups: [] });
    call.answer(['TATASTEEL', 'TATAPOWER']);
    await vi.runAllTimersAsync();

    expect(at.search.getSnapshot()).toEqual({
      text: 'tata',
      status: 'done',
      groups: found('TATASTEEL', 'TATAPOWER'),
      isFound: true,
      activeIndex: 0,
    });
  });

  it('takes the results away when the text changes, and when it is cleared [S5-SEARCH-CLEAR]', async () => {
    const at = searchStage();
    (await typeAndWait(at, 'tata')).answer(['TATASTEEL']);
    await vi.runAllTimersAsync();
    at.search.setText('tatas');
    expect(at.search.getSnapshot()).toMatchObject({ groups: [], activeIndex: -1 });
    at.search.setText('');

    expect(at.search.getSnapshot()).toEqual(empty);
  });

  it('cancels the one in flight on the next key, and never shows its late answer', async () => {
    const at = searchStage();
    const first = await typeAndWait(at, 'ta');
    const second = await typeAndWait(at, 'tata');
    expect(first.signal.aborted).toBe(true);
    second.answer(['TATASTEEL']);
    first.answer(['TAKEOUT']);
    await vi.runAllTimersAsync();

    expect(resultsOf(at)).toEqual(['TATASTEEL']);
  });

  it('is cancelled by a reset, in flight or still waiting [S4-SEARCH-CANCEL]', async () => {
    const at = searchStage();
    const call = await typeAndWait(at, 'tata');
    at.search.reset();
    expect(call.signal.aborted).toBe(true);
    call.fail(new Error('aborted'));
    at.search.setText('tatas');
    at.search.reset();
    await vi.runAllTimersAsync();

    expect(at.calls).toHaveLength(1);
    expect(at.logError).not.toHaveBeenCalled();
    expect(at.search.getSnapshot()).toEqual(empty);
  });

  it('that fails is only logged [S8-SEARCH-FAILED]', async () => {
    const at = searchStage();
    const error = new Error('network');
    (await typeAndWait(at, 'tata')).fail(error);
    await vi.runAllTimersAsync();

    expect(at.logError).toHaveBeenCalledExactlyOnceWith(error);
    expect(at.search.getSnapshot()).toMatchObject({ text: 'tata', status: 'failed', groups: [] });
  });

  it('moves through the results and wraps at both ends [S9-SEARCH-KEYS]', async () => {
    const at = searchStage();
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
    const { search } = searchStage();
    search.move(1);

    expect(search.getSnapshot().activeIndex).toBe(-1);
  });
});

describe('Enter before the answer', () => {
  it('chooses the best of it once it is there', async () => {
    const at = searchStage();
    at.search.setText('tata');
    at.search.enter();
    await vi.advanceTimersByTimeAsync(400);
    expect(at.onChoose).not.toHaveBeenCalled();
    at.calls.at(-1)?.answer(['TATASTEEL', 'TATAPOWER']);
    await vi.advanceTimersByTimeAsync(0);

    expect(at.onChoose).toHaveBeenCalledExactlyOnceWith('TATASTEEL');
  });

  it.each([
    ['another key', (at: ReturnType<typeof searchStage>) => at.search.setText('tatas')],
    ['a reset', (at: ReturnType<typeof searchStage>) => at.search.reset()],
  ])('is forgotten by %s', async (_name, change) => {
    const at = searchStage();
    const call = await typeAndWait(at, 'tata');
    at.search.enter();
    change(at);
    call.answer(['TATASTEEL']);
    await vi.advanceTimersByTimeAsync(400);
    at.calls[1]?.answer(['TATASTEEL']);
    await vi.advanceTimersByTimeAsync(0);

    expect(at.onChoose).not.toHaveBeenCalled();
  });

  it('searches again at once after a failure', async () => {
    const at = searchStage();
    (await typeAndWait(at, 'tata')).fail(new Error('network'));
    await vi.advanceTimersByTimeAsync(0);
    at.search.enter();
    expect(at.search.getSnapshot().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(0);

    expect(at.calls.map(({ text }) => text)).toEqual(['tata', 'tata']);
  });
});

it('shows the newest answer only, in whatever order they come [I4-6-ORDER]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.string({ minLength: 1, maxLength: 3 }).filter((text) => text.trim() !== ''),
        {
          minLength: 1,
          maxLength: 6,
        },
      ),
      fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
      async (texts, order) => {
        const at = searchStage();
        for (const text of texts) await typeAndWait(at, text);
        const answers = at.calls.map((call, index) => ({ call, index, rank: order[index] ?? 0 }));
        for (const { call, index } of answers.toSorted((a, b) => a.rank - b.rank)) {
          call.answer([`${index} ${call.text}`]);
          await vi.advanceTimersByTimeAsync(0);
        }

        expect(resultsOf(at)).toEqual([`${at.calls.length - 1} ${at.calls.at(-1)?.text}`]);
      },
    ),
    { numRuns: 50 },
  );
});
