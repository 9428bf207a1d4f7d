import type { Translate } from '@wealth/i18n-locale';
import { modals, type LazyDialogOptions } from '@wealth/ui/modal';

/** Opens the dialog Change Password of product.md §2. */
export function openChangePassword(t: Translate<'profile'>, { isSandbox }: LazyDialogOptions): void {
  modals.openLazy({
    title: t('changePassword'),
    isSandbox,
    load: async () => (await import('./ChangePassword.tsx')).ChangePassword,
  });
}
