import { india, regionInLanguage, type Language } from '@wealth/i18n-locale';
import { englishUiMessages } from '../messages/index.ts';
import { describe, expect, it } from 'vitest';
import { loadUiTexts } from './loadUiTexts.ts';

const textsOf = (language: Language) => loadUiTexts(language, regionInLanguage(india, language));

function takesValues(text: unknown): text is (...values: string[]) => unknown {
  return typeof text === 'function';
}

/** What every text says; one with values is called with ones that show in it. */
function said(texts: object): Array<[string, unknown]> {
  const entries: Array<[string, unknown]> = Object.entries(texts);
  return entries.map(([key, text]) => [
    key,
    takesValues(text) ? text(...Array.from({ length: text.length }, () => '7')) : text,
  ]);
}

describe('texts of the components', () => {
  it('are in English what libs/ui says by itself', async () => {
    expect(said((await textsOf('en')).messages)).toEqual(said(englishUiMessages));
  });

  it('are in Hindi throughout', async () => {
    for (const [, text] of said((await textsOf('hi')).messages))
      expect(text).toMatch(/\p{Script=Devanagari}/u);
  });

  it('put days, hours and minutes together', async () => {
    const { countdown, imageUpload } = (await textsOf('hi')).components;
    expect(countdown?.left({ days: 2, hours: 1, minutes: 0, seconds: 5 })).toBe('2 दिन 1 घंटा बाकी');
    expect(countdown?.left({ days: 0, hours: 0, minutes: 0, seconds: 5 })).toBe('5 सेकंड बाकी');
    expect(imageUpload?.chooseOrDrop).toEqual({ before: '', action: 'इमेज चुनें', after: ' या उसे यहाँ छोड़ें' });
    expect(imageUpload?.megabytes(1.75)).toBe('1.8 MB');
  });
});
