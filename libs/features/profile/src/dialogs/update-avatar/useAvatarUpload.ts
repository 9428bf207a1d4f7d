import { uploadAvatar, useUploadAvatar } from '@wealth/api-sdk/client';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useState } from 'react';

const errorTitle: PlainMessageKey<'errors'> = 'avatarUploadFailed';

export interface AvatarUpload {
  isPending: boolean;
  /** Share that is sent, 0 to 1. */
  progress: number;
  send: (crop: File) => void;
}

/** Sends the avatar and tells how far it is. What fails is a toast, and the crop stays. */
export function useAvatarUpload(onUploaded: () => void): AvatarUpload {
  const [progress, setProgress] = useState(0);
  const { isPending, mutate } = useUploadAvatar({
    mutation: {
      mutationFn: ({ data }) =>
        uploadAvatar(data, {
          onUploadProgress({ sentBytes, totalBytes }) {
            if (totalBytes) setProgress(sentBytes / totalBytes);
          },
        }),
      meta: { errorTitle },
      onMutate: () => setProgress(0),
      onSuccess: onUploaded,
      onError: (error) => console.warn('The avatar could not be uploaded.', error),
    },
  });
  return { isPending, progress, send: (crop) => mutate({ data: { file: crop } }) };
}
