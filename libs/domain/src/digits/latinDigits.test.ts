import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf, toLatinDigits } from './latinDigits.ts';

describe('toLatinDigits', () => {
  it.each([
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
    ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
    ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
    ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
    ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
    ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
    ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
    ['Ol Chiki', '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙'],
    ['Meetei Mayek', '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹'],
    ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['full-width', '０１２３４５６７８９'],
  ])('reads %s digits', (_script, digits) => {
    expect(toLatinDigits(digits)).toBe('0123456789');
  });

  it('leaves every other text as it is', () => {
    expect(toLatinDigits('₹ अ-12 مرحبا é')).toBe('₹ अ-12 مرحبا é');
  });

  it('leaves digits only', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0x10ffff })), (codes) => {
        expect(digitsOf(String.fromCodePoint(...codes))).toMatch(/^[0-9]*$/);
      }),
    );
  });
});
