import type { Translate } from '@wealth/i18n-locale';
import { modals, type LazyDialogOptions } from '@wealth/ui/modal';

/** Opens the dialog Update Avatar of product.md §2. */
export function openUpdateAvatar(t: Translate<'profile'>, { isSandbox }: LazyDialogOptions): void {
  modals.openLazy({
    title: t('updateAvatar'),
    isSandbox,
    load: async () => (await import('./UpdateAvatar.tsx')).UpdateAvatar,
  });
}
