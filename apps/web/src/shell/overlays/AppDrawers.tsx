import { capabilityOf, isAllowed, type DrawerType } from '@wealth/hrefs';
import { useProfile } from '@wealth/session';
import { DrawerHost } from '@wealth/ui/drawer-host';
import { QueryScope } from '../../core/QueryScope.tsx';
import { NotAllowed } from '../failures/NotAllowed.tsx';
import { panels } from '../panels.ts';

export function AppDrawers() {
  const profile = useProfile();

  function refusal(type: DrawerType) {
    const { needs } = capabilityOf(type);
    if (needs === undefined || isAllowed(needs, profile)) return null;
    return <NotAllowed needs={needs} headingLevel="h2" />;
  }

  return (
    <QueryScope>
      <DrawerHost panels={panels} refusal={refusal} />
    </QueryScope>
  );
}
