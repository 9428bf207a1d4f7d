import { describe, expect, it } from 'vitest';
import { shortSeeds } from '../simulator/shortSeeds.ts';
import { simulate, type Simulated } from '../simulator/simulate.ts';

// A file of its own runs beside the other one.
describe('more months of orders, jumps, lost answers and crashes [I5A-4-SIMULATOR]', () => {
  const seen: Simulated[] = [];

  it.each(shortSeeds(26, 25))(
    'are whole, with and without the crashes: seed $seed',
    { timeout: 60_000 },
    async (seed) => {
      const simulated = await simulate(seed);
      seen.push(simulated);
      expect(simulated.faults).toEqual([]);
    },
  );

  it('have seen what they are about', () => {
    const sum = (figure: 'orders' | 'trades' | 'crashes') =>
      seen.reduce((total, simulated) => total + simulated[figure], 0);
    expect(sum('orders')).toBeGreaterThan(60);
    expect(sum('trades')).toBeGreaterThan(60);
    expect(sum('crashes')).toBeGreaterThan(20);
  });

  it('end in the same state each time that a seed is run', async () => {
    const [seed] = shortSeeds(29, 1);
    if (!seed) throw new Error('no seed');
    expect((await simulate(seed)).hash).toBe((await simulate(seed)).hash);
  });
});
