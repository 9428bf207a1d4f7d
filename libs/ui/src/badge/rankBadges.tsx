import { TrustIcon, VipIcon } from '../icon/icons.ts';
import { useComponentTexts } from '../messages/ComponentTextsProvider.tsx';
import { Badge } from './Badge.tsx';
import { englishBadgeTexts } from './badgeTexts.ts';

/** Absent or unusable counts as the specification's default, 0. */
function rankText(rank: number | null | undefined): string {
  return typeof rank === 'number' && Number.isFinite(rank) ? String(rank) : '0';
}

export interface VipBadgeProps {
  /** @default 0 */
  level?: number | null;
}

/** The client's privilege. Never an action. */
export function VipBadge({ level }: VipBadgeProps) {
  const texts = useComponentTexts('badge', englishBadgeTexts);
  return (
    <Badge tone="brass" icon={<VipIcon size="xs" />}>
      {texts.vip(rankText(level))}
    </Badge>
  );
}

export interface TrustBadgeProps {
  /** @default 0 */
  score?: number | null;
}

/** The client's trust score. */
export function TrustBadge({ score }: TrustBadgeProps) {
  const texts = useComponentTexts('badge', englishBadgeTexts);
  return (
    <Badge tone="accent" icon={<TrustIcon size="xs" />}>
      {texts.trustRating(rankText(score))}
    </Badge>
  );
}
