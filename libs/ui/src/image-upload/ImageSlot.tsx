import { useEffect, useId, useRef } from 'react';
import { imageUploadTexts } from '@wealth/i18n-locale/ui/imageUpload';
import { assignRef } from '../internal/assignRef.ts';
import { FieldInForm } from '../internal/FieldInForm.tsx';
import { readText } from '../internal/FormBinding.tsx';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { EmptySlot } from './EmptySlot.tsx';
import { failureDetailOf, failureTextOf } from './failureTextOf.ts';
import type { UploadFailure, UploadImage } from './sendImage.ts';
import { SlotCard } from './SlotCard.tsx';
import { UploadProblems } from './UploadProblems.tsx';
import { useFocusKeeper } from './useFocusKeeper.ts';
import { useImageUploads } from './useImageUploads.ts';

export interface ImageSlotProps {
  /** What the image is, as in "ID Front". */
  label: string;
  /** Joins the slot to the form around it: the form holds the address that the server answered. */
  name?: string;
  /** The server's address of the image, empty for none. */
  value?: string;
  onChange?: (url: string) => void;
  onBlur?: () => void;
  /** Where the image of `value` can be seen, for one that was sent earlier; empty for nowhere. @default the value itself */
  previewUrl?: string;
  upload: UploadImage;
  /** On touch screens, asks for the camera first. */
  capture?: 'environment' | 'user';
  isDisabled?: boolean;
  errorMessage?: string;
  /** What stands on an image that did not arrive. @default "Upload failed." or "Image upload failed." */
  failureText?: (failure: UploadFailure) => string;
  /** Stands beneath it: why, as the server says. Empty for nothing. */
  failureDetail?: (failure: UploadFailure) => string;
  inputRef?: (element: HTMLElement | null) => void;
}

/** Room for one image, as for the side of an identity card. Inside a FormProvider a `name` is enough. */
export function ImageSlot(props: ImageSlotProps) {
  return <FieldInForm View={ImageSlotView} props={props} read={readText} />;
}

/** Calls back when an owner that held an address holds none any more: a form that was reset. */
function useEmptied(value: string | undefined, onEmptied: () => void) {
  const before = useRef(value);
  useEffect(() => {
    if (value === '' && before.current) onEmptied();
    before.current = value;
  });
}

function ImageSlotView(props: ImageSlotProps) {
  const { label, value, onChange, onBlur, upload, capture, isDisabled = false, errorMessage } = props;
  const t = useUiText(imageUploadTexts);
  const id = useId();
  const { uploads, state } = useImageUploads(
    { limit: 1, initial: value ? [{ url: value, name: label }] : undefined },
    { upload, onChange: ([image]) => onChange?.(image?.url ?? '') },
  );
  const [item] = state.items;
  const { root, chooser, noteRemoval } = useFocusKeeper(item !== undefined);
  const isInvalid = state.problems.length > 0 || errorMessage !== undefined;

  useEmptied(value, () => {
    if (item) uploads.remove(item.id);
  });

  return (
    <div
      ref={root}
      role="group"
      aria-labelledby={`${id}-label`}
      tabIndex={-1}
      className="flex flex-col gap-2 rounded-card outline-offset-4"
    >
      <span id={`${id}-label`} className="font-medium">
        {label}
      </span>
      {item ? (
        <SlotCard
          item={item}
          previewUrl={item.sizeBytes === undefined ? (props.previewUrl ?? item.previewUrl) : item.previewUrl}
          label={label}
          failureText={failureTextOf(item, t, props.failureText)}
          failureDetail={failureDetailOf(item, props.failureDetail)}
          onRetry={() => uploads.retry(item.id)}
          onRemove={() => {
            uploads.remove(item.id);
            noteRemoval();
          }}
        />
      ) : (
        <EmptySlot
          id={id}
          ref={(element) => {
            assignRef(chooser, element);
            assignRef(props.inputRef, element);
          }}
          capture={capture}
          isInvalid={isInvalid}
          isDisabled={isDisabled}
          onChoose={(files) => void uploads.add(files)}
          onBlur={onBlur}
        />
      )}
      <UploadProblems id={`${id}-problems`} problems={state.problems} errorMessage={errorMessage} />
    </div>
  );
}
