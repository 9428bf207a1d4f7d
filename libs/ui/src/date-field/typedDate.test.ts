import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate, reportedDate, shownDate, typedDate } from './typedDate.ts';

describe('typedDate', () => {
  it.each([
    ['', ''],
    ['1403', '1403'],
    ['14032', '14/03/2'],
    ['140320', '14/03/20'],
    ['1403200', '14/03/200'],
    ['14032008', '14/03/2008'],
    ['14/032', '14/03/2'],
    ['14/032008', '14/03/2008'],
    ['14/03/2008', '14/03/2008'],
    ['14/03/', '14/03/'],
    ['१४/०३/२००८', '14/03/2008'],
    ['१४०३२००८', '14/03/2008'],
    ['2008-03-14', '2008-03-14'],
    ['2008-0', '2008-0'],
    ['14-03-2008', '14-03-2008'],
    ['14 Mar 2008', '14 Mar 2008'],
    ['140320081', '140320081'],
    [' 1403', ' 1403'],
    ['tomorrow', 'tomorrow'],
  ])('%j shows as %j [I3A-USE-16]', (text, shown) => {
    expect(typedDate(text)).toBe(shown);
  });

  it('leaves alone what it has made', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d/-]{0,12}$/), (text) => {
        expect(typedDate(typedDate(text))).toBe(typedDate(text));
      }),
    );
  });
});

describe('what is reported and shown', () => {
  it.each([
    ['14/03/2008', '2008-03-14', '14/03/2008'],
    ['14.3.2008', '2008-03-14', '14/03/2008'],
    ['2008-03-14', '2008-03-14', '14/03/2008'],
    [' 14 mar 2008 ', '2008-03-14', '14/03/2008'],
    ['31/02/2008', '31/02/2008', '31/02/2008'],
    ['tomorrow ', 'tomorrow', 'tomorrow'],
    ['', '', ''],
  ])('of %j: %j, and %j once focus has left [I3A-USE-16]', (typed, reported, shown) => {
    expect(reportedDate(typed)).toBe(reported);
    expect(shownDate(reported)).toBe(shown);
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
