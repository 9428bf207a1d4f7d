import { expect, it } from 'vitest';
import { keptSeeds } from '../simulator/keptSeeds.ts';
import { shortSeeds } from '../simulator/shortSeeds.ts';
import { simulate } from '../simulator/simulate.ts';

it.each([...keptSeeds, ...shortSeeds(1, 25)])(
  'months of orders, jumps, lost answers and crashes are whole, with and without the crashes: seed $seed [I5A-4-SIMULATOR]',
  { timeout: 60_000 },
  async (seed) => {
    expect((await simulate(seed)).faults).toEqual([]);
  },
);
