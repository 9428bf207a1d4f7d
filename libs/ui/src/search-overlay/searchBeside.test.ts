import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resultsOf, searchStage, typeAndWait } from './searchStage.ts';
import type { SearchOptions } from './createSearch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Two pages for any text, and a recent one before anything is typed. */
const beside: SearchOptions<string>['beside'] = (text) =>
  text === ''
    ? [{ id: 'recent', heading: 'Recent', items: ['DAKSHBK'] }]
    : [
        { id: 'pages', heading: 'Pages', items: ['Holdings', 'History'] },
        { id: 'actions', heading: 'Actions', items: [] },
      ];

describe('what is listed beside the results [I4-6-GROUPS]', () => {
  it('stands there before anything is typed, the first of it under Enter', () => {
    const { search, onChoose } = searchStage({ beside });
    expect(search.getSnapshot()).toMatchObject({ isFound: false, activeIndex: 0 });
    search.enter();

    expect(onChoose).toHaveBeenCalledExactlyOnceWith('DAKSHBK');
  });

  it('comes with the answer, under it, without groups that are empty', async () => {
    const at = searchStage({ beside });
    const call = await typeAndWait(at, 'h');
    expect(resultsOf(at)).toEqual([]);
    call.answer(['HALDBANK']);
    await vi.advanceTimersByTimeAsync(0);

    expect(at.search.getSnapshot().groups.map(({ id }) => id)).toEqual(['results', 'pages']);
    expect(resultsOf(at)).toEqual(['HALDBANK', 'Holdings', 'History']);
  });

  it('is not kept back for more than a second by a slow server, nor lost by one that fails', async () => {
    const at = searchStage({ beside });
    const call = await typeAndWait(at, 'h');
    await vi.advanceTimersByTimeAsync(999);
    expect(resultsOf(at)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(at.search.getSnapshot()).toMatchObject({ status: 'loading', activeIndex: 0 });
    expect(resultsOf(at)).toEqual(['Holdings', 'History']);
    call.fail(new Error('network'));
    await vi.advanceTimersByTimeAsync(0);

    expect(at.search.getSnapshot()).toMatchObject({ status: 'failed', isFound: true });
    expect(resultsOf(at)).toEqual(['Holdings', 'History']);
  });

  it('keeps what an arrow has chosen when the late answer moves it down', async () => {
    const at = searchStage({ beside });
    const call = await typeAndWait(at, 'h');
    await vi.advanceTimersByTimeAsync(1_000);
    at.search.move(1);
    call.answer(['HALDBANK', 'HIMPOWER']);
    await vi.advanceTimersByTimeAsync(0);
    at.search.enter();

    expect(at.onChoose).toHaveBeenCalledExactlyOnceWith('History');
  });

  it('is the way back where nothing was found, and not under Enter', async () => {
    const at = searchStage({ beside: (text) => (text === '' ? (beside?.('') ?? []) : []) });
    (await typeAndWait(at, 'zzz')).answer([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(at.search.getSnapshot()).toMatchObject({ isFound: false, activeIndex: -1 });
    expect(resultsOf(at)).toEqual(['DAKSHBK']);
    at.search.enter();
    expect(at.onChoose).not.toHaveBeenCalled();
    at.search.move(1);
    at.search.enter();

    expect(at.onChoose).toHaveBeenCalledExactlyOnceWith('DAKSHBK');
  });

  it('may hold the best match', async () => {
    const at = searchStage({ beside, bestOf: (items, text) => items.indexOf(text) });
    (await typeAndWait(at, 'History')).answer(['HISTORYCO']);
    await vi.advanceTimersByTimeAsync(0);
    at.search.enter();

    expect(at.onChoose).toHaveBeenCalledExactlyOnceWith('History');
  });
});
