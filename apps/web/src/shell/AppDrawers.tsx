import { DrawerHost } from '@wealth/ui/drawer-host';
import { QueryScope } from '../app/QueryScope.tsx';
import { panels } from './panels.ts';

export function AppDrawers() {
  return (
    <QueryScope>
      <DrawerHost panels={panels} />
    </QueryScope>
  );
}
