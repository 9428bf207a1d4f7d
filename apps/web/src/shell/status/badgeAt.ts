import { daySegments, istDay, type DayPart } from '@wealth/domain';
import type { SessionBadgeProps } from '@wealth/ui/session-badge';

type Badge = SessionBadgeProps['session'];

const badgeOf: Readonly<Record<DayPart, Badge>> = {
  preOpen: 'preOpen',
  continuous: 'open',
  closingAuction: 'closingAuction',
  postClose: 'postClose',
};

/**
 * The market in one word, by the shares that close in the auction: theirs is the fuller day. That the others trade on
 * beside the auction is told by the panel under the line.
 *
 * @param now - Epoch milliseconds of the server's clock.
 */
export function badgeAt(now: number): Badge {
  const segments = daySegments(istDay(now), { isCasEligible: true });
  const current = segments.find(({ startsAt, endsAt }) => now >= startsAt && now < endsAt);
  return current ? badgeOf[current.part] : 'closed';
}
