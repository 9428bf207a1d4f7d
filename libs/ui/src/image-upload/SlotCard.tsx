import { imageUploadTexts } from '@wealth/i18n-locale/ui/imageUpload';
import { Button } from '../button/Button.tsx';
import { EnlargeIcon, ErrorIcon, RemoveIcon, RetryIcon, SuccessIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { ImageLoader } from '../image-loader/ImageLoader.tsx';
import { useImageZoom } from '../image-loader/useImageZoom.tsx';
import { useUiText, useUiLanguage } from '../messages/UiTextsProvider.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import type { ImageUploadItem } from './createImageUploads.ts';
import { sizeText } from './sizeText.ts';
import { UploadProgress } from './UploadProgress.tsx';

export interface SlotCardProps {
  item: ImageUploadItem;
  /** Empty where the image can be seen by nobody. */
  previewUrl: string;
  /** Of the slot: what the buttons say that they view and remove. */
  label: string;
  failureText: string;
  /** The second line of a failure; empty for none. */
  failureDetail: string;
  onRetry: () => void;
  onRemove: () => void;
}

function StatusText({ status, sizeBytes }: Pick<ImageUploadItem, 'status' | 'sizeBytes'>) {
  const t = useUiText(imageUploadTexts);
  const { locale } = useUiLanguage();
  if (sizeBytes === undefined) return t('uploadedEarlier');
  const size = sizeText(sizeBytes, t, locale);
  return status === 'done' ? t('uploaded', { size }) : size;
}

function StatusIcon({ status }: Pick<ImageUploadItem, 'status'>) {
  if (status === 'done') {
    return (
      <span className="text-positive">
        <SuccessIcon />
      </span>
    );
  }
  if (status === 'failed') {
    return (
      <span className="text-negative">
        <ErrorIcon />
      </span>
    );
  }
  return <Spinner size="md" />;
}

/** The image of a slot: thumbnail, name, size, how far it is, and the ways to view, remove or send it again. */
export function SlotCard(props: SlotCardProps) {
  const t = useUiText(imageUploadTexts);
  const { item, previewUrl, label, failureText, failureDetail, onRetry, onRemove } = props;
  const { status, name } = item;
  const zoom = useImageZoom(previewUrl, label);

  return (
    <div className="grow rounded-card border border-border-strong bg-surface p-2.5">
      <ImageLoader src={previewUrl} name={label} fit="contain" />
      <div className="flex min-h-13 items-center gap-2.5 px-1 pt-2">
        <StatusIcon status={status} />
        <div className="min-w-0 grow">
          <p className="truncate text-detail font-medium" title={name}>
            {name}
          </p>
          <div role="status" className="text-caption text-fg-subtle">
            {status === 'failed' ? (
              <>
                <p className="text-negative">{failureText}</p>
                {failureDetail !== '' && <p className="wrap-anywhere text-fg-muted">{failureDetail}</p>}
              </>
            ) : (
              <StatusText status={status} sizeBytes={item.sizeBytes} />
            )}
          </div>
        </div>
        {previewUrl !== '' && (
          <IconButton aria-label={t('view', { name: label })} aria-haspopup="dialog" onPress={zoom.open}>
            <EnlargeIcon size="sm" />
          </IconButton>
        )}
        <IconButton aria-label={t('remove', { name: label })} onPress={onRemove}>
          <RemoveIcon size="sm" />
        </IconButton>
      </div>
      {(status === 'waiting' || status === 'uploading') && (
        <div className="px-1 pt-1">
          <UploadProgress
            label={t('uploading', { name })}
            progress={item.progress}
            valueText={(percent) => t('percent', { percent: String(percent) })}
          />
        </div>
      )}
      {status === 'failed' && (
        <div className="px-1 pt-1">
          <Button size="sm" variant="secondary" icon={<RetryIcon size="sm" />} onPress={onRetry}>
            {t('retry')}
          </Button>
        </div>
      )}
      {zoom.overlay}
    </div>
  );
}
