import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankNameOf } from './bankNames.ts';
import { isSameHolder } from './isSameHolder.ts';

describe('the name at the bank', () => {
  it.each([
    ['ASHA VERMA', 'Asha Verma', true],
    ['Verma, Asha', 'Asha Verma', true],
    ['Smt. Asha Verma', 'Asha Verma', true],
    ['Asha K Verma', 'Asha Verma', false],
    ['Asha Varma', 'Asha Verma', false],
    ['क्ष्मा शर्मा', 'क्ष्मा  शर्मा', true],
    ['', '', false],
    ['Mr.', 'Mr.', false],
  ])('%s is the one of %s: %s', (atBank, inIdentity, isSame) => {
    expect(isSameHolder(atBank, inIdentity)).toBe(isSame);
  });

  it('is compared the same way round, without case and order', () => {
    const word = fc.stringMatching(/^[a-z]{4,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const name = words.join(' ');
        const turned = words.toReversed().join('. ').toUpperCase();
        expect(isSameHolder(turned, name)).toBe(isSameHolder(name, turned));
        expect(isSameHolder(turned, name)).toBe(isSameHolder(name, name));
      }),
    );
  });

  it('comes with the name of the bank, or its letters', () => {
    expect([bankNameOf('SBOX0000001'), bankNameOf('ZZZZ0000001')]).toEqual(['Sandbox Bank', 'ZZZZ']);
  });
});
