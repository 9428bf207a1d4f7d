import { ApiError } from '@wealth/api-sdk';
import { failureText } from '@wealth/queries';
import { useMessages } from '@wealth/i18n-locale-react';
import { ImageSlot, type UploadFailure } from '@wealth/ui/image-upload';
import { useImageUpload } from './useImageUpload.ts';

export interface IdImageProps {
  /** The field of the form that holds the address of the image. */
  name: 'frontUrl' | 'backUrl';
  label: string;
}

/** One side of the ID. */
export function IdImage({ name, label }: IdImageProps) {
  const upload = useImageUpload();
  const tErrors = useMessages('errors');

  /** What the app would say of it in a toast: the server's message, and when to try again. */
  function detail(failure: UploadFailure): string {
    const error = failure.kind === 'failed' ? failure.error : null;
    return error instanceof ApiError ? failureText(error, { t: tErrors, isMasked: false }) : '';
  }

  return (
    <ImageSlot
      name={name}
      label={label}
      upload={upload}
      capture="environment"
      failureDetail={detail}
      // An image of an earlier visit: its address is good for the submission only, the server shows it to nobody.
      previewUrl=""
    />
  );
}
