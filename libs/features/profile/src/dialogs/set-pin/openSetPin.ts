import type { Translate } from '@wealth/i18n-locale';
import { modals, type LazyDialogOptions } from '@wealth/ui/modal';

// CSS pixels.
const width = 400;

/** Opens the dialog Set PIN of product.md §2. */
export function openSetPin(t: Translate<'profile'>, { isSandbox }: LazyDialogOptions): void {
  modals.openLazy({
    title: t('setPin'),
    width,
    isSandbox,
    load: async () => (await import('./SetPin.tsx')).SetPin,
  });
}
