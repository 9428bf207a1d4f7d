import type { InstrumentId } from '@wealth/domain';
import { describe, expect, it, vi } from 'vitest';
import { createLineBatch } from './createLineBatch.ts';

function setUp(ask: (ids: readonly InstrumentId[]) => Promise<ReadonlyMap<InstrumentId, string>>) {
  const planned: Array<() => void> = [];
  const asking = vi.fn(ask);
  const load = createLineBatch<string>({ ask: asking, plan: (run) => void planned.push(run) });
  const read = (symbol: string) => load({ market: 'NSE', symbol });
  return { read, asking, planned, run: () => planned.splice(0).forEach((one) => one()) };
}

const known = (ids: readonly InstrumentId[]) =>
  Promise.resolve(new Map(ids.filter((id) => id !== 'NSE:GONE').map((id) => [id, `line of ${id}`])));

describe('lines of the rows in view [I4-5-SPARKLINES]', () => {
  it('are asked for in one call, each once, and told to whoever asked', async () => {
    const { read, asking, run, planned } = setUp(known);
    const lines = ['TCS', 'INFY', 'TCS', 'GONE'].map(read);
    expect(planned).toHaveLength(1);
    run();
    expect(await Promise.all(lines)).toEqual([
      'line of NSE:TCS',
      'line of NSE:INFY',
      'line of NSE:TCS',
      null,
    ]);
    expect(asking.mock.calls).toEqual([[['NSE:GONE', 'NSE:INFY', 'NSE:TCS']]]);
  });

  it('are asked for a hundred at a time', async () => {
    const { read, asking, run } = setUp(known);
    const lines = Array.from({ length: 250 }, (_, index) => read(`S${index}`));
    run();
    await Promise.all(lines);
    expect(asking.mock.calls.map(([ids]) => ids.length)).toEqual([100, 100, 50]);
  });

  it('fail together, and the next are asked for anew', async () => {
    const { read, asking, run } = setUp(known);
    asking.mockRejectedValueOnce(new Error('Out of order'));
    const lines = [read('TCS'), read('INFY')];
    run();
    const settled = await Promise.allSettled(lines);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = read('TCS');
    run();
    expect(await again).toBe('line of NSE:TCS');
  });
});
