import type { Translate } from '@wealth/i18n-locale';
import { openLazyDialog, type OpenDialogOptions } from '../../components/openLazyDialog.tsx';

/** Opens the dialog Create Account of product.md §2. */
export function openCreateAccount(t: Translate<'auth'>, { isSandbox }: OpenDialogOptions): void {
  openLazyDialog({
    title: t('createAccount'),
    isSandbox,
    load: async () => (await import('./CreateAccount.tsx')).CreateAccount,
  });
}
