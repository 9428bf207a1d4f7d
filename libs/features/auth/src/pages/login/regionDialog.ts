import { defineDialog } from '@wealth/ui/modal';

/** The choice of country, time zone and language. */
export const regionDialog = defineDialog({
  title: 'login.regionTitle',
  height: 400,
  load: async () => (await import('./loadRegionChooser.tsx')).loadRegionChooser(),
  namespaces: ['region'],
});
