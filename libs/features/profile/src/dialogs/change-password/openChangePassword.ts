import type { Translate } from '@wealth/i18n-locale';
import { modals, type LazyDialogOptions } from '@wealth/ui/modal';
import { prepareDialog } from '@wealth/ui/prepare-dialog';

// CSS pixels of the content on a desktop.
const height = 340;

const load = async () => (await import('./ChangePassword.tsx')).ChangePassword;

/** Fetches the dialog for a pointer or a focus that is on its way to it. */
export function prepareChangePassword(): void {
  prepareDialog(load);
}

/** Opens the dialog Change Password of product.md §2. */
export function openChangePassword(t: Translate<'profile'>, { isSandbox }: LazyDialogOptions): void {
  modals.openLazy({ title: t('changePassword'), height, isSandbox, load });
}
