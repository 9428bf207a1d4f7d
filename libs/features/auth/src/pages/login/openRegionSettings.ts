import { catalogue, india, loadMessages, regionInLanguage } from '@wealth/i18n-locale';
import type { AuthDialogOptions } from '../inLanguages.ts';
import { openRegionChooser } from './openRegionChooser.ts';

/** The same chooser for a page that has none of the sign-in's texts, as the preferences of a client who is signed in. */
export async function openRegionSettings({ isSandbox, language }: AuthDialogOptions): Promise<void> {
  await loadMessages(language, ['login']);
  const { locale } = regionInLanguage(india, language);
  const t = catalogue.translator({ language, namespace: 'login', locale });
  if (!t) throw new RangeError('The texts of login did not load.');
  openRegionChooser(t, { isSandbox, language });
}
