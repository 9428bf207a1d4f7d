import type { DrawerPanels } from '@wealth/ui/drawer-host';

/** Drawer type → the panel that a feature brings. A type whose feature is not there yet is unknown, and logged as such. */
export const panels: DrawerPanels = {};
