import { ApiError } from '@wealth/api-sdk';
import { failureText } from '@wealth/queries';
import { useMessages } from '@wealth/i18n-locale-react';
import { useUploadImage } from '@wealth/parts';
import { ImageSlot, type UploadFailure } from '@wealth/ui/image-upload';

export interface IdImageProps {
  /** The field of the form that holds the address of the image. */
  name: 'frontUrl' | 'backUrl';
  label: string;
}

/** Statuses of a line, or of what stands in it, that gave up on the way. */
const lostStatuses: readonly (number | null)[] = [408, 502, 504];

/** Whether the photo was lost on its way, and the server never judged it. */
function isLost({ kind, status }: ApiError): boolean {
  return kind === 'timeout' || kind === 'network' || lostStatuses.includes(status);
}

/** One side of the ID. */
export function IdImage({ name, label }: IdImageProps) {
  const upload = useUploadImage();
  const t = useMessages('kyc');
  const tErrors = useMessages('errors');

  /** One text for a line that failed, however it did; else the server's message, and when to try again. */
  function detail(failure: UploadFailure): string {
    const error = failure.kind === 'failed' ? failure.error : null;
    if (!(error instanceof ApiError)) return '';
    return isLost(error) ? t('photoLost') : failureText(error, { t: tErrors, isMasked: false });
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
