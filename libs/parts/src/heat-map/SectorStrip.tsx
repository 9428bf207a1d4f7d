import type { Sector, SectorFigures } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { HeatButton } from '@wealth/ui/treemap';
import { useSectorName } from './useSectorName.ts';

export interface SectorStripProps {
  sectors: readonly SectorFigures[];
  shown: Sector;
  onOpen: (sector: Sector) => void;
}

/** All sectors in one row that scrolls, for who looks into one of them: from each to the next. */
export function SectorStrip({ sectors, shown, onOpen }: SectorStripProps) {
  const t = useMessages('parts');
  const nameOf = useSectorName();
  return (
    <ul aria-label={t('otherSectors')} className="flex gap-0.5 overflow-x-auto p-1 scroll-fades">
      {sectors.map(({ sector, change_percent }) => (
        <li key={sector} className="min-w-16 shrink-0 grow">
          <HeatButton
            name={nameOf(sector)}
            changePercent={change_percent}
            isCurrent={sector === shown}
            onPress={() => onOpen(sector)}
          />
        </li>
      ))}
    </ul>
  );
}
