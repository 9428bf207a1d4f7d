import { useId } from 'react';
import { imageUploadTexts } from '@wealth/i18n-locale/ui/imageUpload';
import { AddImageIcon } from '../icon/icons.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import type { UploadedImage } from './createImageUploads.ts';
import { DropArea } from './DropArea.tsx';
import { FileInput } from './FileInput.tsx';
import { failureDetailOf, failureTextOf } from './failureTextOf.ts';
import { ImageTile } from './ImageTile.tsx';
import type { UploadFailure, UploadImage } from './sendImage.ts';
import { UploadProblems } from './UploadProblems.tsx';
import { useFocusKeeper } from './useFocusKeeper.ts';
import { useImageUploads } from './useImageUploads.ts';

const defaultLimit = 10;

export interface ImageUploadProps {
  /** What the images are, as in "Evidence". */
  label: string;
  /** Sends one file: progress, end and failure come back through it. */
  upload: UploadImage;
  /** Gets the images that the server has, whenever one arrives or is removed. */
  onChange: (images: UploadedImage[]) => void;
  /** Images that the server has already. Counts at the first render. */
  defaultValue?: readonly UploadedImage[];
  /** Images at most; the slot goes when they are there. Counts at the first render. @default 10 */
  limit?: number;
  /** Opens the camera of a phone instead of its files. */
  capture?: 'environment' | 'user';
  isDisabled?: boolean;
  /** The form's own, shown where no file was refused. */
  errorMessage?: string;
  /** What stands on an image that did not arrive. @default "Upload failed." or "Image upload failed." */
  failureText?: (failure: UploadFailure) => string;
  /** Stands beneath it: why, as the server says. Empty for nothing. */
  failureDetail?: (failure: UploadFailure) => string;
}

/** Several images with their previews; each is sent as soon as it is chosen. */
export function ImageUpload({
  label,
  upload,
  onChange,
  defaultValue,
  limit = defaultLimit,
  capture,
  isDisabled = false,
  errorMessage,
  failureText,
  failureDetail,
}: ImageUploadProps) {
  const t = useUiText(imageUploadTexts);
  const id = useId();
  const { uploads, state } = useImageUploads({ limit, initial: defaultValue }, { upload, onChange });
  const isFull = state.items.length >= limit;
  const { root, chooser, noteRemoval } = useFocusKeeper(isFull);
  const isInvalid = state.problems.length > 0 || errorMessage !== undefined;

  return (
    <div
      ref={root}
      role="group"
      aria-labelledby={`${id}-label`}
      tabIndex={-1}
      className="grid content-start gap-2.5 rounded-card outline-offset-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span id={`${id}-label`} className="font-medium">
          {label}
        </span>
        <span id={`${id}-hint`} className="text-detail text-fg-muted">
          {t('hint', { limit })}
        </span>
      </div>
      <ul className="grid upload-columns gap-3">
        {state.items.map((item) => (
          <ImageTile
            key={item.id}
            item={item}
            failureText={failureTextOf(item, t, failureText)}
            failureDetail={failureDetailOf(item, failureDetail)}
            onRetry={() => uploads.retry(item.id)}
            onRemove={() => {
              uploads.remove(item.id);
              noteRemoval();
            }}
          />
        ))}
        {!isFull && (
          <li className="grid">
            <DropArea
              isInvalid={isInvalid}
              isDisabled={isDisabled}
              onDropFiles={(files) => void uploads.add(files)}
              className="min-h-32"
            >
              <FileInput
                ref={chooser}
                aria-labelledby={`${id}-label ${id}-add`}
                aria-describedby={isInvalid ? `${id}-hint ${id}-problems` : `${id}-hint`}
                isInvalid={isInvalid}
                isDisabled={isDisabled}
                isMultiple
                capture={capture}
                onChoose={(files) => void uploads.add(files)}
                className="grid cursor-pointer place-content-center justify-items-center gap-1 p-2 text-center text-detail text-accent-text hover:underline"
              >
                <AddImageIcon />
                <span id={`${id}-add`}>{t('addImage')}</span>
              </FileInput>
            </DropArea>
          </li>
        )}
      </ul>
      <UploadProblems id={`${id}-problems`} problems={state.problems} errorMessage={errorMessage} />
    </div>
  );
}
