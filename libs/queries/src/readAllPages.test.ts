import { describe, expect, it, vi } from 'vitest';
import { readAllPages } from './readAllPages.ts';

const page = (next_cursor: string | null) => ({ next_cursor });

describe('all pages of a list [I4C-5-PAGES]', () => {
  it('come in their order, each by the cursor of the one before', async () => {
    const read = vi.fn(async (cursor: string | undefined) =>
      page(cursor === undefined ? 'a' : cursor === 'a' ? 'b' : null),
    );
    await expect(readAllPages(read)).resolves.toEqual([page('a'), page('b'), page(null)]);
    expect(read.mock.calls).toEqual([[undefined], ['a'], ['b']]);
  });

  it.each([
    ['at once', ['a', 'a']],
    ['in a circle', ['a', 'b', 'a']],
  ])('are no list where a cursor comes twice %s: nobody asks without end', async (_name, cursors) => {
    const read = vi.fn(async () => page(cursors[read.mock.calls.length - 1] ?? 'a'));
    await expect(readAllPages(read)).rejects.toThrow(RangeError);
    expect(read).toHaveBeenCalledTimes(cursors.length);
  });

  it('are no list where there are more than the cap', async () => {
    const read = vi.fn(async () => page(`cursor ${read.mock.calls.length}`));
    await expect(readAllPages(read, { cap: 7 })).rejects.toThrow('more than 7 pages');
    expect(read).toHaveBeenCalledTimes(7);
  });

  it('fail with the page that could not be had', async () => {
    await expect(readAllPages(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  });
});
