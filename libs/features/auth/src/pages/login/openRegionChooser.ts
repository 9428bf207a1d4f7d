import type { Language, Translate } from '@wealth/i18n-locale';
import { openLazyDialog, preloadDialog, type LazyDialogOptions } from '@wealth/ui/lazy-dialog';

export interface RegionChooserOptions extends LazyDialogOptions {
  /** That of the screens. */
  language: Language;
}

type Load = Parameters<typeof openLazyDialog>[0]['load'];

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
export function openRegionChooser(t: Translate<'auth'>, { isSandbox, language }: RegionChooserOptions): void {
  openLazyDialog({
    title: t('regionTitle'),
    isSandbox,
    load: loadIn(language),
  });
}
