import { defineDialog } from '@wealth/ui/modal';

/** The dialog View KYC. */
export const viewKycDialog = defineDialog({
  title: 'profile.viewKyc',
  // Two images of identity cards side by side.
  width: 640,
  height: 600,
  load: async () => (await import('./ViewKyc.tsx')).ViewKyc,
});
