import { expect, it } from 'vitest';
import { createRoundKept } from './createRoundKept.ts';

it('what was computed of the market is kept for a round, by its key [I4B-F6]', () => {
  let round = 'first';
  let count = 0;
  const kept = createRoundKept<number>(() => round);
  const next = () => (count += 1);

  expect([kept('a', next), kept('a', next), kept('b', next), kept('a', next)]).toEqual([1, 1, 2, 1]);
  round = 'second';
  expect([kept('a', next), kept('b', next), kept('a', next)]).toEqual([3, 4, 3]);
});
