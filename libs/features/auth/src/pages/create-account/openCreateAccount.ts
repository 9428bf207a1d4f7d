import type { Translate } from '@wealth/i18n-locale';
import { modals } from '@wealth/ui/modal';
import { withTexts, type AuthDialogOptions } from '../authDialog.ts';

/** Opens the dialog Create Account of product.md §2. */
export function openCreateAccount(t: Translate<'login'>, { isSandbox, language }: AuthDialogOptions): void {
  modals.openLazy({
    title: t('createAccount'),
    isSandbox,
    load: async () => (await withTexts(language, import('./CreateAccount.tsx'))).CreateAccount,
  });
}
