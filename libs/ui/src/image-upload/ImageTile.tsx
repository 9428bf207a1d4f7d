import { imageUploadTexts } from '@wealth/i18n-locale/ui/imageUpload';
import { Button as AriaButton } from 'react-aria-components/Button';
import { CloseIcon, RetryIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { ImageLoader } from '../image-loader/ImageLoader.tsx';
import { useUiText, useUiLanguage } from '../messages/UiTextsProvider.tsx';
import type { ImageUploadItem } from './createImageUploads.ts';
import { sizeText } from './sizeText.ts';
import { UploadProgress } from './UploadProgress.tsx';

export interface ImageTileProps {
  item: ImageUploadItem;
  /** Why it did not arrive; shown while its status says so. */
  failureText: string;
  /** The second line; empty for none. */
  failureDetail: string;
  onRemove: () => void;
  onRetry: () => void;
}

/** One chosen image: preview, name, size, how far it is, and the ways to remove or send it again. */
export function ImageTile({ item, failureText, failureDetail, onRemove, onRetry }: ImageTileProps) {
  const t = useUiText(imageUploadTexts);
  const { locale } = useUiLanguage();
  const { name, status, sizeBytes } = item;
  const isOnItsWay = status === 'waiting' || status === 'uploading';
  return (
    <li className="relative flex min-h-32 flex-col overflow-hidden rounded-control border border-border bg-surface">
      <ImageLoader src={item.previewUrl} name={t('preview', { name })} corners="square" />
      <div className="grid grow content-start gap-1 p-2.5">
        <p className="truncate text-caption font-medium text-fg" title={name}>
          {name}
        </p>
        {isOnItsWay && (
          <UploadProgress
            label={t('uploading', { name })}
            progress={item.progress}
            valueText={(percent) => t('percent', { percent: String(percent) })}
          />
        )}
        {status === 'done' && sizeBytes !== undefined && (
          <p className="text-caption text-fg-subtle tabular-nums">{sizeText(sizeBytes, t, locale)}</p>
        )}
        <div role="status" className="grid gap-1 empty:hidden">
          {status === 'failed' && <p className="text-caption text-negative">{failureText}</p>}
          {status === 'failed' && failureDetail !== '' && (
            <p className="text-caption wrap-anywhere text-fg-muted">{failureDetail}</p>
          )}
        </div>
        {status === 'failed' && (
          <AriaButton
            aria-label={t('retryNamed', { name })}
            onPress={onRetry}
            className="touch-target flex items-center gap-1 justify-self-start rounded-mark text-caption font-medium text-accent-text data-hovered:underline"
          >
            <RetryIcon size="xs" />
            {t('retry')}
          </AriaButton>
        )}
      </div>
      <div className="absolute top-1 right-1 rounded-badge bg-surface-raised shadow-raised forced-colors:border">
        <IconButton aria-label={t('remove', { name })} size="sm" onPress={onRemove}>
          <CloseIcon size="sm" />
        </IconButton>
      </div>
    </li>
  );
}
