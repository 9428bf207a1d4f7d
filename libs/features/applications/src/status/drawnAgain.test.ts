import { expect, it } from 'vitest';
import { applicationsByState } from '../testing/applicationFixtures.ts';
import { drawnAgain } from './drawnAgain.ts';

const { allotted, notDrawn, pending } = applicationsByState;

it('finds the same place and the same shares by what was published alone [I5C-2-DRAW]', () => {
  expect(drawnAgain(allotted)).toEqual({ place: 88_205, allotted: 45, isSame: true });
  expect(drawnAgain(notDrawn)).toEqual({ place: 311_901, allotted: 0, isSame: true });
});

it('says so where the server tells something else [I5C-2-DRAW]', () => {
  const { draw } = allotted;
  if (draw === null) throw new RangeError('The fixture was drawn.');
  expect(drawnAgain({ ...allotted, draw: { ...draw, number: draw.number + 1 } })?.isSame).toBe(false);
  const other = { ...draw, draw: { ...draw.draw, seed: 'another' } };
  expect(drawnAgain({ ...allotted, draw: other })?.isSame).toBe(false);
});

it('has nothing to draw before the allotment', () => {
  expect(drawnAgain(pending)).toBeNull();
});
