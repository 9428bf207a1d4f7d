import type { ReactNode } from 'react';
import { stateMessageTexts } from '@wealth/i18n-locale/ui/stateMessage';
import { Button } from '../button/Button.tsx';
import { FileErrorIcon, RetryIcon } from '../icon/icons.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { useIsQuiet } from './QuietFailures.tsx';

export interface FailedPartProps {
  /** What could not be loaded. */
  title?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** The geometry of what is missing: it is not drawn and keeps the part as high. */
  skeleton?: ReactNode;
}

/**
 * One line where content would be that failed to load: what it is, and Retry. Where one notice speaks for the page, only
 * that it is not there.
 */
export function FailedPart({ title, onRetry, isRetrying, skeleton }: FailedPartProps) {
  const t = useUiText(stateMessageTexts);
  const isQuiet = useIsQuiet();
  return (
    <div className="grid min-w-0 grid-cols-1">
      {skeleton !== undefined && (
        <div aria-hidden="true" className="invisible col-start-1 row-start-1 min-w-0 overflow-hidden">
          {skeleton}
        </div>
      )}
      <div
        role="status"
        className="col-start-1 row-start-1 flex flex-wrap items-center gap-x-2 gap-y-1 self-start px-card py-3 text-fg-muted"
      >
        <FileErrorIcon size="sm" />
        <span className="min-w-0 flex-1 wrap-anywhere">
          {isQuiet ? t('notLoadedSeeAbove') : (title ?? t('failedTitle'))}
        </span>
        {!isQuiet && onRetry && (
          <Button
            variant="secondary"
            size="sm"
            icon={<RetryIcon size="sm" />}
            isPending={isRetrying}
            onPress={onRetry}
          >
            {t('retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
