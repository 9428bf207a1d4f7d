import { describe, expect, it } from 'vitest';
import { deepHref } from './deepHref.ts';
import { recordSearch } from './recordSearch.ts';

describe('the search of the fund records [I6A-3-FILTERS]', () => {
  it.each([
    [{ kind: 'deposit' }, { kind: 'deposit' }],
    [{ kind: 'bonus' }, {}],
    [{ state: 'FAILED' }, { state: 'FAILED' }],
    [{ state: 'failed' }, {}],
    [{ query: ' 4821 ' }, { query: '4821' }],
    [{ query: 4821 }, { query: '4821' }],
    [{ query: 'x'.repeat(70) }, { query: 'x'.repeat(64) }],
    [{ record: 4711 }, { record: 4711 }],
    [{ record: 0 }, {}],
    [{ record: 1.5 }, {}],
    [{ record: 1e20 }, {}],
    [{ record: '../1' }, {}],
    [
      { from: '2026-04-01', to: '2027-03-31' },
      { from: '2026-04-01', to: '2027-03-31' },
    ],
    [{ from: '2026-02-31', moon: 1 }, {}],
  ])('makes of %j no more than %j', (search, known) => {
    expect(recordSearch(search)).toEqual({
      kind: undefined,
      state: undefined,
      query: undefined,
      from: undefined,
      to: undefined,
      record: undefined,
      ...known,
    });
  });
});

describe('the addresses of records', () => {
  it('hold a record', () => {
    expect(deepHref.record('4711')).toBe('/me/records/4711');
    expect(deepHref.record('a/b?c')).toBe('/me/records');
  });
});
