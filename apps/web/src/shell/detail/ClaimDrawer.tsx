import { ClaimPanel } from '@wealth/feature-claims';
import type { DrawerContentProps } from '@wealth/ui/drawer';

/** The drawer of a claim for compensation. */
export function ClaimDrawer({ close }: DrawerContentProps<'compensation'>) {
  return <ClaimPanel onClose={close} />;
}
