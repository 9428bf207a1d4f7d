import { useMessages } from '@wealth/i18n-locale-react';
import { ConfigurationValue } from '@wealth/ui/badge';
import { IconTile } from '@wealth/ui/data-list';
import { TrustIcon } from '@wealth/ui/icon';

/** Who publishes the research, as the operator has configured it; what is not configured says so. */
export function RegistrationNumber({ value }: { value: string | null }) {
  const t = useMessages('kyc');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-border px-4 py-3">
      <div className="flex min-w-0 items-center gap-3">
        <span className="max-tablet:hidden">
          <IconTile tone="brass">
            <TrustIcon size="sm" />
          </IconTile>
        </span>
        <div className="min-w-0">
          <p>{t('registrationTitle')}</p>
          <p className="text-caption text-fg-muted">
            {t(value === null ? 'registrationAbsent' : 'registrationNote')}
          </p>
        </div>
      </div>
      {value === null ? (
        <ConfigurationValue>{t('registrationPlaceholder')}</ConfigurationValue>
      ) : (
        <p className="min-w-0 font-medium wrap-anywhere">{value}</p>
      )}
    </div>
  );
}
