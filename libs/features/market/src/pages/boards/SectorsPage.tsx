import { useMessages } from '@wealth/i18n-locale-react';
import { SectorHeatMap } from '@wealth/parts';
import { InSight } from '@wealth/stream';

/** What moves today, by sector and by share. */
export function SectorsPage() {
  const t = useMessages('market');
  return (
    <div className="grid grid-cols-1 gap-grid">
      <h1 className="text-page max-tablet:sr-only">{t('sectorsTitle')}</h1>
      <InSight>
        <SectorHeatMap />
      </InSight>
    </div>
  );
}
