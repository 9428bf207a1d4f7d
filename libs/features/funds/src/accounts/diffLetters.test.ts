import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffLetters, type LetterRun } from './diffLetters.ts';

const marked = (runs: readonly LetterRun[]) =>
  runs.map(({ text, isSame }) => (isSame ? text : `[${text}]`)).join('');
const whole = (runs: readonly LetterRun[]) => runs.map(({ text }) => text).join('');

describe('two names letter by letter [I6A-4-MISMATCH]', () => {
  it.each([
    ['Asha Namuna', 'ASHA NAMUNA', 'Asha Namuna', 'ASHA NAMUNA'],
    ['Asha Namona', 'Asha Namuna', 'Asha Nam[o]na', 'Asha Nam[u]na'],
    ['Asha N Mehta', 'Asha', 'Asha[ N Mehta]', 'Asha'],
    ['आशा नमूना', 'आशा', 'आशा[ नमूना]', 'आशा'],
    ['', 'Asha', '', '[Asha]'],
  ])('"%s" beside "%s"', (...[one, other, first, second]) => {
    const runs = diffLetters(one, other);
    expect([marked(runs.one), marked(runs.other)]).toEqual([first, second]);
  });

  it('leaves no letter out', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), (one, other) => {
        const runs = diffLetters(one, other);
        expect(whole(runs.one)).toBe(one.normalize('NFC').trim());
        expect(whole(runs.other)).toBe(other.normalize('NFC').trim());
      }),
    );
  });
});
