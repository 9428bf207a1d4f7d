import type { Translate } from '@wealth/i18n-locale';
import { openLazyDialog, type LazyDialogOptions } from '@wealth/ui/lazy-dialog';

/** Opens the dialog Update Avatar of product.md §2. */
export function openUpdateAvatar(t: Translate<'profile'>, { isSandbox }: LazyDialogOptions): void {
  openLazyDialog({
    title: t('updateAvatar'),
    isSandbox,
    load: async () => (await import('./UpdateAvatar.tsx')).UpdateAvatar,
  });
}
