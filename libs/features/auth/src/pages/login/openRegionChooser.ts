import type { Language, Translate } from '@wealth/i18n-locale';
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

/** Opens the choice of country, time zone and language. */
export function openRegionChooser(t: Translate<'login'>, { isSandbox, language }: AuthDialogOptions): void {
  modals.openLazy({
    title: t('regionTitle'),
    isSandbox,
    load: loadIn(language),
  });
}
