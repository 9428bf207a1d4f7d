import { defineDialog } from '@wealth/ui/modal';

/** The dialog Set PIN. */
export const setPinDialog = defineDialog({
  title: 'profile.setPin',
  width: 400,
  height: 260,
  load: async () => (await import('./SetPin.tsx')).SetPin,
  namespaces: ['profile', 'errors'],
});
