import { describe, expect, it } from 'vitest';
import { titlePlaces } from './titlePlaces.ts';

describe('the names of lines [I4B-E11]', () => {
  it('stand above their lines', () => {
    expect(titlePlaces([100, 40], 200)).toEqual([96, 36]);
  });

  it('do not lie over each other, and keep the order of the lines', () => {
    expect(titlePlaces([100, 101, 102], 200)).toEqual([96, 109, 122]);
    expect(titlePlaces([102, 100], 200)).toEqual([109, 96]);
  });

  it('stay in the drawing at its top, and are none of lines beyond the edges', () => {
    expect(titlePlaces([2, -1, 201, null], 200)).toEqual([13, null, null, null]);
  });
});
