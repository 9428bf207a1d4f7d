import { DrawerHost } from '@wealth/ui/drawer-host';
import { QueryScope } from '../core/QueryScope.tsx';
import { panels } from './panels.ts';

export function AppDrawers() {
  return (
    <QueryScope>
      <DrawerHost panels={panels} />
    </QueryScope>
  );
}
