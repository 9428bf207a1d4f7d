import { useMessages } from '@wealth/i18n-locale-react';
import { Indices, SectorHeatMap } from '@wealth/parts';
import { InSight } from '@wealth/stream';

/** The indices of the market and its sectors, live. */
export function IndicesPage() {
  const t = useMessages('market');
  return (
    <div className="grid grid-cols-1 gap-grid">
      <h1 className="text-page max-tablet:sr-only">{t('indicesTitle')}</h1>
      <InSight>
        <Indices />
      </InSight>
      <InSight>
        <SectorHeatMap />
      </InSight>
    </div>
  );
}
