import { DrawerHost } from '@wealth/ui/drawer-host';
import { QueryScope } from '../app/QueryScope';
import { panels } from './drawer-panels';

export function AppDrawers() {
  return (
    <QueryScope>
      <DrawerHost panels={panels} />
    </QueryScope>
  );
}
