import { useMessages } from '@wealth/i18n-locale-react';
import { ChooseImageIcon } from '@wealth/ui/icon';
import { DropArea, DropInvitation } from '@wealth/ui/image-upload';

export interface AvatarDropAreaProps {
  /** Of the input that a press opens. */
  inputId: string;
  isInvalid: boolean;
  onChoose: (file: File) => void;
}

/** The room of the cropper before there is a picture: it takes one that is dropped, a press chooses one. */
export function AvatarDropArea({ inputId, isInvalid, onChoose }: AvatarDropAreaProps) {
  const t = useMessages('profile');
  return (
    <DropArea
      isInvalid={isInvalid}
      isDisabled={false}
      onDropFiles={([file]) => {
        if (file) onChoose(file);
      }}
      // As high as the cropper: nothing jumps when it takes this place.
      className="h-83"
    >
      <label
        htmlFor={inputId}
        className="group/slot grid cursor-pointer place-content-center justify-items-center gap-1 p-4 text-center"
      >
        <DropInvitation icon={<ChooseImageIcon />} hint={t('avatarFormats')} />
      </label>
    </DropArea>
  );
}
