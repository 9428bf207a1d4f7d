import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate, typedDate } from './typedDate.ts';

describe('typedDate', () => {
  it.each([
    ['', ''],
    ['2008', '2008'],
    ['20080', '2008-0'],
    ['200803', '2008-03'],
    ['2008031', '2008-03-1'],
    ['20080314', '2008-03-14'],
    ['2008-03', '2008-03'],
    ['2008-031', '2008-03-1'],
    ['2008-0314', '2008-03-14'],
    ['2008-03-14', '2008-03-14'],
    ['२००८-०३-१४', '2008-03-14'],
    ['14/03/2008', '14/03/2008'],
    ['2008/03/14', '2008/03/14'],
    ['200803145', '200803145'],
    [' 2008', ' 2008'],
    ['tomorrow', 'tomorrow'],
  ])('%j shows as %j', (text, shown) => {
    expect(typedDate(text)).toBe(shown);
  });

  it('leaves alone what it has made', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d-]{0,12}$/), (text) => {
        expect(typedDate(typedDate(text))).toBe(typedDate(text));
      }),
    );
  });
});

describe('readDate', () => {
  it.each(['2008-03-14', '2024-02-29', '1900-01-01'])('reads %s', (text) => {
    expect(readDate(text)?.toString()).toBe(text);
  });

  it.each([
    '',
    '2008-02-30',
    '2023-02-29',
    '2008-13-01',
    '2008-3-1',
    '14/03/2008',
    '2008-03-14T10:00',
    undefined,
  ])('finds no day in %s', (text) => {
    expect(readDate(text)).toBeNull();
  });
});
