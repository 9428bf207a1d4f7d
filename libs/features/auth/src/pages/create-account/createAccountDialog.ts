import { defineDialog } from '@wealth/ui/modal';

/** The dialog Create Account of product.md §2. */
export const createAccountDialog = defineDialog({
  title: 'login.createAccount',
  height: 580,
  load: async () => (await import('./CreateAccount.tsx')).CreateAccount,
  namespaces: ['auth', 'errors'],
});
