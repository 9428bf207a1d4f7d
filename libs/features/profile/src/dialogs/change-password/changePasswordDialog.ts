import { defineDialog } from '@wealth/ui/modal';

/** The dialog Change Password. */
export const changePasswordDialog = defineDialog({
  title: 'profile.changePassword',
  height: 340,
  load: async () => (await import('./ChangePassword.tsx')).ChangePassword,
  namespaces: ['profile', 'errors'],
});
