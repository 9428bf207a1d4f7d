import type { Translate } from '@wealth/i18n-locale';
import { openLazyDialog, type LazyDialogOptions } from '@wealth/ui/lazy-dialog';

/** Opens the dialog Change Password of product.md §2. */
export function openChangePassword(t: Translate<'profile'>, { isSandbox }: LazyDialogOptions): void {
  openLazyDialog({
    title: t('changePassword'),
    isSandbox,
    load: async () => (await import('./ChangePassword.tsx')).ChangePassword,
  });
}
