import { useMessages } from '@wealth/i18n-locale-react';
import type { Profile } from '@wealth/session';
import { Avatar } from '@wealth/ui/avatar';
import { Badge, TrustBadge, VipBadge } from '@wealth/ui/badge';
import { CopyButton } from '@wealth/ui/copy-button';
import { formatMobile } from '../model/formatMobile.ts';

/** Who is signed in: picture or initial, name, user name, client id to copy, and badges. */
export function ClientIdentity({ profile }: { profile: Profile }) {
  const t = useMessages('profile');
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <Avatar size="lg" name={profile.name} src={profile.avatar} isDecorative />
        <div className="min-w-0">
          <h2 className="text-heading wrap-anywhere">
            <bdi>{profile.name.trim() || t('unnamed')}</bdi>
          </h2>
          <p className="text-detail wrap-anywhere text-fg-muted tabular-nums">
            {formatMobile(profile.username)}
          </p>
          <p className="-my-1 flex items-center gap-1 text-detail text-fg-muted tabular-nums">
            <span className="min-w-0 wrap-anywhere">{t('clientId', { id: profile.id })}</span>
            <CopyButton value={profile.id} label={t('uid')} />
          </p>
        </div>
      </div>
      <ul className="flex flex-wrap gap-2">
        <li>
          <VipBadge level={profile.vip} />
        </li>
        <li>
          <TrustBadge score={profile.score} />
        </li>
        <li>
          <Badge>{t('tradeCount', { count: profile.order_num })}</Badge>
        </li>
      </ul>
    </div>
  );
}
