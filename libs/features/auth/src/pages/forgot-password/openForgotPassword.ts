import type { Translate } from '@wealth/i18n-locale';
import { openLazyDialog, type LazyDialogOptions } from '@wealth/ui/lazy-dialog';

/** Opens the dialog Forgot Password of product.md §2. */
export function openForgotPassword(t: Translate<'auth'>, { isSandbox }: LazyDialogOptions): void {
  openLazyDialog({
    title: t('forgotPassword'),
    isSandbox,
    load: async () => (await import('./ForgotPassword.tsx')).ForgotPassword,
  });
}
