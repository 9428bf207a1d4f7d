import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { uiLoaders } from '../generated/catalogue.ts';
import { modalTexts } from '../generated/ui/modal.js';
import { searchOverlayTexts } from '../generated/ui/searchOverlay.js';
import { toastTexts } from '../generated/ui/toast.js';
import { englishUiTexts, loadUiTexts } from './uiTexts.ts';

describe('the texts of libs/ui', () => {
  it('are brought along by each component in English, which loads nothing', async () => {
    const t = englishUiTexts.of(modalTexts);
    expect(t('confirm')).toBe('Confirm');
    expect(t('move', { title: 'Set PIN' })).toBe('Move the dialog Set PIN');
    expect(await loadUiTexts('en', 'en-DE')).toBe(englishUiTexts);
    expect(Object.keys(uiLoaders)).not.toContain('en');
  });

  it('load for all components at once in another language', async () => {
    const hindi = await loadUiTexts('hi', 'hi-IN');
    expect([hindi.language, hindi.locale]).toEqual(['hi', 'hi-IN']);
    expect(hindi.of(modalTexts)('confirm')).toBe('पुष्टि करें');
    expect(hindi.of(toastTexts)('notifications')).toMatch(/\p{Script=Devanagari}/u);
    expect(hindi.of(searchOverlayTexts)('resultCount', { count: 120000 })).toBe('1,20,000 परिणाम');
  });

  it('are looked up by the same function each time, so that hooks stay quiet', () => {
    expect(englishUiTexts.of(modalTexts)).toBe(englishUiTexts.of(modalTexts));
  });

  it('have in every language the groups that the components bring along', async () => {
    const brought = readdirSync(join(import.meta.dirname, '../generated/ui'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => file.slice(0, -'.js'.length));
    for (const load of Object.values(uiLoaders)) {
      expect(Object.keys((await load()).default).toSorted()).toEqual(brought.toSorted());
    }
  });
});
