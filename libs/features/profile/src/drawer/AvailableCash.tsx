import { useGetAsset } from '@wealth/api-sdk/stat';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { ShowAssetsToggle } from '@wealth/ui/show-assets-toggle';
import { SkeletonLine } from '@wealth/ui/skeleton';

/** The cash that can be used now, which the eye hides. */
export function AvailableCash() {
  const t = useMessages('profile');
  const formats = useFormats();
  const query = useGetAsset();
  const { data: asset } = query;
  const hasFailed = asset === undefined && query.errorUpdateCount > 0;

  return (
    <div
      className="flex items-center justify-between gap-3 rounded-control bg-surface-sunken px-4 py-3"
      aria-busy={query.isPending}
    >
      <div className="min-w-0 flex-1">
        <div className="text-caption text-fg-muted">{t('availableToTrade')}</div>
        {asset && (
          <>
            <Money form="figure" rupees={asset.available} />
            {query.isRefetchError && (
              <div className="text-caption text-warning">
                {t('stale', { time: formats.marketTime(asset.as_of) })}
              </div>
            )}
          </>
        )}
        {hasFailed && (
          <div role="status" className="text-detail text-fg-muted">
            {t('availableFailed')}
          </div>
        )}
        {!asset && !hasFailed && (
          <div className="text-heading">
            <SkeletonLine width={140} />
          </div>
        )}
      </div>
      {hasFailed ? (
        <Button
          variant="secondary"
          size="sm"
          isPending={query.isFetching}
          onPress={() => void query.refetch()}
        >
          {t('retry')}
        </Button>
      ) : (
        <ShowAssetsToggle />
      )}
    </div>
  );
}
