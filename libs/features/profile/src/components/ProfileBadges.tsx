import { useMessages } from '@wealth/i18n-locale-react';
import type { Profile } from '@wealth/session';
import { Badge } from '@wealth/ui/badge';
import { TrustIcon, VipIcon } from '@wealth/ui/icon';

/** VIP level, trust rating and the number of trades. */
export function ProfileBadges({ profile }: { profile: Profile }) {
  const t = useMessages('profile');
  return (
    <ul className="flex flex-wrap gap-2">
      <li>
        <Badge tone="brass" icon={<VipIcon size="xs" />}>
          {t('vip', { level: String(profile.vip) })}
        </Badge>
      </li>
      <li>
        <Badge tone="accent" icon={<TrustIcon size="xs" />}>
          {t('trustRating', { score: String(profile.score) })}
        </Badge>
      </li>
      <li>
        <Badge>{t('tradeCount', { count: profile.order_num })}</Badge>
      </li>
    </ul>
  );
}
