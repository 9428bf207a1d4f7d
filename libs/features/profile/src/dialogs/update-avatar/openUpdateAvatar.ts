import type { Translate } from '@wealth/i18n-locale';
import { modals, type LazyDialogOptions } from '@wealth/ui/modal';
import { prepareDialog } from '@wealth/ui/prepare-dialog';

// CSS pixels of the content on a desktop, before a picture is chosen: the chooser 34, the area to drop one 332, the avatar
// 81 with its line, and two gaps of 16.
const height = 479;

const load = async () => (await import('./UpdateAvatar.tsx')).UpdateAvatar;

/** Fetches the dialog for a pointer or a focus that is on its way to it. */
export function prepareUpdateAvatar(): void {
  prepareDialog(load);
}

/** Opens the dialog Update Avatar of product.md §2. */
export function openUpdateAvatar(t: Translate<'profile'>, { isSandbox }: LazyDialogOptions): void {
  modals.openLazy({ title: t('updateAvatar'), height, isSandbox, load });
}
