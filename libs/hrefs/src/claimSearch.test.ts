import { expect, it } from 'vitest';
import { claimSearch } from './claimSearch.ts';

it.each([
  { search: { about: 'order', subject: 'a1' }, known: { about: 'order', subject: 'a1' } },
  { search: { about: 'movement', subject: 17 }, known: { about: 'movement', subject: '17' } },
  { search: { about: 'order' }, known: {} },
  { search: { about: 'loan', subject: 'a1' }, known: {} },
  { search: { subject: 'a1' }, known: {} },
  { search: { about: 'order', subject: { id: 'a1' } }, known: {} },
])('reads from $search what a claim is about: $known [I6B-2-FORM]', ({ search, known }) => {
  expect(claimSearch(search)).toEqual({ about: undefined, subject: undefined, ...known });
});
