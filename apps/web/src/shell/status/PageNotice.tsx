import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { OfflineIcon, RetryIcon, WarningIcon } from '@wealth/ui/icon';
import type { SpreadFailure } from '@wealth/queries';
import { usePageFailures } from '../../core/usePageFailures.ts';
import { leaveFocusToContent } from './leaveFocusToContent.ts';

/** Several parts of the page have failed for one cause: said once, with one Retry for all of them. */
export function PageNotice() {
  const { spread } = usePageFailures();
  return spread && <Notice {...spread} />;
}

function Notice({ failedAt, isUnreached, isRetrying }: SpreadFailure) {
  const t = useMessages('frame');
  const { marketTime } = useFormats();
  const { retryAll } = usePageFailures();
  return (
    <div
      ref={leaveFocusToContent}
      role="alert"
      className="mb-grid flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-border bg-surface px-card py-3 shadow-raised"
    >
      <span className="text-warning">{isUnreached ? <OfflineIcon /> : <WarningIcon />}</span>
      {/* With too little room for so much of it, what stands behind it goes into a line of its own. */}
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p className="font-semibold">{t('partFailed')}</p>
        <p className="text-fg-muted">{t('partFailedText')}</p>
      </div>
      <div className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-2 tablet:grow-0">
        <span className="text-detail text-fg-subtle tabular-nums">{marketTime(failedAt)}</span>
        <Button variant="secondary" icon={<RetryIcon size="sm" />} isPending={isRetrying} onPress={retryAll}>
          {t('retry')}
        </Button>
      </div>
    </div>
  );
}
