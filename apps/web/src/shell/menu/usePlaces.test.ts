import { expect, it } from 'vitest';
import { placesFor } from './usePlaces.ts';

it('puts into the profile drawer what the client was given, of the drawers that there are [I4C-6-CAPABILITIES]', () => {
  const drawersFor = (rights: Record<string, boolean> | null) => placesFor(rights, () => true).drawers;

  expect(drawersFor(null)).toEqual([]);
  expect(drawersFor({ allow_loan: false, allow_bonus: true })).toEqual([]);
  expect(drawersFor({ allow_loan: true })).toEqual(['loan']);
  expect(drawersFor({ allow_loan: true, allow_compensation: true })).toEqual(['compensation', 'loan']);
  expect(placesFor({ allow_loan: true }, () => false).drawers).toEqual([]);
});
