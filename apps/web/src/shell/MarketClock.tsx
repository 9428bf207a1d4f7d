import { marketSession, type SessionPhase } from '@wealth/domain';
import { useFormats } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { useStreamStatus } from '@wealth/stream';
import { useNow } from '@wealth/ui/clock';
import { SessionBadge, type SessionBadgeProps } from '@wealth/ui/session-badge';
import { Skeleton } from '@wealth/ui/skeleton';
import type { ReactNode } from 'react';
import { useSystemInfo } from '../app/system-info';
import { useOnceTrue } from './use-once-true';

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

/** Takes the room of what will stand here, without its words. */
function Reserved({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="relative inline-flex">
      <span className="invisible">{children}</span>
      <span className="absolute inset-0 flex items-center">
        <Skeleton />
      </span>
    </span>
  );
}

/**
 * Whether the market trades, and its time to the second by the server's clock. The device's clock is never shown, and
 * whether the market trades is not said before the server has told if it is open at any hour.
 */
export function MarketClock() {
  const { serverClock } = useSession();
  const { marketTime } = useFormats();
  const info = useSystemInfo();
  // A stream that is live has told the server's time, which stays known when it is lost.
  const wasLive = useOnceTrue(useStreamStatus() === 'live');
  const isTimeKnown = info !== undefined || wasLive;
  const now = useNow({ clock: serverClock.now, isRunning: isTimeKnown });
  const clockText = marketTime(now, { hasSeconds: true });

  function content() {
    if (!isTimeKnown) {
      return (
        <Reserved>
          <SessionBadge session="closed" clockText={clockText} />
        </Reserved>
      );
    }
    if (!info) {
      return (
        <>
          <Reserved>
            <SessionBadge session="closed" />
          </Reserved>
          <time className="text-detail font-medium text-fg tabular-nums">{clockText}</time>
        </>
      );
    }
    const isAlwaysOpen = info.features?.always_open === true;
    const session = isAlwaysOpen ? 'open' : badgeOf[marketSession(now, { isCasEligible: false }).phase];
    return <SessionBadge session={session} clockText={clockText} />;
  }

  return <span className="inline-flex items-center gap-2 max-tablet:hidden">{content()}</span>;
}
