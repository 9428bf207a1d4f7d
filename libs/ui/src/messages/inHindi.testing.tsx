import { englishUiTexts, loadUiTexts } from '@wealth/i18n-locale';
import type { ReactNode } from 'react';
import { UiTextsProvider } from './UiTextsProvider.tsx';

let hindi = englishUiTexts;

/** Of a story: brings the Hindi texts that `inHindi` gives to it. */
export async function loadHindi(): Promise<void> {
  hindi = await loadUiTexts('hi', 'hi-IN');
}

/** Decorator of a story that speaks Hindi whatever language the toolbar says; goes with `loadHindi`. */
export function inHindi(Story: () => ReactNode) {
  return (
    <UiTextsProvider texts={hindi}>
      <div lang="hi">
        <Story />
      </div>
    </UiTextsProvider>
  );
}
