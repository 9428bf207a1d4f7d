import { figureSigns, formatPrice, india, regionInLanguage } from '@wealth/i18n-locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTyped, writeFigure, type BoxText, type TypedFigure } from './typedFigure.ts';

const germany = regionInLanguage({ ...india, country: 'DE', locale: 'de-DE' }, 'en');
const empty: BoxText = { shown: '', isAsTyped: false };
const bare = (text: string) => text;

/** What a box holds after keys, one after the other, at its end. */
function afterKeys(keys: string, region = india): TypedFigure & { shown: string } {
  const signs = figureSigns(region);
  let box: BoxText = empty;
  let figure: TypedFigure = { plain: '', asTyped: null };
  for (const key of keys) {
    const read = readTyped(`${box.shown}${key}`, box, { signs, bare });
    if (read === null) continue;
    figure = read;
    box = {
      shown: read.asTyped ?? writeFigure(read.plain ?? '', { region, signs }),
      isAsTyped: read.asTyped !== null,
    };
  }
  return { ...figure, shown: box.shown };
}

describe('a figure that is typed key by key', () => {
  it.each([
    ['1151.10', '1151.10', '1,151.10'],
    ['1,50,000', '150000', '1,50,000'],
    ['150,000', '150000', '1,50,000'],
    ['1,500,000.5', '1500000.5', '15,00,000.5'],
    ['12,34,567.50', '1234567.50', '12,34,567.50'],
    ['1,151,', '1151', '1,151,'],
  ])('reads %s as %s and shows %s [I4B-A5]', (keys, plain, shown) => {
    expect(afterKeys(keys)).toMatchObject({ plain, shown });
  });

  it.each(['1151,10', '25000,50', '1,15'])('never takes the comma of %s for nothing [I4B-A5]', (keys) => {
    expect(afterKeys(keys).plain).toBeNull();
  });

  it.each([
    ['1151,10', '1151.10', '1.151,10'],
    ['1151.10', '1151.10', '1.151.10'],
    ['1.151', '1151', '1.151'],
    ['25000,50', '25000.50', '25.000,50'],
    ['1.50', '1.50', '1.50'],
  ])('reads %s as %s where the decimal sign is a comma [I4B-A5]', (keys, plain, shown) => {
    expect(afterKeys(keys, germany)).toMatchObject({ plain, shown });
  });

  it('takes a digit of its own groups away without asking', () => {
    const signs = figureSigns(india);
    expect(readTyped('1,15,11', { shown: '1,15,110', isAsTyped: false }, { signs, bare })).toEqual({
      plain: '11511',
      asTyped: null,
    });
  });

  it('leaves a text as it was typed until it can be read for sure', () => {
    const signs = figureSigns(india);
    const read = readTyped('1,15', { shown: '1,1', isAsTyped: true }, { signs, bare });
    expect(read).toEqual({ plain: null, asTyped: '1,15' });
  });

  it('reads what the region writes back as the same figure [I4B-A5]', () => {
    for (const region of [india, germany, { ...india, locale: 'en-FR' }, { ...india, locale: 'en-CH' }]) {
      const signs = figureSigns(region);
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (paise) => {
          const written = formatPrice(paise / 100, { region });
          const read = readTyped(written, empty, { signs, bare });
          expect(Number(read?.plain)).toBe(paise / 100);
        }),
      );
    }
  });
});
