import type { Translate } from '@wealth/i18n-locale';
import { openLazyDialog, type LazyDialogOptions } from '@wealth/ui/lazy-dialog';

// CSS pixels.
const width = 400;

/** Opens the dialog Set PIN of product.md §2. */
export function openSetPin(t: Translate<'profile'>, { isSandbox }: LazyDialogOptions): void {
  openLazyDialog({
    title: t('setPin'),
    width,
    isSandbox,
    load: async () => (await import('./SetPin.tsx')).SetPin,
  });
}
