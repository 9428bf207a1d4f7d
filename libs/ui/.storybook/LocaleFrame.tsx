import { india, regionInLanguage, type Language } from '@wealth/i18n-locale';
import { MessagesProvider } from '@wealth/i18n-locale-react';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { loadUiTexts, type UiTexts } from '../src/catalogue-texts/index.ts';
import { ComponentTextsProvider, UiMessagesProvider } from '../src/messages/index.ts';
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

/** English: what the components say by themselves. */
const ownTexts: UiTexts = { messages: {}, components: {} };

/** Of every language that was shown. */
const loaded = new Map<Language, UiTexts>([['en', ownTexts]]);

/** Loads the texts of the components, before a story is shown in that language. */
export async function loadLocale(choice: LocaleChoice): Promise<void> {
  const language = languageOf(choice);
  if (loaded.has(language)) return;
  loaded.set(language, await loadUiTexts(language, regionInLanguage(india, language)));
}

export interface LocaleFrameProps {
  choice: LocaleChoice;
  children: ReactNode;
}

/** Shows a story in the language of the toolbar: document language, formats of React Aria, texts of the components. */
export function LocaleFrame({ choice, children }: LocaleFrameProps) {
  const language = languageOf(choice);
  const { messages, components } = loaded.get(language) ?? ownTexts;

  useLayoutEffect(() => {
    document.documentElement.lang = locales[language];
  }, [language]);
  useEffect(() => (choice === 'hi-long' ? showLongHindi() : undefined), [choice]);

  return (
    <I18nProvider locale={locales[language]}>
      <MessagesProvider language={language} region={india} compactUnits="indian">
        <UiMessagesProvider messages={messages}>
          <ComponentTextsProvider texts={components}>{children}</ComponentTextsProvider>
        </UiMessagesProvider>
      </MessagesProvider>
    </I18nProvider>
  );
}
