import type { UiText } from '@wealth/i18n-locale';
import type { ImageUploadItem } from './createImageUploads.ts';
import type { UploadFailure } from './sendImage.ts';

/** What stands on an image that did not arrive: the owner's words, else the specification's. Empty for all others. */
export function failureTextOf(
  { failure }: ImageUploadItem,
  t: UiText<'imageUpload'>,
  ownText: ((failure: UploadFailure) => string) | undefined,
): string {
  if (failure === undefined) return '';
  if (ownText) return ownText(failure);
  return failure.kind === 'noAddress' ? t('noAddress') : t('uploadFailed');
}

/** The second line: why it did not arrive, in the owner's words. Empty for none. */
export function failureDetailOf(
  { failure }: ImageUploadItem,
  ownDetail: ((failure: UploadFailure) => string) | undefined,
): string {
  return failure === undefined ? '' : (ownDetail?.(failure) ?? '');
}
