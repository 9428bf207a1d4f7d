import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSources } from './watchSources.ts';

const folder = mkdtempSync(join(tmpdir(), 'wealth-watch-'));
let stop = () => {};

beforeEach(() => mkdirSync(join(folder, 'en'), { recursive: true }));
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true, force: true });
});

const change = (text: string) => writeFileSync(join(folder, 'en/shell.json'), text);

it('regenerates once for a burst of changes, and again for the next [I3A-USE-13]', async () => {
  const regenerate = vi.fn<() => Promise<void>>().mockResolvedValue();
  stop = watchSources([{ folder, regenerate }]);

  for (const text of ['1', '2', '3']) change(text);
  await vi.waitFor(() => expect(regenerate).toHaveBeenCalledTimes(1), 5_000);
  change('4');
  await vi.waitFor(() => expect(regenerate).toHaveBeenCalledTimes(2), 5_000);
});

it('never runs twice at a time, and once more for what changed meanwhile', async () => {
  let running = 0;
  const together: number[] = [];
  const regenerate = vi.fn<() => Promise<void>>(async () => {
    running += 1;
    together.push(running);
    // A change in the middle of the first run.
    if (together.length === 1) change('2');
    await vi.waitFor(() => expect(together.length).toBeGreaterThan(1), 500).catch(() => undefined);
    running -= 1;
  });
  stop = watchSources([{ folder, regenerate }]);

  change('1');
  await vi.waitFor(() => expect(together).toEqual([1, 1]), 5_000);
});
