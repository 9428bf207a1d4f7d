import { expect, it } from 'vitest';
import { historyHref } from './historyHref.ts';

it.each([
  [{}, '/portfolio/history'],
  [{ tag: 'long term', side: undefined }, '/portfolio/history?tag=long+term'],
  [
    { tag: "Q3 'results' & ₹", side: 'BUY' as const },
    '/portfolio/history?tag=Q3+%27results%27+%26+%E2%82%B9&side=BUY',
  ],
])('the history by %j is at %s [I5A-7-TAGS]', (search, expected) => {
  expect(historyHref(search)).toBe(expected);
});
