import { useMessages } from '@wealth/i18n-locale-react';
import { Indices } from '@wealth/parts';
import { InSight } from '@wealth/stream';

/** The indices of the market, live. */
export function IndicesPage() {
  const t = useMessages('market');
  return (
    <div className="grid grid-cols-1 gap-grid">
      <h1 className="text-page max-tablet:sr-only">{t('indicesTitle')}</h1>
      <InSight>
        <Indices />
      </InSight>
    </div>
  );
}
