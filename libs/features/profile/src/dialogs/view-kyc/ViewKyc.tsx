import { useGetIdentityDetail } from '@wealth/api-sdk/identify';
import { useMessages } from '@wealth/i18n-locale-react';
import { Card } from '@wealth/ui/card';
import { SecurityIcon } from '@wealth/ui/icon';
import { ImageLoader } from '@wealth/ui/image-loader';
import { Note } from '@wealth/ui/note';
import { Skeleton } from '@wealth/ui/skeleton';
import { StateMessage } from '@wealth/ui/state-message';
import { useEffect } from 'react';
import { KycTable } from './KycTable.tsx';

const rows = ['fullName', 'idNumber', 'mobile', 'submittedOn', 'approvedOn'] as const;
// Pixels: a row of the table, and an identity card at the width that it has on a desktop.
const rowHeight = 42;
const imageHeight = 170;

function KycSkeleton() {
  const t = useMessages('profile');
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('kycLoading')}</span>
      {rows.map((row) => (
        <Skeleton key={row} shape="block" height={rowHeight} />
      ))}
      <div className="grid gap-4 tablet:grid-cols-2">
        <Skeleton shape="block" height={imageHeight} />
        <Skeleton shape="block" height={imageHeight} />
      </div>
    </div>
  );
}

function IdImage({ name, src }: { name: string; src: string }) {
  return (
    <figure className="grid gap-2">
      <figcaption>{name}</figcaption>
      <ImageLoader name={name} src={src} fit="contain" isZoomable />
    </figure>
  );
}

function KycFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const t = useMessages('profile');
  const tErrors = useMessages('errors');
  return (
    <Card>
      <StateMessage
        kind="error"
        title={tErrors('kycLoadFailed')}
        text={t('kycRecordsSafe')}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    </Card>
  );
}

function KycRecord() {
  const t = useMessages('profile');
  // The addresses of the images are good for five minutes, and nothing of this stays in memory longer than it is shown.
  const query = useGetIdentityDetail({ query: { gcTime: 0, refetchOnMount: 'always' } });
  const { data: detail, error } = query;

  useEffect(() => {
    if (error) console.warn('The KYC information could not be loaded.', error);
  }, [error]);

  if (detail) {
    return (
      <>
        <KycTable detail={detail} />
        <div className="grid gap-4 tablet:grid-cols-2">
          <IdImage name={t('idFront')} src={detail.id_front_url} />
          <IdImage name={t('idBack')} src={detail.id_back_url} />
        </div>
      </>
    );
  }
  if (error || query.errorUpdateCount > 0) {
    return <KycFailed isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  return <KycSkeleton />;
}

/** View KYC: what was submitted, and always the promise to keep it confidential. */
export function ViewKyc() {
  const t = useMessages('profile');
  return (
    <div className="grid gap-5">
      <KycRecord />
      <Note icon={<SecurityIcon size="sm" />}>{t('kycConfidential')}</Note>
    </div>
  );
}
