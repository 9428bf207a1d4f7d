import { useMessages } from '@wealth/i18n-locale-react';
import { useProfile } from '@wealth/session';
import { Avatar } from '@wealth/ui/avatar';
import { CropPreview } from '@wealth/ui/cropper';
import type { ReactNode } from 'react';

interface PictureProps {
  picture: ReactNode;
  label: string;
  hint: string;
}

function Picture({ picture, label, hint }: PictureProps) {
  return (
    <div className="flex min-w-0 items-center gap-4">
      {picture}
      <div className="min-w-0">
        <p className="font-medium">{label}</p>
        <p className="text-detail text-fg-muted">{hint}</p>
      </div>
    </div>
  );
}

/** The avatar as it would be, else as it is; nothing for a client who has none yet. */
export function AvatarNow({ crop }: { crop: File | null }) {
  const t = useMessages('profile');
  const profile = useProfile();
  if (crop) {
    const label = t('avatarPreview');
    return <Picture picture={<CropPreview crop={crop} />} label={label} hint={t('avatarPreviewHint')} />;
  }
  if (!profile?.avatar) return null;
  return (
    <Picture
      picture={<Avatar size="lg" name={profile.name} src={profile.avatar} isDecorative />}
      label={t('existingAvatar')}
      hint={t('existingAvatarHint')}
    />
  );
}
