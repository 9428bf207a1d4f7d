import { expect, it } from 'vitest';
import { contractNoteHref } from './contractNoteHref.ts';

it.each([
  ['2026-11-19', '/portfolio/notes/2026-11-19'],
  ['19/11/2026', '/portfolio/history'],
  ['../login', '/portfolio/history'],
  ['', '/portfolio/history'],
])('the contract note of %j is at %s [I5A-7-NOTE]', (day, expected) => {
  expect(contractNoteHref(day)).toBe(expected);
});
