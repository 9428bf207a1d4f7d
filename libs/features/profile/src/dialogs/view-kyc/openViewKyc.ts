import type { Translate } from '@wealth/i18n-locale';
import { modals, type LazyDialogOptions } from '@wealth/ui/modal';
import { prepareDialog } from '@wealth/ui/prepare-dialog';

// CSS pixels: two images of identity cards side by side.
const width = 640;
// CSS pixels of the content on a desktop.
const height = 600;

const load = async () => (await import('./ViewKyc.tsx')).ViewKyc;

/** Fetches the dialog for a pointer or a focus that is on its way to it. */
export function prepareViewKyc(): void {
  prepareDialog(load);
}

/** Opens the dialog View KYC of product.md §2. */
export function openViewKyc(t: Translate<'profile'>, { isSandbox }: LazyDialogOptions): void {
  modals.openLazy({ title: t('viewKyc'), width, height, isSandbox, load });
}
