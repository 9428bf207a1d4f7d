import { imageUploadTexts } from '@wealth/i18n-locale/ui/imageUpload';
import type { Ref } from 'react';
import { CameraIcon, UploadIcon } from '../icon/icons.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { DropArea } from './DropArea.tsx';
import { DropInvitation } from './DropInvitation.tsx';
import { DropMark } from './DropMark.tsx';
import { FileInput } from './FileInput.tsx';

export interface EmptySlotProps {
  /** Of the field: its label and its problems are named after it. */
  id: string;
  capture?: 'environment' | 'user';
  isInvalid: boolean;
  isDisabled: boolean;
  onChoose: (files: File[]) => void;
  onBlur?: () => void;
  ref: Ref<HTMLInputElement>;
}

const whole =
  'group/slot layered-native grid min-h-66 max-tablet:min-h-42 cursor-pointer place-content-center justify-items-center gap-1 p-4 text-center';
const half =
  'group/slot layered-native grid min-h-11 cursor-pointer place-items-center rounded-control px-3 font-medium text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-focus';

/** Where an image can be chosen or dropped; on touch screens, where the camera is asked for, photo and file are two. */
export function EmptySlot(props: EmptySlotProps) {
  const t = useUiText(imageUploadTexts);
  const { id, capture, isInvalid, isDisabled, onChoose, onBlur, ref } = props;
  const shared = { isInvalid, isDisabled, onBlur, onChoose: (files: File[]) => onChoose(files.slice(0, 1)) };
  const problems = isInvalid ? ` ${id}-problems` : '';
  const described = { 'aria-describedby': `${id}-choose ${id}-hint${problems}` };

  return (
    <DropArea isInvalid={isInvalid} isDisabled={isDisabled} onDropFiles={shared.onChoose} className="grow">
      <FileInput
        {...shared}
        {...described}
        ref={ref}
        aria-labelledby={`${id}-label`}
        className={capture ? `${whole} pointer-coarse:hidden` : whole}
      >
        <DropInvitation id={id} icon={<UploadIcon />} hint={t('slotHint')} />
      </FileInput>
      {capture && (
        <div className="hidden min-h-42 place-content-center justify-items-center gap-1 p-4 text-center pointer-coarse:grid">
          <DropMark>
            <CameraIcon />
          </DropMark>
          <div className="flex flex-wrap justify-center gap-2">
            <FileInput
              {...shared}
              aria-labelledby={`${id}-label ${id}-photo`}
              capture={capture}
              className={half}
            >
              <span id={`${id}-photo`}>{t('takePhoto')}</span>
            </FileInput>
            <FileInput {...shared} aria-labelledby={`${id}-label ${id}-file`} className={half}>
              <span id={`${id}-file`}>{t('chooseFile')}</span>
            </FileInput>
          </div>
          <span className="text-detail text-fg-muted">{t('slotHint')}</span>
        </div>
      )}
    </DropArea>
  );
}
