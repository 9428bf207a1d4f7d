import type { Language, Translate } from '@wealth/i18n-locale';
import { modals } from '@wealth/ui/modal';
import { prepareDialog } from '@wealth/ui/prepare-dialog';
import { inLanguages, type AuthDialogOptions } from '../inLanguages.ts';

// CSS pixels of the content on a desktop.
const height = 580;

const loadIn = inLanguages(async () => (await import('./CreateAccount.tsx')).CreateAccount);

/** Fetches the dialog for a pointer or a focus that is on its way to it. */
export function prepareCreateAccount(language: Language): void {
  prepareDialog(loadIn(language));
}

/** Opens the dialog Create Account of product.md §2. */
export function openCreateAccount(t: Translate<'login'>, { isSandbox, language }: AuthDialogOptions): void {
  modals.openLazy({ title: t('createAccount'), height, isSandbox, load: loadIn(language) });
}
