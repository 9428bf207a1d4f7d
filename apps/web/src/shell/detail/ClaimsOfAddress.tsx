import { ClaimPanel } from '@wealth/feature-claims';
import { claimSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useSearchOf } from '../../core/useSearchOf.ts';

/** The form of a claim as a page; its address may name what it is about. */
export function ClaimsOfAddress() {
  const t = useMessages('claims');
  const [about] = useSearchOf(claimSearch, '/services/compensation');
  return (
    <>
      <h1 className="mb-4 text-page max-tablet:sr-only">{t('title')}</h1>
      <div className="flex flex-col overflow-clip rounded-card border border-border bg-surface">
        <h2 className="sr-only">{t('claim')}</h2>
        <ClaimPanel about={about} />
      </div>
    </>
  );
}
