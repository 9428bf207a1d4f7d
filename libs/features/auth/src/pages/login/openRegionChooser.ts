import type { Language } from '@wealth/i18n-locale';
import { modals, preloadDialog, type LazyDialog } from '@wealth/ui/modal';
import type { AuthDialogOptions } from '../authDialog.ts';

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

/** Fetches the chooser for a pointer or a focus that is on its way to it. What fails is told when it is opened. */
export function preloadRegionChooser(language: Language): void {
  preloadDialog(loadIn(language)).catch(() => undefined);
}

/**
 * Opens the choice of country, time zone and language.
 *
 * @param title - In the language of the screens.
 */
export function openRegionChooser(title: string, { isSandbox, language }: AuthDialogOptions): void {
  modals.openLazy({
    title,
    isSandbox,
    load: loadIn(language),
  });
}
