import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useProfile } from '@wealth/session';
import { Avatar } from '@wealth/ui/avatar';
import { CropPreview } from '@wealth/ui/cropper';
import { UploadProgress } from '@wealth/ui/image-upload';

export interface AvatarNowProps {
  crop: File | null;
  /** Share of it that is sent, 0 to 1; null while nothing is on its way. */
  progress: number | null;
}

function textsOf(crop: File | null, hasAvatar: boolean) {
  if (crop) return { label: 'avatarPreview', hint: 'avatarPreviewHint' } as const;
  if (hasAvatar) return { label: 'existingAvatar', hint: 'existingAvatarHint' } as const;
  return { label: 'noAvatar', hint: 'noAvatarHint' } as const;
}

/** The avatar as it would be, else as it is: the client's picture, or the initial of who has none. */
export function AvatarNow({ crop, progress }: AvatarNowProps) {
  const t = useMessages('profile');
  const formats = useFormats();
  const profile = useProfile();
  const { label, hint } = textsOf(crop, Boolean(profile?.avatar));

  return (
    <div className="flex min-w-0 items-center gap-4">
      {crop ? (
        <CropPreview crop={crop} />
      ) : (
        <Avatar size="lg" name={profile?.name ?? ''} src={profile?.avatar} isDecorative />
      )}
      <div className="min-w-0 grow">
        <p className="font-medium">{t(label)}</p>
        {progress === null ? (
          <p className="text-detail text-fg-muted">{t(hint)}</p>
        ) : (
          <UploadProgress
            label={t('avatarProgress')}
            progress={progress}
            valueText={(percent) => t('percent', { percent: formats.quantity(percent) })}
          />
        )}
      </div>
    </div>
  );
}
