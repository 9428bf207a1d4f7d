import type { Company } from '@wealth/api-sdk/model';
import { useGetCompany } from '@wealth/api-sdk/stock';
import type { InstrumentRef } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Fact, Facts } from '@wealth/ui/facts';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { isNotFound } from '@wealth/api-sdk';
import { QueryPart } from './QueryPart.tsx';

function Profile({ company }: { company: Company }) {
  const t = useMessages('market');
  const formats = useFormats();
  const { description, founded, employees, headquarters, market_cap: cap } = company;
  const facts = [
    { id: 'cap', name: t('marketCap'), value: cap === null ? null : formats.compact(cap) },
    { id: 'founded', name: t('founded'), value: founded },
    { id: 'employees', name: t('employees'), value: employees === null ? null : formats.quantity(employees) },
    { id: 'place', name: t('headquarters'), value: headquarters },
  ].filter(({ value }) => value !== null);
  return (
    <div className="grid gap-4">
      <p className="max-w-[70ch] wrap-anywhere text-fg-muted">{description ?? t('noProfile')}</p>
      {facts.length > 0 && (
        <Facts layout="columns">
          {facts.map(({ id, name, value }) => (
            <Fact key={id} name={name}>
              {value}
            </Fact>
          ))}
        </Facts>
      )}
    </div>
  );
}

/** Who issued it, and what they do. An index and a share without a profile say so. */
export function CompanyProfile({ market, symbol }: InstrumentRef) {
  const t = useMessages('market');
  const query = useGetCompany({ market, s: symbol }, { query: { meta: { claims: isNotFound } } });
  const { error } = query;
  if (query.data === undefined && isNotFound(error)) {
    return <p className="text-fg-muted">{t('noProfile')}</p>;
  }
  return (
    <QueryPart
      query={query}
      failedTitle={t('companyFailed')}
      failedText={t('chartFailedText')}
      skeleton={<SkeletonRows rows={3} />}
    >
      {(company) => <Profile company={company} />}
    </QueryPart>
  );
}
