import { OtcPanel } from '@wealth/feature-applications';
import { openSetPin } from '@wealth/feature-profile';
import { useSession } from '@wealth/session';

/** The drawer of the block windows. */
export function OtcDrawer() {
  const session = useSession();
  return <OtcPanel onSetPin={() => openSetPin(session)} />;
}
