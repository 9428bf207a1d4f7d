import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialOf } from './initialOf.ts';
import { patternOf } from './patternOf.ts';

describe('initialOf', () => {
  it.each([
    ['asha Namuna', 'A'],
    ['  asha', 'A'],
    ['', '?'],
    ['   ', '?'],
    ['\u{200F}\u{200B}"…', '?'],
    ['"asha"', 'A'],
    ['किरण नमूना', 'कि'],
    ['‏محمد', 'م'],
    ['e\u{301}lodie', 'E\u{301}'],
    ['👩🏽‍💻 asha', '👩🏽‍💻'],
    ['🇮🇳 asha', 'A'],
    ['4asha', '4'],
    ['straße', 'S'],
    ['a'.repeat(500), 'A'],
    ['\u{D800}asha', 'A'],
  ])('of %j is %s [S7-AVATAR-FALLBACK]', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  it('is never empty and never longer than the letter it comes from [I2-BAD-NAMES]', () => {
    const characters = [
      'a',
      'é',
      '\u{301}',
      'कि',
      'م',
      '\u{200F}',
      ' ',
      '"',
      '👩🏽‍💻',
      '🇮🇳',
      '7',
      '\u{D800}',
      '\u{DC00}',
      '\0',
    ];
    const names = fc.array(fc.constantFrom(...characters), { maxLength: 12 });
    fc.assert(
      fc.property(names, (parts) => {
        const name = parts.join('');
        const initial = initialOf(name);
        expect(initial.length).toBeGreaterThan(0);
        expect(initial === '?' || name.toUpperCase().includes(initial)).toBe(true);
      }),
    );
  });
});

describe('patternOf', () => {
  it('is the same for the same seed, on every device [I2-5-PEOPLE]', () => {
    expect(patternOf('100482')).toEqual(patternOf('100482'));
    expect([patternOf('100482'), patternOf('किरण')]).toMatchInlineSnapshot(`
      [
        {
          "shape": "petals",
          "turn": 75,
        },
        {
          "shape": "rings",
          "turn": 135,
        },
      ]
    `);
  });

  it('differs for most neighbours', () => {
    const seen = new Set(Array.from({ length: 96 }, (_, index) => JSON.stringify(patternOf(`1004${index}`))));

    expect(seen.size).toBeGreaterThan(48);
  });
});
