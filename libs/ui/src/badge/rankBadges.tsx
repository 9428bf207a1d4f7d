import { badgeTexts } from '@wealth/i18n-locale/ui/badge';
import { TrustIcon, VipIcon } from '../icon/icons.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { Badge } from './Badge.tsx';

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
  const t = useUiText(badgeTexts);
  return (
    <Badge tone="brass" icon={<VipIcon size="xs" />}>
      {t('vip', { level: rankText(level) })}
    </Badge>
  );
}

export interface TrustBadgeProps {
  /** @default 0 */
  score?: number | null;
}

/** The client's trust score. */
export function TrustBadge({ score }: TrustBadgeProps) {
  const t = useUiText(badgeTexts);
  return (
    <Badge tone="accent" icon={<TrustIcon size="xs" />}>
      {t('trustRating', { score: rankText(score) })}
    </Badge>
  );
}
