import { expect, it } from 'vitest';
import { applicationSearch } from './applicationSearch.ts';

it.each([
  [{ kind: 'ipo' }, { kind: 'ipo' }],
  [{ kind: '../ipo' }, {}],
  [{ kind: 4 }, {}],
  [{ status: 'ended' }, { status: 'ended' }],
  [{ status: 'gone' }, {}],
  [{ query: ' IP-2611 ' }, { query: 'IP-2611' }],
  [{ query: 'x'.repeat(70), moon: 1 }, { query: 'x'.repeat(64) }],
])('the search of the applications makes of %j no more than %j [I5C-5-SEARCH]', (search, known) => {
  expect(applicationSearch(search)).toEqual({
    kind: undefined,
    status: undefined,
    query: undefined,
    ...known,
  });
});
