import type { Translate } from '@wealth/i18n-locale';
import { modals } from '@wealth/ui/modal';
import { withTexts, type AuthDialogOptions } from '../authDialog.ts';

/** Opens the dialog Forgot Password of product.md §2. */
export function openForgotPassword(t: Translate<'login'>, { isSandbox, language }: AuthDialogOptions): void {
  modals.openLazy({
    title: t('forgotPassword'),
    isSandbox,
    load: async () => (await withTexts(language, import('./ForgotPassword.tsx'))).ForgotPassword,
  });
}
