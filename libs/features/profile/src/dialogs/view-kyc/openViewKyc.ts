import type { Translate } from '@wealth/i18n-locale';
import { modals, type LazyDialogOptions } from '@wealth/ui/modal';

// CSS pixels: two images of identity cards side by side.
const width = 640;

/** Opens the dialog View KYC of product.md §2. */
export function openViewKyc(t: Translate<'profile'>, { isSandbox }: LazyDialogOptions): void {
  modals.openLazy({
    title: t('viewKyc'),
    width,
    isSandbox,
    load: async () => (await import('./ViewKyc.tsx')).ViewKyc,
  });
}
