import { describe, expect, it } from 'vitest';
import { accountFamilies } from './accountFamilies.ts';
import { movementKinds, type MovementKind } from './movementKinds.ts';

const kinds: ReadonlyArray<readonly [string, MovementKind]> = Object.entries(movementKinds);

describe('the kinds of movements [I4C-3-KINDS]', () => {
  it.each(kinds)('%s: each leg has a place in each state, of one unit', (_name, { legs, next }) => {
    const states = Object.keys(next);
    for (const { at, from } of Object.values(legs)) {
      expect(Object.keys(at).toSorted()).toEqual(states.toSorted());
      const units = [from, ...Object.values(at)].map((family) => accountFamilies[family].unit);
      expect(new Set(units).size).toBe(1);
    }
  });

  it.each(kinds)('%s: each state is reached, and none a second time', (_name, { next, held }) => {
    const [first = '', ...others] = Object.keys(next);
    function follow(state: string, way: readonly string[]): string[] {
      expect(way).not.toContain(state);
      return [state, ...(next[state] ?? []).flatMap((following) => follow(following, [...way, state]))];
    }

    expect(new Set(follow(first, []))).toEqual(new Set([first, ...others]));
    if (held !== undefined) expect(held).toBe(first);
  });
});
