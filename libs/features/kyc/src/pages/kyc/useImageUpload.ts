import { ApiError } from '@wealth/api-sdk';
import { uploadImage, useUploadImage } from '@wealth/api-sdk/client';
import type { UploadImage, UploadOptions } from '@wealth/ui/image-upload';
import { useCallback, useRef } from 'react';

const successStatus = 200;

/** An answer that came with 200 but without the address that it should hold. */
function isWithoutAddress(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'malformed' && error.status === successStatus;
}

/**
 * Sends the image of one slot and tells how far it is. What fails stands on the slot with what the server said and a
 * Retry, and is no toast; a lost network leads to /error like that of every other request.
 */
export function useImageUpload(): UploadImage {
  const transfer = useRef<UploadOptions>(null);
  const { mutateAsync } = useUploadImage({
    mutation: {
      mutationFn({ data }) {
        const options = transfer.current;
        return uploadImage(
          data,
          {
            onUploadProgress({ sentBytes, totalBytes }) {
              if (totalBytes) options?.onProgress(sentBytes / totalBytes);
            },
          },
          options?.signal,
        );
      },
      meta: { claims: () => true },
    },
  });

  return useCallback(
    async (file, options) => {
      transfer.current = options;
      try {
        return await mutateAsync({ data: { file } });
      } catch (error) {
        if (isWithoutAddress(error)) return {};
        throw error;
      }
    },
    [mutateAsync],
  );
}
