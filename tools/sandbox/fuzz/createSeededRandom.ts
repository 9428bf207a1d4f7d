/** A random source that a seed decides wholly, so that a run can be repeated. */
export interface SeededRandom {
  /** 0 inclusive to 1 exclusive. */
  next(): number;
  below(limit: number): number;
  chance(share: number): boolean;
  pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value;
}

/** Makes the source (mulberry32). */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new RangeError('nothing to pick from');
      return value;
    },
  };
}
