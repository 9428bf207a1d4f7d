import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderNoteBounds, tidyNote, tidyTags } from './orderNote.ts';

/** Characters, as the wire counts them. */
const lengthOf = (text: string) => text.match(/./gsu)?.length ?? 0;

describe('a private note [I5A-7-TAGS]', () => {
  it.each([
    [null, null],
    ['', null],
    [' \t\u0000 ', null],
    ['  Before the results. ', 'Before the results.'],
    ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    ['a\u0000b\u0007c\u007Fd\u0085e\tf', 'abcdef'],
    // Joiners are no controls: Hindi needs them.
    ['क्\u200Dष', 'क्\u200Dष'],
    ['\u{1F4C8}'.repeat(501), '\u{1F4C8}'.repeat(500)],
  ])('%j is kept as %j', (typed, kept) => {
    expect(tidyNote(typed)).toBe(kept);
  });

  it('is kept as it is when it is tidied again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (text) => {
        const once = tidyNote(text);
        expect(tidyNote(once)).toBe(once);
        expect(lengthOf(once ?? '')).toBeLessThanOrEqual(orderNoteBounds.noteLength);
      }),
    );
  });
});

describe('tags [I5A-7-TAGS]', () => {
  it.each([
    [
      [' earnings ', 'earnings', 'Earnings'],
      ['earnings', 'Earnings'],
    ],
    [['', ' ', '\u0000'], []],
    [['long\n  term'], ['long term']],
    [['x'.repeat(30)], ['x'.repeat(24)]],
    [
      Array.from({ length: 12 }, (_, index) => `t${index}`),
      ['t0', 't1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9'],
    ],
  ])('%j are kept as %j', (typed, kept) => {
    expect(tidyTags(typed)).toEqual(kept);
  });

  it('are as the wire wants them, and stay so', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 20 }), (typed) => {
        const tags = tidyTags(typed);
        expect(tidyTags(tags)).toEqual(tags);
        expect(new Set(tags).size).toBe(tags.length);
        for (const tag of tags) expect(lengthOf(tag)).toBeLessThanOrEqual(orderNoteBounds.tagLength);
      }),
    );
  });
});
