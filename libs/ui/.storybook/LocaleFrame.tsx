import { catalogue, loadMessages, type Language, type Translate } from '@wealth/i18n-locale';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { englishUiMessages, UiMessagesProvider, type UiMessages } from '../src/messages/index.ts';
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

/** Loads the texts of the components, before a story is shown in that language. */
export async function loadLocale(choice: LocaleChoice): Promise<void> {
  await loadMessages(languageOf(choice), ['ui']);
}

function uiMessagesFrom(t: Translate<'ui'>): UiMessages {
  const plain = Object.keys(englishUiMessages).flatMap((key) =>
    t.isPlainKey(key) ? [[key, t(key)] as const] : [],
  );
  return {
    ...englishUiMessages,
    ...Object.fromEntries(plain),
    clearField: (label) => t('clearField', { label }),
    changeUp: (percent) => t('changeUp', { percent }),
    changeDown: (percent) => t('changeDown', { percent }),
    avatarOf: (name) => t('avatarOf', { name }),
  };
}

export interface LocaleFrameProps {
  choice: LocaleChoice;
  children: ReactNode;
}

/** Shows a story in the language of the toolbar: document language, formats of React Aria, texts of the components. */
export function LocaleFrame({ choice, children }: LocaleFrameProps) {
  const language = languageOf(choice);
  const translate = catalogue.translator({ language, locale: locales[language], namespace: 'ui' });

  useLayoutEffect(() => {
    document.documentElement.lang = locales[language];
  }, [language]);
  useEffect(() => (choice === 'hi-long' ? showLongHindi() : undefined), [choice]);

  return (
    <I18nProvider locale={locales[language]}>
      <UiMessagesProvider messages={translate ? uiMessagesFrom(translate) : englishUiMessages}>
        {children}
      </UiMessagesProvider>
    </I18nProvider>
  );
}
