import type { Translate } from '@wealth/i18n-locale';
import { openLazyDialog, type LazyDialogOptions } from '@wealth/ui/lazy-dialog';

/** Opens the dialog Create Account of product.md §2. */
export function openCreateAccount(t: Translate<'auth'>, { isSandbox }: LazyDialogOptions): void {
  openLazyDialog({
    title: t('createAccount'),
    isSandbox,
    load: async () => (await import('./CreateAccount.tsx')).CreateAccount,
  });
}
