import { useIsTimeKnown, useSession } from '@wealth/session';
import { useNow } from '@wealth/ui/clock';
import { SessionRibbon, type SessionRibbonProps } from './SessionRibbon.tsx';

type LiveSessionRibbonProps = Omit<SessionRibbonProps, 'now'>;

/** The day of a share at the server's time. Until that is known it takes its room and says nothing: the device may be wrong. */
export function LiveSessionRibbon(props: LiveSessionRibbonProps) {
  const { serverClock } = useSession();
  const now = useNow({ clock: serverClock.now });
  const ribbon = <SessionRibbon {...props} now={now} />;
  if (useIsTimeKnown()) return ribbon;
  return (
    <div aria-hidden="true" className="invisible">
      {ribbon}
    </div>
  );
}
