import type { Language, Translate } from '@wealth/i18n-locale';
import { modals } from '@wealth/ui/modal';
import { prepareDialog } from '@wealth/ui/prepare-dialog';
import { inLanguages, type AuthDialogOptions } from '../inLanguages.ts';

// CSS pixels of the content on a desktop.
const height = 360;

const loadIn = inLanguages(async () => (await import('./ForgotPassword.tsx')).ForgotPassword);

/** Fetches the dialog for a pointer or a focus that is on its way to it. */
export function prepareForgotPassword(language: Language): void {
  prepareDialog(loadIn(language));
}

/** Opens the dialog Forgot Password of product.md §2. */
export function openForgotPassword(t: Translate<'login'>, { isSandbox, language }: AuthDialogOptions): void {
  modals.openLazy({ title: t('forgotPassword'), height, isSandbox, load: loadIn(language) });
}
