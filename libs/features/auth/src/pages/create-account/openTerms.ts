import { loadMessages, type Translate } from '@wealth/i18n-locale';
import { modals } from '@wealth/ui/modal';
import type { AuthDialogOptions } from '../inLanguages.ts';

/** Opens the terms by themselves, as their address does in a new tab. */
export function openTerms(t: Translate<'login'>, { isSandbox, language }: AuthDialogOptions): void {
  modals.openLazy({
    title: t('terms'),
    isSandbox,
    async load() {
      const [{ TermsText }] = await Promise.all([
        import('./TermsText.tsx'),
        loadMessages(language, ['auth']),
      ]);
      return TermsText;
    },
  });
}
