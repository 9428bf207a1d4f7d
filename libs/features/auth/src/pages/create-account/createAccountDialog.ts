import { defineDialog } from '@wealth/ui/modal';

/** The dialog Create Account. */
export const createAccountDialog = defineDialog({
  title: 'login.createAccount',
  height: 580,
  load: async () => (await import('./CreateAccount.tsx')).CreateAccount,
  namespaces: ['auth', 'errors'],
});
