import { useUploadAvatar } from '@wealth/api-sdk/client';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { Cropper } from '@wealth/ui/cropper';
import type { LazyDialogContentProps } from '@wealth/ui/modal';
import { Note } from '@wealth/ui/note';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { toasts } from '@wealth/ui/toast';
import { AvatarNow } from './AvatarNow.tsx';
import { FileChooser } from './FileChooser.tsx';
import { useAvatarFile } from './useAvatarFile.ts';

const errorTitle: PlainMessageKey<'errors'> = 'avatarUploadFailed';

/** Of what is sent, product.md §5. */
const uploadName = 'avatar.jpg';

/** Update Avatar, product.md §2 and §4: choose, crop, look, send. */
export function UpdateAvatar({ close }: LazyDialogContentProps) {
  const t = useMessages('profile');
  const tErrors = useMessages('errors');
  const session = useSession();
  const { file, fileName, crop, problem, choose, setCrop, fail } = useAvatarFile();
  const upload = useUploadAvatar({
    mutation: {
      meta: { errorTitle },
      onSuccess: () => {
        toasts.show({ type: 'success', title: tErrors('avatarUploaded') });
        void session.refreshProfile();
        close();
      },
      onError: (error) => console.warn('The avatar could not be uploaded.', error),
    },
  });

  return (
    <div className="grid gap-4">
      <FileChooser
        fileName={fileName}
        isDisabled={upload.isPending}
        onChoose={(chosen) => void choose(chosen)}
      />
      {problem !== null && (
        <Note tone="negative" isAnnounced>
          {problem}
        </Note>
      )}
      {file ? (
        <Cropper
          file={file}
          label={t('avatarCropArea')}
          fileName={uploadName}
          onChange={setCrop}
          onError={fail}
        />
      ) : (
        <p className="text-detail text-fg-muted">{t('avatarFormats')}</p>
      )}
      <OverlayFooter isOnPhoneOnly>
        <div className="flex flex-wrap items-center justify-end gap-4 border-border tablet:border-t tablet:pt-4">
          <div className="min-w-0 grow">
            <AvatarNow crop={crop} />
          </div>
          <Button
            isDisabled={crop === null || upload.isPending}
            onPress={() => {
              if (crop) upload.mutate({ data: { file: crop } });
            }}
          >
            {t(upload.isPending ? 'avatarUploading' : 'uploadAvatar')}
          </Button>
        </div>
      </OverlayFooter>
    </div>
  );
}
