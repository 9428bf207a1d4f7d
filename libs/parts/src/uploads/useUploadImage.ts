import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wealth/api-sdk';
import { uploadImage } from '@wealth/api-sdk/client';
import { reporterOf } from '@wealth/queries';
import type { UploadImage } from '@wealth/ui/image-upload';
import { useCallback } from 'react';

const successStatus = 200;

/** An answer that came with 200 but without the address that it should hold. */
function isWithoutAddress(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'malformed' && error.status === successStatus;
}

/**
 * Sends images, any number at once, and tells how far each is. What fails stands on the image with what the server
 * said and a Retry, and is no toast; a lost network leads to /error like that of every other request.
 */
export function useUploadImage(): UploadImage {
  const client = useQueryClient();
  return useCallback(
    async (file, { onProgress, signal }) => {
      try {
        const onUploadProgress = ({
          sentBytes,
          totalBytes,
        }: {
          sentBytes: number;
          totalBytes: number | null;
        }) => {
          if (totalBytes) onProgress(sentBytes / totalBytes);
        };
        return await uploadImage({ file }, { onUploadProgress }, signal);
      } catch (error) {
        if (isWithoutAddress(error)) return {};
        void reporterOf(client)(error, { claims: () => true });
        throw error;
      }
    },
    [client],
  );
}
