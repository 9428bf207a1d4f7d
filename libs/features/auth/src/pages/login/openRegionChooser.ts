import type { Language, Translate } from '@wealth/i18n-locale';
import { modals, type LazyDialog } from '@wealth/ui/modal';
import { prepareDialog } from '@wealth/ui/prepare-dialog';
import type { AuthDialogOptions } from '../inLanguages.ts';

// CSS pixels of the content on a desktop.
const height = 400;

type Load = LazyDialog['load'];

const loads = new Map<Language, Load>();

/** One function for each language, so that a second opening has nothing to wait for. */
function loadIn(language: Language): Load {
  const load: Load =
    loads.get(language) ??
    (async () => (await import('./loadRegionChooser.tsx')).loadRegionChooser(language));
  loads.set(language, load);
  return load;
}

/** Fetches the chooser for a pointer or a focus that is on its way to it. */
export function prepareRegionChooser(language: Language): void {
  prepareDialog(loadIn(language));
}

/** Opens the choice of country, time zone and language. */
export function openRegionChooser(t: Translate<'login'>, { isSandbox, language }: AuthDialogOptions): void {
  modals.openLazy({ title: t('regionTitle'), height, isSandbox, load: loadIn(language) });
}
