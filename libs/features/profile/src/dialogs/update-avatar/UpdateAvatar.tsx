import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { Cropper } from '@wealth/ui/cropper';
import { FileButton } from '@wealth/ui/image-upload';
import type { DialogContentProps } from '@wealth/ui/modal';
import { Note } from '@wealth/ui/note';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { toasts } from '@wealth/ui/toast';
import { useId, useState } from 'react';
import { AvatarDropArea } from './AvatarDropArea.tsx';
import { AvatarNow } from './AvatarNow.tsx';
import { useAvatarFile } from './useAvatarFile.ts';
import { useAvatarUpload } from './useAvatarUpload.ts';

/** The name of the file that is sent. */
const uploadName = 'avatar.jpg';

/** Update Avatar: choose, crop, look, send. What is sent is what the frame shows. */
export function UpdateAvatar({ close }: DialogContentProps) {
  const t = useMessages('profile');
  const tErrors = useMessages('errors');
  const inputId = useId();
  const { file, fileName, crop, isCropDue, problem, choose, setCrop, noteDue, fail } = useAvatarFile();
  // Pressed while a newer crop was due: it is sent as soon as it is there.
  const [isWaiting, setIsWaiting] = useState(false);
  const upload = useAvatarUpload(() => {
    toasts.show({ type: 'success', title: tErrors('avatarUploaded') });
    close();
  });
  const isBusy = isWaiting || upload.isPending;

  function takeCrop(next: File | null) {
    setCrop(next);
    if (!isWaiting) return;
    setIsWaiting(false);
    if (next) upload.send(next);
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          id={inputId}
          label={t(fileName === null ? 'chooseImage' : 'chooseAnotherImage')}
          isDisabled={isBusy}
          onChoose={(chosen) => void choose(chosen)}
        />
        <span title={fileName ?? undefined} className="max-w-55 truncate text-fg-muted">
          {fileName ?? t('noFileChosen')}
        </span>
      </div>
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
          isDisabled={isBusy}
          onChange={takeCrop}
          onDue={noteDue}
          onError={fail}
        />
      ) : (
        <AvatarDropArea
          inputId={inputId}
          isInvalid={problem !== null}
          onChoose={(chosen) => void choose(chosen)}
        />
      )}
      <OverlayFooter isOnPhoneOnly>
        <div className="flex flex-wrap items-center justify-end gap-4 border-border tablet:border-t tablet:pt-4">
          <div className="min-w-0 flex-1 basis-56">
            <AvatarNow crop={crop} progress={isBusy ? upload.progress : null} />
          </div>
          <Button
            isDisabled={crop === null || isBusy}
            onPress={() => {
              if (isCropDue) setIsWaiting(true);
              else if (crop) upload.send(crop);
            }}
          >
            {t(isBusy ? 'avatarUploading' : 'uploadAvatar')}
          </Button>
        </div>
      </OverlayFooter>
    </div>
  );
}
