import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useFreshness } from '@wealth/stream';
import { SessionBadge } from '@wealth/ui/session-badge';
import { Skeleton } from '@wealth/ui/skeleton';
import type { ReactNode } from 'react';
import { badgeAt } from '../status/badgeAt.ts';
import { useMarketNow } from '../status/useMarketNow.ts';

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
 * whether the market trades is not said before the server has told if it is open at any hour. Without a connection
 * nothing is said of the market at all.
 */
export function MarketClock() {
  const t = useMessages('frame');
  const { marketTime } = useFormats();
  const { now, isTimeKnown, isAlwaysOpen } = useMarketNow();
  const [{ kind }] = useFreshness();
  const isLost = kind === 'lost' || kind === 'offline';
  const clockText = marketTime(now, { hasSeconds: true });

  if (!isTimeKnown) {
    return (
      <Reserved>
        <SessionBadge session="closed" clockText={clockText} />
      </Reserved>
    );
  }
  if (isLost)
    return <SessionBadge session="closed" notLiveText={t('withoutConnection')} clockText={clockText} />;
  if (isAlwaysOpen === undefined) {
    return (
      <>
        <Reserved>
          <SessionBadge session="closed" />
        </Reserved>
        <time className="text-detail font-medium text-fg tabular-nums">{clockText}</time>
      </>
    );
  }
  const session = isAlwaysOpen ? 'open' : badgeAt(now);
  return <SessionBadge session={session} clockText={clockText} />;
}
