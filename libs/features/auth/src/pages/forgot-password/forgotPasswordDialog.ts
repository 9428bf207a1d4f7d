import { defineDialog } from '@wealth/ui/modal';

/** The dialog Forgot Password. */
export const forgotPasswordDialog = defineDialog({
  title: 'login.forgotPassword',
  height: 360,
  load: async () => (await import('./ForgotPassword.tsx')).ForgotPassword,
  namespaces: ['auth', 'errors'],
});
