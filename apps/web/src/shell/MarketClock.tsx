import { marketSession, type SessionPhase } from '@wealth/domain';
import { useFormats } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { SessionBadge, type SessionBadgeProps } from '@wealth/ui/session-badge';
import { useEffect, useState } from 'react';
import { useSystemInfo } from '../app/system-info';

const secondMs = 1000;

const badgeOf: Readonly<Record<SessionPhase, SessionBadgeProps['session']>> = {
  preOpenAnyOrder: 'preOpen',
  preOpenLimitOnly: 'preOpen',
  preOpenMatching: 'preOpen',
  preOpenBuffer: 'preOpen',
  continuous: 'open',
  closingReference: 'open',
  closingAnyOrder: 'open',
  closingLimitOnly: 'open',
  closingMatching: 'closed',
  postClose: 'closed',
  closed: 'closed',
};

/** Whether the market trades, and its time to the second by the server's clock. */
export function MarketClock() {
  const { serverClock } = useSession();
  const { marketTime } = useFormats();
  const isAlwaysOpen = useSystemInfo()?.features?.always_open === true;
  const [now, setNow] = useState(() => serverClock.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.now()), secondMs);
    return () => clearInterval(timer);
  }, [serverClock]);

  const session = isAlwaysOpen ? 'open' : badgeOf[marketSession(now, { isCasEligible: false }).phase];
  return (
    <span className="max-tablet:hidden">
      <SessionBadge session={session} clockText={marketTime(now, { hasSeconds: true })} />
    </span>
  );
}
