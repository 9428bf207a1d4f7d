import { describe, expect, it } from 'vitest';
import { keptSeeds } from '../simulator/keptSeeds.ts';
import { shortSeeds } from '../simulator/shortSeeds.ts';
import { simulate } from '../simulator/simulate.ts';

describe('months of orders, jumps, lost answers and crashes [I5A-4-SIMULATOR]', () => {
  it.each(shortSeeds(1, 25))(
    'are whole, with and without the crashes: seed $seed',
    { timeout: 60_000 },
    async (seed) => {
      expect((await simulate(seed)).faults).toEqual([]);
    },
  );

  it.each([...keptSeeds])(
    'stay whole where they were not once: seed $seed',
    { timeout: 60_000 },
    async (seed) => {
      expect((await simulate(seed)).faults).toEqual([]);
    },
  );
});
