import { useEffect, useState } from 'react';
import { useStore } from '../internal/useStore.ts';
import {
  createImageUploads,
  type ImageUploads,
  type ImageUploadsOptions,
  type ImageUploadsState,
  type UploadOwner,
} from './createImageUploads.ts';

export interface ImageUploadsControl {
  uploads: ImageUploads;
  state: ImageUploadsState;
}

/** The images of one field, kept from its first render to its last. `limit` and `initial` count at the first. */
export function useImageUploads(
  { limit, initial }: Pick<ImageUploadsOptions, 'limit' | 'initial'>,
  { upload, onChange }: UploadOwner,
): ImageUploadsControl {
  const [uploads] = useState(() => createImageUploads({ limit, initial }));
  useEffect(() => uploads.serve({ upload, onChange }), [uploads, upload, onChange]);
  useEffect(() => () => uploads.dispose(), [uploads]);
  return { uploads, state: useStore(uploads) };
}
