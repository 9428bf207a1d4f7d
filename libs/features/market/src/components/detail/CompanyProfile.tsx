import { useGetCompany } from '@wealth/api-sdk/stock';
import type { InstrumentRef } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { StateMessage } from '@wealth/ui/state-message';
import { ApiError } from '@wealth/api-sdk';
import { Facts } from './Facts.tsx';

/** Who issued it, and what they do. An index and a share without a profile say so. */
export function CompanyProfile({ market, symbol }: InstrumentRef) {
  const t = useMessages('market');
  const formats = useFormats();
  const query = useGetCompany({ market, s: symbol }, { query: { meta: { claims: isMissing } } });
  const { data: company } = query;
  if (company === undefined) {
    if (query.errorUpdateCount === 0) return <SkeletonRows rows={3} />;
    if (isMissing(query.error)) return <p className="text-fg-muted">{t('noProfile')}</p>;
    return (
      <StateMessage
        kind="error"
        title={t('companyFailed')}
        text={t('chartFailedText')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <p className="max-w-[70ch] wrap-anywhere text-fg-muted">{company.description}</p>
      <Facts
        facts={[
          {
            id: 'cap',
            name: t('marketCap'),
            value: formats.compact(company.market_cap),
          },
          { id: 'founded', name: t('founded'), value: String(company.founded) },
          { id: 'employees', name: t('employees'), value: formats.quantity(company.employees) },
          { id: 'place', name: t('headquarters'), value: company.headquarters },
        ]}
      />
    </div>
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
