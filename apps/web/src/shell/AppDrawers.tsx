import { DrawerHost, type DrawerPanels } from '@wealth/ui/drawer-host';
import { QueryScope } from '../app/QueryScope';

/** Drawer type → the panel that a feature brings. A type whose feature is not there yet is unknown, and logged as such. */
const panels: DrawerPanels = {};

export function AppDrawers() {
  return (
    <QueryScope>
      <DrawerHost panels={panels} />
    </QueryScope>
  );
}
