import { describe, expect, it } from 'vitest';
import { tidyNote, tidyTags } from '../order/orderNote.ts';
import { withoutDirection } from './withoutDirection.ts';

describe('the direction of a text [I4B-A16]', () => {
  it.each([
    ['\u202Egpj.asha\u202C', 'gpj.asha'],
    ['\u2066Asha\u2069 \u202AVerma', 'Asha Verma'],
    // Marks that a script needs, and letters that run from right to left, stay.
    ['عائشة\u200F', 'عائشة\u200F'],
    ['क्\u200Dष', 'क्\u200Dष'],
    ['Asha', 'Asha'],
  ])('of %j is left to its letters', (text, plain) => {
    expect(withoutDirection(text)).toBe(plain);
  });

  it('is taken off a note and off tags, and two tags that differ by it only are one', () => {
    expect(tidyNote('\u202E100\u202C shares')).toBe('100 shares');
    expect(tidyNote('\u202E')).toBeNull();
    expect(tidyTags(['swing', '\u2067swing', '\u202E'])).toEqual(['swing']);
  });
});
