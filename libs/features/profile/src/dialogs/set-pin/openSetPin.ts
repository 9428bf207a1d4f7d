import type { Translate } from '@wealth/i18n-locale';
import { modals, type LazyDialog, type LazyDialogOptions } from '@wealth/ui/modal';
import { prepareDialog } from '@wealth/ui/prepare-dialog';

// CSS pixels.
const width = 400;
// CSS pixels of the content on a desktop.
const height = 260;

const load = async () => (await import('./SetPin.tsx')).SetPin;

/** Fetches the dialog for a pointer or a focus that is on its way to it. */
export function prepareSetPin(): void {
  prepareDialog(load);
}

export interface SetPinOptions extends LazyDialogOptions, Pick<LazyDialog, 'onDismiss'> {}

/** Opens the dialog Set PIN of product.md §2. */
export function openSetPin(t: Translate<'profile'>, { isSandbox, onDismiss }: SetPinOptions): void {
  modals.openLazy({ title: t('setPin'), width, height, isSandbox, load, onDismiss });
}
