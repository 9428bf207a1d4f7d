import { defineDialog } from '@wealth/ui/modal';

/** The terms by themselves, as their address shows them in a new tab. */
export const termsDialog = defineDialog({
  title: 'login.terms',
  load: async () => (await import('./TermsText.tsx')).TermsText,
  namespaces: ['auth'],
});
