import { comboBoxTexts } from '@wealth/i18n-locale/ui/comboBox';
import { use, useEffect } from 'react';
import { ComboBoxStateContext as AriaComboBoxStateContext } from 'react-aria-components/ComboBox';
import { useUiText } from '../messages/UiTextsProvider.tsx';

/** What React Aria says in English where it has no words of the client's language, Hindi among them. */
const english = /^\d+ options? available\.$/;

/** Milliseconds until React Aria says its first sentence of a document: its region has to be there before. */
const firstWordsMs = 100;

function translateLast(said: string) {
  const sentences = [...document.querySelectorAll('[data-live-announcer] [role=log] > *')];
  const last = sentences.findLast(({ textContent }) => english.test(textContent));
  if (last) last.textContent = said;
}

/** Says the count of the options in the client's language. Stands inside of a ComboBox of React Aria. */
export function SpokenCount() {
  const t = useUiText(comboBoxTexts);
  const state = use(AriaComboBoxStateContext);
  const isOpen = state?.isOpen === true;
  const count = state?.collection.size ?? 0;

  useEffect(() => {
    if (!isOpen) return undefined;
    const translate = () => translateLast(t('optionsAvailable', { count }));
    // After the effect of React Aria that belongs to this change, and before anybody hears of it.
    queueMicrotask(translate);
    const first = setTimeout(translate, firstWordsMs);
    return () => clearTimeout(first);
  }, [isOpen, count, t]);

  return null;
}
