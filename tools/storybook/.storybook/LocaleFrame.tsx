import { englishUiTexts, india, loadUiTexts, type Language, type UiTexts } from '@wealth/i18n-locale';
import { MessagesProvider } from '@wealth/i18n-locale-react';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { UiTextsProvider } from '@wealth/ui/messages';
import { showLongHindi } from './longHindi.ts';

/** What the toolbar offers: a language, or Hindi with long texts in the place of all English ones. */
export type LocaleChoice = 'en' | 'hi' | 'hi-long';

const locales: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };

export function localeChoiceOf(value: unknown): LocaleChoice {
  return value === 'hi' || value === 'hi-long' ? value : 'en';
}

function languageOf(choice: LocaleChoice): Language {
  return choice === 'en' ? 'en' : 'hi';
}

/** Of every language that was shown. */
const loaded = new Map<Language, UiTexts>([['en', englishUiTexts]]);

/** Loads the texts of the components, before a story is shown in that language. */
export async function loadLocale(choice: LocaleChoice): Promise<void> {
  const language = languageOf(choice);
  if (loaded.has(language)) return;
  loaded.set(language, await loadUiTexts(language, locales[language]));
}

export interface LocaleFrameProps {
  choice: LocaleChoice;
  children: ReactNode;
}

/** Shows a story in the language of the toolbar: document language, formats of React Aria, texts of the components. */
export function LocaleFrame({ choice, children }: LocaleFrameProps) {
  const language = languageOf(choice);

  useLayoutEffect(() => {
    document.documentElement.lang = locales[language];
  }, [language]);
  useEffect(() => (choice === 'hi-long' ? showLongHindi() : undefined), [choice]);

  return (
    <I18nProvider locale={locales[language]}>
      <MessagesProvider language={language} region={india} compactUnits="indian">
        <UiTextsProvider texts={loaded.get(language) ?? englishUiTexts}>{children}</UiTextsProvider>
      </MessagesProvider>
    </I18nProvider>
  );
}
