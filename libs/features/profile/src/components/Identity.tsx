import { useMessages } from '@wealth/i18n-locale-react';
import type { Profile } from '@wealth/session';
import { Avatar } from '@wealth/ui/avatar';
import { ProfileBadges } from './ProfileBadges.tsx';

export interface IdentityProps {
  profile: Profile;
  /** @default 'h2' */
  headingLevel?: 'h2' | 'h3';
}

/** Who is signed in: picture or initial, name, user name, client id and badges. */
export function Identity({ profile, headingLevel: Heading = 'h2' }: IdentityProps) {
  const t = useMessages('profile');
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <Avatar size="lg" name={profile.name} src={profile.avatar} isDecorative />
        <div className="min-w-0">
          <Heading className="text-heading wrap-anywhere">{profile.name.trim() || t('unnamed')}</Heading>
          <p className="text-detail text-fg-muted tabular-nums">{profile.username}</p>
          <p className="text-detail text-fg-muted tabular-nums">{t('clientId', { id: profile.id })}</p>
        </div>
      </div>
      <ProfileBadges profile={profile} />
    </div>
  );
}
