import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { textsOf, type Language } from '@wealth/i18n-locale';
import { MessagesProvider, useLanguage } from '@wealth/i18n-locale-react';
import { compactUnitsOf, usePreference } from '@wealth/preferences';
import { UiTextsProvider } from '@wealth/ui/messages';
import { toasts } from '@wealth/ui/toast';
import { useChosenRegion } from './useChosenRegion.ts';
import { useUiTexts } from './useUiTexts.ts';

/** Language, region and formats of the screens below, as the client has chosen them. A change needs no reload. */
export function LocaleScope({ children }: { children: ReactNode }) {
  const [language, setLanguage] = usePreference('language');
  const [chosenUnits] = usePreference('compactUnits');
  const [country] = usePreference('country');
  const compactUnits = compactUnitsOf({ compactUnits: chosenUnits, country });
  const [timeZone] = usePreference('timeZone');
  const region = useChosenRegion({ country, timeZone });
  const shown = useRef(language);

  /** The screens have stayed as they were: the choice follows them, so that it can be made again. */
  function goBack() {
    setLanguage(shown.current);
    void tellLanguageFailed(shown.current);
  }

  return (
    <MessagesProvider {...{ language, region, compactUnits }} onLanguageFailed={goBack}>
      <ShownLanguage onShown={(now) => (shown.current = now)} />
      <UiTextsScope>{children}</UiTextsScope>
    </MessagesProvider>
  );
}

async function tellLanguageFailed(language: Language) {
  try {
    const t = await textsOf(language, 'errors');
    toasts.show({ type: 'error', title: t('languageFailed') });
  } catch (error) {
    console.warn('The language could not be changed.', error);
  }
}

/** The document says the language that the screens are in, which is not yet the chosen one while its texts load. */
function ShownLanguage({ onShown }: { onShown: (language: Language) => void }) {
  const language = useLanguage();
  // Before it is painted: with the language comes the height of its lines.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    onShown(language);
  });
  return null;
}

/** One element for every language: a change of its texts must not rebuild the pages below. */
function UiTextsScope({ children }: { children: ReactNode }) {
  return <UiTextsProvider texts={useUiTexts()}>{children}</UiTextsProvider>;
}
